create table parcel (
  parcel_id int primary key,
  code text unique,
  weight int check (weight > 0)
);
comment on table parcel is 'Not audited: it is one of a test.';
