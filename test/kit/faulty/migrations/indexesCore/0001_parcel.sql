create table parcel (parcel_id int primary key);
create index parcel_product_name_index on product (created_at, product_id);
comment on table parcel is 'Not audited: it is one of a test.';
