create table parcel (parcel_id int primary key, sent_at timestamp not null);
comment on table parcel is 'Not audited: it is one of a test.';
