-- The address that a loft names for replies about its orders. Null: it wants none.
alter table pigeon_flight add column reply_to text;
