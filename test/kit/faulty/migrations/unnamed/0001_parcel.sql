create table parcel (
  parcel_id int primary key,
  code text unique,
  weight int check (weight > 0)
);
