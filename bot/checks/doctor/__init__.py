"""What a host can try of Discord before anybody plays: with the real token, in one channel, and nothing stays."""
