-- The express payment that the shopper approved at a wallet before ordering: its code, and the gateway's id of the payment. The order takes the
-- id, and placing it empties the column. Null for carts that are paid as usual.
alter table cart
  add column express jsonb;
