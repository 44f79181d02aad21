### Puerto Rico.
