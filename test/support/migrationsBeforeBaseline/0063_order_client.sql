-- Whom an order counts for in the tier of unpaid orders: the address of the client, or the /64 network of an IPv6 address.
alter table "order" add column client_key text;
create index order_unpaid_index on "order" (client_key, created_at)
  where placed_at is null and canceled_at is null and superseded_at is null;
