-- Notes on the orders of parcels.
create table parcel_note (
  parcel_note_id int generated always as identity primary key,
  order_id int not null references "order" on delete cascade,
  kind text not null constraint parcel_note_kind_check check (kind in ('fragile', 'gift')),
  price numeric not null default 0 constraint parcel_note_price_check check (price >= 0),
  created_at timestamptz not null default now(),
  constraint parcel_note_order_key unique (order_id, kind)
);
select audit_entity('parcel_note', 'parcel_note');
