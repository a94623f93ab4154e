-- What a refund takes from the tenders of an order and where it goes. A refund without rows goes back through the payment method of the order.
create table refund_tender (
  refund_tender_id integer generated always as identity,
  refund_id integer not null,
  -- The tender whose refunded amount grows. Null for the payment method of the order.
  order_tender_id integer,
  -- The gift card or the credit that gets the money. Null for the payment method of the order.
  stored_value_id integer,
  amount numeric(16, 4) not null,
  -- True once the gift card or the credit got the money. Always false for the payment method, whose transaction says so.
  is_given boolean not null default false,
  constraint refund_tender_pkey primary key (refund_tender_id),
  constraint refund_tender_key unique nulls not distinct (refund_id, order_tender_id),
  constraint refund_tender_refund_fkey foreign key (refund_id) references refund (refund_id) on delete cascade,
  constraint refund_tender_tender_fkey foreign key (order_tender_id) references order_tender (order_tender_id),
  constraint refund_tender_value_fkey foreign key (stored_value_id) references stored_value (stored_value_id),
  constraint refund_tender_amount_check check (amount > 0),
  constraint refund_tender_target_check check (order_tender_id is null or stored_value_id is not null)
);
create index refund_tender_tender_index on refund_tender (order_tender_id);
create index refund_tender_value_index on refund_tender (stored_value_id);
