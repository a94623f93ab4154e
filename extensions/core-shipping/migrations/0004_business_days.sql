-- How long a delivery by the method takes: { min, max } in business days, or null if nobody knows.
alter table core_shipping_method add column business_days jsonb;
