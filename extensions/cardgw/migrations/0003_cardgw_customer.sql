-- The customers for whom the gateway keeps cards, because they asked for it. The row outlives its customer, so that a job can delete the
-- gateway's customer as well.
create table cardgw_customer (
  customer_uuid uuid constraint cardgw_customer_pkey primary key,
  gateway_id text not null constraint cardgw_customer_gateway_key unique,
  created_at timestamptz(3) not null default now()
);
comment on table cardgw_customer is 'Not audited: customers alone write it, by saving a card.';
