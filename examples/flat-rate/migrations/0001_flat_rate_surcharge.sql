create table flat_rate_surcharge (
  flat_rate_surcharge_id int generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  country text primary key constraint flat_rate_surcharge_country_check check (country ~ '^[A-Z]{2}$'),
  -- In major units of the store's currency.
  amount numeric not null constraint flat_rate_surcharge_amount_check check (amount >= 0)
);
select audit_entity('flat_rate_surcharge', 'flat_rate_surcharge');
