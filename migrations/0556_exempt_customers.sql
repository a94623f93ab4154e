-- Finds whether any customer is exempt from tax, which processes ask every few seconds.
create index customer_tax_exempt_index on customer (customer_id) where tax_exempt;
