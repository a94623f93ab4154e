-- The customers for whom the gateway keeps cards, because they asked for it. The row outlives its customer, so that a job can delete the
-- gateway's customer as well.
create table cardgw_customer (
  cardgw_customer_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint cardgw_customer_uuid_key unique,
  customer_uuid uuid not null constraint cardgw_customer_customer_key unique,
  gateway_id text not null constraint cardgw_customer_gateway_key unique,
  created_at timestamptz(3) not null default now()
);
select audit_entity('cardgw_customer', 'cardgw_customer');
