-- Images that shoppers add to a return. They are in the row, so that an erasure deletes them in its transaction, and no address of a file
-- leads to them. Every writer locks the order first.

create table return_image (
  return_image_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  return_request_id integer not null,
  position integer not null,
  type text not null,
  width integer not null,
  height integer not null,
  content bytea not null,
  created_at timestamptz not null,
  constraint return_image_pkey primary key (return_image_id),
  constraint return_image_uuid_key unique (uuid),
  constraint return_image_position_key unique (return_request_id, position),
  constraint return_image_request_fkey foreign key (return_request_id) references return_request (return_request_id) on delete cascade,
  constraint return_image_position_check check (position between 1 and 5),
  constraint return_image_type_check check (type = 'image/webp'),
  constraint return_image_sides_check check (width between 1 and 2048 and height between 1 and 2048)
);
-- Images are compressed already.
alter table return_image alter column content set storage external;

select audit_part('return_image', 'return_request', 'return_request_id', 'images', 'content');
