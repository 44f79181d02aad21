### Words of every game and of the tables themselves.
