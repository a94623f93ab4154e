-- Flat costs in other currencies by code, such as {"EUR": "4.5"}. Where a currency is missing, the cost is converted.
alter table core_shipping_method_rate
  add column amounts jsonb not null default '{}',
  add constraint core_shipping_method_rate_amounts_check check (jsonb_typeof(amounts) = 'object');
