create table parcel (parcel_id int primary key, sent_at timestamp not null);
