create table parcel (parcel_id int primary key);
