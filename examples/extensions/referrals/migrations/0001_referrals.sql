-- The codes that customers give to friends, one for each offer.
create table referral_code (
  referral_code_id int generated always as identity constraint referral_code_pkey primary key,
  uuid uuid not null default gen_random_uuid() constraint referral_code_uuid_key unique,
  customer uuid not null constraint referral_code_customer_fkey references customer (uuid) on delete cascade,
  promotion uuid not null,
  code text not null,
  created_at timestamptz(3) not null default now(),
  constraint referral_code_customer_key unique (customer, promotion)
);
create unique index referral_code_code_key on referral_code (lower(code));
comment on table referral_code is 'Not audited: the codes are those of the promotion, which is.';

-- The first order of a friend, and what the customer who recommended the shop gets for it in minor units.
create table referral (
  referral_id int generated always as identity constraint referral_pkey primary key,
  uuid uuid not null default gen_random_uuid() constraint referral_uuid_key unique,
  referrer uuid not null constraint referral_referrer_fkey references customer (uuid) on delete cascade,
  order_uuid uuid not null constraint referral_order_key unique,
  -- A hash of the friend's email address: each friend counts once.
  friend text not null constraint referral_friend_key unique,
  currency text not null,
  reward bigint not null constraint referral_reward_check check (reward > 0),
  -- The part of the reward that the order stands at.
  amount bigint not null default 0 constraint referral_amount_check check (amount between 0 and reward),
  -- The number of changes, which makes the key of each.
  step int not null default 0 constraint referral_step_check check (step >= 0),
  created_at timestamptz(3) not null default now()
);
create index referral_referrer_index on referral (referrer);
comment on table referral is 'Not audited: the ledger of the credit and the events of orders say who changed it.';
