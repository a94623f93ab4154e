-- What each order gives back as store credit. Amounts are minor units of its currency.
create table loyalty_credit (
  loyalty_credit_id int generated always as identity constraint loyalty_credit_pkey primary key,
  uuid uuid not null default gen_random_uuid() constraint loyalty_credit_uuid_key unique,
  order_uuid uuid not null constraint loyalty_credit_order_key unique,
  customer uuid not null constraint loyalty_credit_customer_fkey references customer (uuid) on delete cascade,
  currency text not null,
  percent numeric(7, 4) not null constraint loyalty_credit_percent_check check (percent > 0 and percent <= 100),
  -- What the order stands at: given, less what was taken back or has expired.
  amount bigint not null default 0 constraint loyalty_credit_amount_check check (amount >= 0),
  -- The number of changes, which makes the key of each.
  step int not null default 0 constraint loyalty_credit_step_check check (step >= 0),
  expires_at timestamptz,
  is_expired boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index loyalty_credit_customer_index on loyalty_credit (customer);
create index loyalty_credit_expiry_index on loyalty_credit (expires_at) where not is_expired;
comment on table loyalty_credit is 'Not audited: the ledger of the credit and the events of orders say who changed it.';
