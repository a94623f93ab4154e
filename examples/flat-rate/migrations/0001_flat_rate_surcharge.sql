create table flat_rate_surcharge (
  country text primary key constraint flat_rate_surcharge_country_check check (country ~ '^[A-Z]{2}$'),
  -- In major units of the store's currency.
  amount numeric not null constraint flat_rate_surcharge_amount_check check (amount >= 0)
);
