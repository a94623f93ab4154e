-- Who gets the newsletter. An e-mail counts once the link of the e-mail to it was followed.
create table newsletter_subscriber (
  newsletter_subscriber_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  email text not null,
  status text not null default 'pending',
  -- The language in which it was requested.
  locale text not null,
  -- The last request, to which the link of the e-mail belongs.
  requested_at timestamptz not null,
  subscribed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint newsletter_subscriber_pkey primary key (newsletter_subscriber_id),
  constraint newsletter_subscriber_uuid_key unique (uuid),
  constraint newsletter_subscriber_status_check check (status in ('pending', 'subscribed', 'unsubscribed'))
);
create unique index newsletter_subscriber_email_key on newsletter_subscriber (lower(email));
create index newsletter_subscriber_pending_index on newsletter_subscriber (requested_at) where status = 'pending';
select audit_entity('newsletter_subscriber', 'newsletter_subscriber');
