-- Pictures that shoppers add to a return. They are in the row, so that an erasure deletes them in its transaction, and no address of a file
-- leads to them. Every writer locks the order first.

create table return_picture (
  return_picture_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  return_request_id integer not null,
  position integer not null,
  type text not null,
  width integer not null,
  height integer not null,
  content bytea not null,
  created_at timestamptz not null,
  constraint return_picture_pkey primary key (return_picture_id),
  constraint return_picture_uuid_key unique (uuid),
  constraint return_picture_position_key unique (return_request_id, position),
  constraint return_picture_request_fkey foreign key (return_request_id) references return_request (return_request_id) on delete cascade,
  constraint return_picture_position_check check (position between 1 and 5),
  constraint return_picture_type_check check (type = 'image/webp'),
  constraint return_picture_sides_check check (width between 1 and 2048 and height between 1 and 2048)
);
-- Pictures are compressed already.
alter table return_picture alter column content set storage external;

select audit_part('return_picture', 'return_request', 'return_request_id', 'pictures', 'content');
