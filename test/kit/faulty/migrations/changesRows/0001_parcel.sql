create table parcel (parcel_id int primary key);
update product set weight = 1 + weight;
comment on table parcel is 'Not audited: it is one of a test.';
