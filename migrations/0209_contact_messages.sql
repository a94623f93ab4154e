-- What shoppers wrote to the merchant by the contact form.
create table contact_message (
  contact_message_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  full_name text not null,
  email text not null,
  message text not null,
  -- The language of the page on which it was written.
  locale text not null,
  status text not null default 'new',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_message_pkey primary key (contact_message_id),
  constraint contact_message_uuid_key unique (uuid),
  constraint contact_message_status_check check (status in ('new', 'answered'))
);
create index contact_message_status_index on contact_message (status, contact_message_id desc);
select audit_entity('contact_message', 'contact_message');
