-- How much of a payment's money was given back, and how much a refund under way has set aside.
alter table payment_transaction
  -- False while the gateway has not settled it: such money is not there yet.
  add column is_settled boolean not null default true,
  add column refunded numeric(16, 4) not null default 0,
  add column reserved numeric(16, 4) not null default 0,
  add constraint payment_transaction_refunded_check check (refunded >= 0),
  add constraint payment_transaction_reserved_check check (reserved >= 0),
  add constraint payment_transaction_refund_check check (refunded + reserved <= amount);

-- A capture, refund or void that is asked of a payment method: written before the call, so that whatever happens to the
-- call, its outcome is found with the same key and never asked for twice.
create table payment_attempt (
  payment_attempt_id int generated always as identity primary key,
  -- The idempotency key of the call.
  uuid uuid not null default gen_random_uuid() constraint payment_attempt_uuid_key unique,
  order_id int not null references "order",
  kind text not null constraint payment_attempt_kind_check check (kind in ('capture', 'refund', 'void')),
  state text not null default 'open'
    constraint payment_attempt_state_check check (state in ('open', 'succeeded', 'refused')),
  payment_transaction_id int references payment_transaction,
  amount numeric(16, 4) not null,
  currency text not null,
  -- What else was asked for: { reason, items }.
  request jsonb not null default '{}',
  -- Why it was refused, or what was last heard of it.
  message text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One at a time for each order.
create unique index payment_attempt_open_key on payment_attempt (order_id) where state = 'open';
create index payment_attempt_state_index on payment_attempt (updated_at) where state = 'open';
create index payment_attempt_order_index on payment_attempt (order_id);

-- Units that refunds took back; they do not ship any more.
alter table order_item
  add column refunded_qty int not null default 0,
  add constraint order_item_refunded_check check (refunded_qty between 0 and qty);

-- Cash on delivery that was ordered before it had a state of its own.
insert into payment_transaction (
  order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency
)
select order_id, 'cod', 'cod-authorize-' || uuid, 'offline', 'authorize', grand_total, currency
from "order" where payment_method = 'cod' and payment_status = 'pending'
on conflict on constraint payment_transaction_key do nothing;
update "order" set payment_status = 'cod_pending' where payment_method = 'cod' and payment_status = 'pending';
