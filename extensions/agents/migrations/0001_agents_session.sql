-- The purchases and baskets of agents: what each has asked for, the shop's cart behind it, and what it was told last.
create table agents_session (
  -- 128 random bits. The only thing that an agent knows; the cart's UUID, which opens the cart in the storefront, is never told.
  id text constraint agents_session_pkey primary key,
  kind text not null constraint agents_session_kind_check check (kind in ('checkout', 'cart')),
  protocol text not null constraint agents_session_protocol_check check (protocol in ('ucp', 'acp')),
  agent_key text not null,
  agent_name text,
  is_proven boolean not null,
  status text not null default 'open' constraint agents_session_status_check check (status in ('open', 'placed', 'completed', 'canceled')),
  cart uuid not null constraint agents_session_cart_fkey references cart (uuid) on delete cascade,
  -- True if the prices that the agent saw last include tax.
  is_gross boolean not null,
  -- The basket that became this checkout.
  from_session text constraint agents_session_from_fkey references agents_session (id) on delete set null,
  sent jsonb not null,
  -- The digest of the cart that the agent saw last. Null until the cart has one.
  digest text,
  -- The payment method of the cart, the one that the next change chooses, and what became of the last attempt to pay.
  method text,
  next_method text,
  payment jsonb,
  order_uuid uuid constraint agents_session_order_fkey references "order" (uuid) on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint agents_session_cart_key unique (cart),
  constraint agents_session_order_key unique (order_uuid)
);
-- A basket has one open checkout.
create unique index agents_session_from_key on agents_session (from_session) where status in ('open', 'placed');
create index agents_session_from_idx on agents_session (from_session);
create index agents_session_expiry_idx on agents_session (expires_at) where status in ('open', 'canceled');
create index agents_session_agent_idx on agents_session (agent_key, expires_at) where status = 'open';
comment on table agents_session is 'Not audited: agents alone write it, and the history of the order has what they bought.';
