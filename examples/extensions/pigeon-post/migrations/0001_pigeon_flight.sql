-- The purchases that came by pigeon: the cart of each, and the digest of what was told last.
create table pigeon_flight (
  uuid uuid constraint pigeon_flight_pkey primary key,
  cart uuid not null constraint pigeon_flight_cart_fkey references cart (uuid) on delete cascade,
  loft text not null,
  digest text not null,
  created_at timestamptz(3) not null default now(),
  constraint pigeon_flight_cart_key unique (cart)
);
