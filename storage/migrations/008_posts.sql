-- Nothing looks a message up by its number any more.
drop index posts_message;
