-- Notes written by administrators.
create table my_thing_note (
  my_thing_note_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint my_thing_note_uuid_key unique,
  title text not null,
  is_open boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- Records changes to notes in the audit log.
select audit_entity('my_thing_note', 'my_thing_note');
