-- The orders of lists. Cursors carry milliseconds; an index serves them only where the column has no more.
alter table "order" alter column created_at type timestamptz(3);
alter table customer alter column created_at type timestamptz(3);

drop index order_created_index;
create index order_created_index on "order" (created_at, order_id);
drop index customer_created_index;
create index customer_created_index on customer (created_at, customer_id);

-- A customer's own, newest first.
drop index order_customer_index;
create index order_customer_index on "order" (customer_id, order_id desc) where customer_id is not null;
