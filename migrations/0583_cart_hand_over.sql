-- The keys by which a person takes over a cart that a sales channel built. Only the hash of a key is stored.
create table cart_hand_over (
  cart_hand_over_id integer generated always as identity constraint cart_hand_over_pkey primary key,
  uuid uuid not null default gen_random_uuid() constraint cart_hand_over_uuid_key unique,
  cart_id integer not null constraint cart_hand_over_cart_id_fkey references cart on delete cascade,
  key_hash bytea not null constraint cart_hand_over_key_hash_key unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint cart_hand_over_expires_at_check check (expires_at >= created_at)
);
create index cart_hand_over_cart_index on cart_hand_over (cart_id, cart_hand_over_id);
create index cart_hand_over_expires_index on cart_hand_over (expires_at);
