-- The label with which a return is sent back, made by its carrier. It names the shopper, so it is in the row: an erasure deletes it in its
-- transaction. Every writer locks the order first.

create table return_label (
  return_label_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  return_request_id integer not null,
  carrier_code text not null,
  carrier_name text not null,
  tracking_number text not null,
  tracking_url text,
  content bytea not null,
  created_at timestamptz not null,
  constraint return_label_pkey primary key (return_label_id),
  constraint return_label_uuid_key unique (uuid),
  constraint return_label_request_key unique (return_request_id),
  constraint return_label_request_fkey foreign key (return_request_id) references return_request (return_request_id) on delete cascade
);
select audit_part('return_label', 'return_request', 'return_request_id', 'labels', 'content');
