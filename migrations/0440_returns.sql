-- Returns and withdrawals from the contract. Every writer locks the order first.

create table return_reason (
  return_reason_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  code text not null,
  name text not null,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint return_reason_pkey primary key (return_reason_id),
  constraint return_reason_uuid_key unique (uuid),
  constraint return_reason_code_key unique (code)
);

insert into return_reason (code, name, sort_order) values
  ('too_small', 'Too small', 10),
  ('too_large', 'Too large', 20),
  ('not_as_described', 'Not as described', 30),
  ('damaged', 'Damaged or defective', 40),
  ('wrong_item', 'Wrong item', 50),
  ('too_late', 'Arrived too late', 60),
  ('no_longer_wanted', 'No longer wanted', 70),
  ('other', 'Other', 80);

create table return_request (
  return_request_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  return_order_id integer not null,
  number text not null,
  origin text not null,
  state text not null,
  comment text,
  -- Why it was declined, which the shopper reads.
  declined_reason text,
  -- When the shopper declared the withdrawal, which may be before it was entered.
  declared_at timestamptz,
  refund_due_at timestamptz,
  -- With this withdrawal nothing of the order is left with the shopper, so that the delivery fee is refunded too.
  is_whole boolean not null default false,
  exchange_order_id integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint return_request_pkey primary key (return_request_id),
  constraint return_request_uuid_key unique (uuid),
  constraint return_request_number_key unique (number),
  constraint return_request_order_fkey foreign key (return_order_id) references "order" (order_id),
  constraint return_request_exchange_fkey foreign key (exchange_order_id) references "order" (order_id),
  constraint return_request_origin_check check (origin in ('shopper', 'merchant', 'withdrawal')),
  constraint return_request_state_check check (
    state in ('requested', 'approved', 'declined', 'declared', 'received', 'refunded', 'closed')
  ),
  constraint return_request_declared_check check ((origin = 'withdrawal') = (declared_at is not null)),
  constraint return_request_due_check check ((origin = 'withdrawal') = (refund_due_at is not null))
);
create index return_request_order_index on return_request (return_order_id);
create index return_request_exchange_index on return_request (exchange_order_id) where exchange_order_id is not null;
create index return_request_state_index on return_request (state, return_request_id desc);

create table return_item (
  return_item_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  return_request_id integer not null,
  order_item_id integer not null,
  requested integer not null,
  approved integer not null,
  received integer not null default 0,
  restocked integer not null default 0,
  -- The approved units that were not shipped when the contract was withdrawn. They never come back by post.
  unshipped integer not null default 0,
  reason text,
  condition text,
  constraint return_item_pkey primary key (return_item_id),
  constraint return_item_uuid_key unique (uuid),
  constraint return_item_key unique (return_request_id, order_item_id),
  constraint return_item_request_fkey foreign key (return_request_id) references return_request (return_request_id) on delete cascade,
  constraint return_item_order_item_fkey foreign key (order_item_id) references order_item (order_item_id),
  constraint return_item_requested_check check (requested > 0),
  constraint return_item_units_check check (
    restocked >= 0 and restocked <= received and unshipped >= 0 and received + unshipped <= approved and approved <= requested
  )
);
create index return_item_order_item_index on return_item (order_item_id);

alter table order_item
  -- Units in returns that have not ended.
  add column returning_qty integer not null default 0,
  -- Those of them that were never shipped, and that do not ship while the withdrawal is open.
  add column blocked_qty integer not null default 0,
  -- Refunded units that had been shipped, and came back or are on their way back.
  add column returned_qty integer not null default 0,
  add constraint order_item_returning_check check (returning_qty >= 0 and returning_qty + refunded_qty <= qty),
  add constraint order_item_blocked_check check (blocked_qty >= 0 and blocked_qty <= returning_qty),
  add constraint order_item_returned_check check (returned_qty >= 0 and returned_qty <= refunded_qty);

alter table product
  add column return_days integer,
  add column withdrawal_excluded text,
  add constraint product_return_days_check check (return_days between 0 and 3650),
  add constraint product_withdrawal_excluded_check check (
    withdrawal_excluded in ('perishable', 'hygiene', 'custom_made', 'sealed_media', 'press', 'dated', 'digital')
  );

select audit_entity('return_reason', 'return_reason');
select audit_entity('return_request', 'return_request');
select audit_part('return_item', 'return_request', 'return_request_id', 'items');
