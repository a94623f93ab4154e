-- A customer's new e-mail until the link of the e-mail to it is followed; the account has the old one until then.
create table customer_email_change (
  customer_id int not null,
  uuid uuid not null default gen_random_uuid(),
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint customer_email_change_pkey primary key (customer_id),
  constraint customer_email_change_uuid_key unique (uuid),
  constraint customer_email_change_customer_fkey foreign key (customer_id) references customer on delete cascade
);

-- The tokens of these links; their family is the uuid of the change.
alter table customer_token drop constraint customer_token_kind_check;
alter table customer_token add constraint customer_token_kind_check
  check (kind in ('access', 'refresh', 'reset', 'email'));
