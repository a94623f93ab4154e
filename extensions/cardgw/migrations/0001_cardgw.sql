-- The payment intents that were opened at the gateway for an order. The newest is the live one; a further one is opened only
-- after the one before it was canceled there.
create table cardgw_intent (
  order_id int not null references "order" on delete cascade,
  -- From 1. Part of the idempotency key, so that a new intent is not taken for the canceled one.
  generation int not null constraint cardgw_intent_generation_check check (generation > 0),
  intent_id text not null constraint cardgw_intent_key unique,
  created_at timestamptz not null default now(),
  constraint cardgw_intent_pkey primary key (order_id, generation)
);
