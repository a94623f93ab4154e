create table parcel (parcel_id int primary key, price double precision not null);
