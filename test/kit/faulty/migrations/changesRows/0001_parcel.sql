create table parcel (parcel_id int primary key);
update product set weight = 1 + weight;
