create table parcel (parcel_id int primary key, price double precision not null);
comment on table parcel is 'Not audited: it is one of a test.';
