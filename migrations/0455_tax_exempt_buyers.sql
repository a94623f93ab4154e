-- Customers and groups that pay no tax, and reverse charge for businesses with a checked VAT ID. A cart keeps the check of its VAT ID, and its
-- order takes it over. The version before writes none of these columns, and charges tax.
alter table customer
  add column tax_exempt boolean not null default false,
  add column tax_exempt_reason text,
  add column tax_exempt_until timestamptz;

alter table customer_group
  add column tax_exempt boolean not null default false,
  add column tax_exempt_reason text,
  add column tax_exempt_until timestamptz;

alter table cart
  add column tax_exempt boolean not null default false,
  add column tax_exempt_reason text,
  add column reverse_charge boolean not null default false,
  -- The result of the check: { vat_id, country, valid, name, address, checked_at, reference }. `valid` is null if no service answered.
  add column vat_check jsonb;

alter table "order"
  add column tax_exempt boolean not null default false,
  add column tax_exempt_reason text,
  add column reverse_charge boolean not null default false,
  add column vat_check jsonb,
  add constraint order_reverse_charge_check check (not reverse_charge or vat_check is not null);
