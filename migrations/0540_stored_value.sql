-- Gift cards and store credit, each with a ledger. ADR 0075 has the reasons. The version before reads and writes none of it.
create table stored_value (
  stored_value_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  kind text not null,
  -- The keyed hash of the code, which is looked for, and the mark of its key. Null for credit, which has no code.
  code_hash bytea,
  code_key bytea,
  last4 text,
  -- The code itself, encrypted, until it was mailed.
  sealed_code bytea,
  currency text not null,
  -- The number of decimals of the currency.
  decimals smallint not null,
  customer_id integer,
  initial numeric(18, 4) not null default 0,
  -- The sum of the entries.
  balance numeric(18, 4) not null default 0,
  expires_at timestamptz,
  -- One whose `expires_at` has passed is expired, without a state of its own.
  state text not null default 'active',
  email text,
  message text,
  locale text,
  deliver_at timestamptz,
  -- When the event was written with which the code is mailed, and when it was mailed.
  mail_requested_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint stored_value_pkey primary key (stored_value_id),
  constraint stored_value_uuid_key unique (uuid),
  constraint stored_value_code_key unique (code_hash),
  constraint stored_value_customer_fkey foreign key (customer_id) references customer (customer_id) on delete set null,
  constraint stored_value_kind_check check (kind in ('gift_card', 'credit')),
  constraint stored_value_state_check check (state in ('active', 'void')),
  constraint stored_value_code_check check (
    (kind = 'gift_card') = (code_hash is not null) and (kind = 'gift_card') = (code_key is not null)
      and (kind = 'gift_card') = (last4 is not null) and (kind = 'gift_card' or sealed_code is null)),
  constraint stored_value_decimals_check check (decimals between 0 and 4),
  constraint stored_value_initial_check check (initial >= 0),
  constraint stored_value_balance_check check (balance >= 0)
);
create unique index stored_value_credit_key on stored_value (customer_id, currency) where kind = 'credit';
create index stored_value_customer_index on stored_value (customer_id);
create index stored_value_email_index on stored_value (lower(email)) where email is not null;
create index stored_value_delivery_index on stored_value (deliver_at) where sealed_code is not null and mail_requested_at is null;
select audit_entity('stored_value', 'stored_value', 'code_hash,code_key,sealed_code,mail_requested_at,mailed_at');

create table stored_value_entry (
  stored_value_entry_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  stored_value_id integer not null,
  order_id integer,
  -- The attempt that refunds to it.
  attempt_uuid uuid,
  kind text not null,
  -- Below 0 if the balance became lower.
  amount numeric(18, 4) not null,
  author_kind text,
  author_uuid uuid,
  author_name text,
  reason text,
  created_at timestamptz not null,
  constraint stored_value_entry_pkey primary key (stored_value_entry_id),
  constraint stored_value_entry_uuid_key unique (uuid),
  constraint stored_value_entry_value_fkey foreign key (stored_value_id) references stored_value (stored_value_id),
  constraint stored_value_entry_order_fkey foreign key (order_id) references "order" (order_id),
  constraint stored_value_entry_kind_check check (kind in ('issue', 'redeem', 'release', 'refund', 'adjust', 'void')),
  constraint stored_value_entry_amount_check check (
    case when kind in ('issue', 'release', 'refund') then amount > 0 when kind = 'redeem' then amount < 0
      when kind = 'void' then amount <= 0 else amount <> 0 end),
  constraint stored_value_entry_order_check check (order_id is not null or kind in ('issue', 'adjust', 'void'))
);
create index stored_value_entry_value_index on stored_value_entry (stored_value_id, stored_value_entry_id);
-- What an order does to a value is written once.
create unique index stored_value_entry_order_key on stored_value_entry (order_id, stored_value_id, kind, attempt_uuid) nulls not distinct
  where order_id is not null;
select audit_part('stored_value_entry', 'stored_value', 'stored_value_id', 'entries');
