-- Refunds with what they give back of each line, of the shipping fee, and as an adjustment. The row is written before the payment method is
-- called, and its amounts never change; only the status does. A refused refund moved nothing and counts nowhere.
create table refund (
  refund_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  order_id integer not null,
  -- The attempt that makes the refund. Null if the gateway reported it on its own.
  payment_attempt_id integer,
  -- The transaction of the refund, once it is known.
  payment_transaction_id integer,
  -- The sum of the items, the shipping and the adjustment, including tax.
  amount numeric(16, 4) not null,
  currency text not null,
  reason text,
  -- The return that the refund is for.
  return_id integer,
  status text not null default 'pending',
  shipping_net numeric(16, 4) not null default 0,
  shipping_tax numeric(16, 4) not null default 0,
  shipping_gross numeric(16, 4) not null default 0,
  -- An amount that is not of a line or the shipping fee. Below 0 it is a fee.
  adjustment_net numeric(16, 4) not null default 0,
  adjustment_tax numeric(16, 4) not null default 0,
  adjustment_gross numeric(16, 4) not null default 0,
  adjustment_tax_rate numeric(7, 4),
  adjustment_label text,
  -- True for a refund that was made before refunds had rows. It gets no credit note.
  carried_over boolean not null default false,
  created_at timestamptz not null,
  constraint refund_pkey primary key (refund_id),
  constraint refund_uuid_key unique (uuid),
  constraint refund_attempt_key unique (payment_attempt_id),
  constraint refund_transaction_key unique (payment_transaction_id),
  constraint refund_order_fkey foreign key (order_id) references "order" (order_id),
  constraint refund_attempt_fkey foreign key (payment_attempt_id) references payment_attempt (payment_attempt_id),
  constraint refund_transaction_fkey foreign key (payment_transaction_id) references payment_transaction (payment_transaction_id),
  constraint refund_amount_check check (amount > 0),
  constraint refund_status_check check (status in ('pending', 'done', 'refused', 'unknown')),
  constraint refund_shipping_check check (
    shipping_net >= 0 and shipping_tax >= 0 and shipping_net + shipping_tax = shipping_gross
  ),
  constraint refund_adjustment_check check (
    adjustment_net + adjustment_tax = adjustment_gross and (adjustment_gross = 0 or adjustment_tax_rate is not null)
  )
);
create index refund_order_index on refund (order_id);
create index refund_return_index on refund (return_id) where return_id is not null;

create table refund_item (
  refund_id integer not null,
  order_item_id integer not null,
  -- The refunded units. 0 if only an amount of the line is refunded.
  qty integer not null,
  net numeric(16, 4) not null,
  tax numeric(16, 4) not null,
  gross numeric(16, 4) not null,
  constraint refund_item_pkey primary key (refund_id, order_item_id),
  constraint refund_item_refund_fkey foreign key (refund_id) references refund (refund_id) on delete cascade,
  constraint refund_item_order_item_fkey foreign key (order_item_id) references order_item (order_item_id),
  constraint refund_item_qty_check check (qty >= 0),
  constraint refund_item_amounts_check check (net >= 0 and tax >= 0 and net + tax = gross)
);
create index refund_item_order_item_index on refund_item (order_item_id);
