-- The address of the front end that started the payment of an order; null: the pages of the shop did.
alter table "order" add column payment_return_url text;
