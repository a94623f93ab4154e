-- What gift cards and store credit pay of an order. Its payment method pays the rest of `grand_total`; that money is in `payment_transaction`,
-- so that it is written once. A version before this one places orders without stored value.
-- The gift cards and the credit that a cart is paid with, and what they pay of its total. Null: none.
alter table cart
  add column tenders jsonb;

alter table "order"
  add column stored_amount numeric(16, 4) not null default 0;

create table order_tender (
  order_tender_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  order_id integer not null,
  -- The order of use, from 1.
  position integer not null,
  method text not null,
  stored_value_id integer not null,
  -- The name as the shopper saw it.
  label text not null,
  amount numeric(16, 4) not null,
  -- The amount is captured when the order is placed. A canceled order keeps what was refunded before.
  captured numeric(16, 4) not null,
  refunded numeric(16, 4) not null default 0,
  -- The amounts of refunds whose gateway part is under way.
  reserved numeric(16, 4) not null default 0,
  constraint order_tender_pkey primary key (order_tender_id),
  constraint order_tender_uuid_key unique (uuid),
  constraint order_tender_position_key unique (order_id, position),
  constraint order_tender_value_key unique (order_id, stored_value_id),
  constraint order_tender_order_fkey foreign key (order_id) references "order" (order_id),
  constraint order_tender_value_fkey foreign key (stored_value_id) references stored_value (stored_value_id),
  constraint order_tender_position_check check (position between 1 and 100),
  constraint order_tender_method_check check (method in ('gift_card', 'credit')),
  constraint order_tender_amount_check check (amount > 0 and captured <= amount),
  constraint order_tender_refund_check check (refunded >= 0 and reserved >= 0 and refunded + reserved <= captured)
);
create index order_tender_value_index on order_tender (stored_value_id);

select audit_part('order_tender', 'order', 'order_id', 'tenders');
