create table parcel (
  customer_id int primary key references customer on delete cascade,
  code text not null
);
insert into parcel (customer_id, code) select customer_id, null from customer;
comment on table parcel is 'Not audited: it is one of a test.';
