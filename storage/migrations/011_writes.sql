-- How many transactions the holder has made: by this it is known, after a connection has broken, what got through.
alter table lease add column writes integer not null default 0;
