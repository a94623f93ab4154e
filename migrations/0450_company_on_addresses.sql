-- Addresses name the company that buys, and the VAT ID that it buys with.
alter table cart_address add column company text, add column vat_id text;
alter table order_address add column company text, add column vat_id text;
alter table customer_address add column company text, add column vat_id text;
