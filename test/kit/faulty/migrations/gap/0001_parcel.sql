create table parcel (parcel_id int primary key);
comment on table parcel is 'Not audited: it is one of a test.';
