-- Numbers of documents that follow each other without a gap. Who takes one locks the row until the transaction ends.
create table number_series (
  name text not null,
  last_number bigint not null,
  constraint number_series_pkey primary key (name)
);
insert into number_series (name, last_number) values ('invoice', 0);

-- An invoice gets its number once, when it is first issued.
alter table "order"
  add column invoice_number text,
  add column invoiced_at timestamptz,
  add constraint order_invoice_number_key unique (invoice_number),
  add constraint order_invoice_check check ((invoice_number is null) = (invoiced_at is null));
