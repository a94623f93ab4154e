-- Emails that remind shoppers of a cart and that follow an order. Both are sent only with consent.

-- Consent given in a checkout, for this cart and its order alone: nobody consents for an address that they only type.
create table reminder_consent (
  cart_id integer not null,
  email text not null,
  given_at timestamptz not null,
  constraint reminder_consent_pkey primary key (cart_id),
  constraint reminder_consent_cart_fkey foreign key (cart_id) references cart (cart_id) on delete cascade
);
create index reminder_consent_email_index on reminder_consent (lower(email));

-- What the owner of an address chose: in their account, or by the link of an email, which is always a refusal.
create table reminder_choice (
  reminder_choice_id integer generated always as identity not null,
  email text not null,
  wanted boolean not null,
  source text not null,
  customer_id integer,
  chosen_at timestamptz not null,
  constraint reminder_choice_pkey primary key (reminder_choice_id),
  constraint reminder_choice_source_check check (source = 'account' or (source = 'link' and not wanted)),
  constraint reminder_choice_customer_fkey foreign key (customer_id) references customer (customer_id) on delete cascade
);
create unique index reminder_choice_email_key on reminder_choice (lower(email));
create index reminder_choice_customer_index on reminder_choice (customer_id) where customer_id is not null;

-- One row for each email about a cart, written before it is sent: two workers cannot send the same one.
create table cart_reminder (
  cart_reminder_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  cart_id integer not null,
  number smallint not null,
  email text not null,
  created_at timestamptz not null,
  constraint cart_reminder_pkey primary key (cart_reminder_id),
  constraint cart_reminder_uuid_key unique (uuid),
  constraint cart_reminder_cart_key unique (cart_id, number),
  constraint cart_reminder_number_check check (number in (1, 2)),
  constraint cart_reminder_cart_fkey foreign key (cart_id) references cart (cart_id) on delete cascade
);
create index cart_reminder_time_index on cart_reminder (created_at);
create index cart_reminder_email_index on cart_reminder (lower(email));

create table order_follow_up (
  order_follow_up_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_id integer not null,
  email text not null,
  created_at timestamptz not null,
  constraint order_follow_up_pkey primary key (order_follow_up_id),
  constraint order_follow_up_uuid_key unique (uuid),
  constraint order_follow_up_order_key unique (order_id),
  constraint order_follow_up_order_fkey foreign key (order_id) references "order" (order_id) on delete cascade
);
create index order_follow_up_time_index on order_follow_up (created_at);
create index order_follow_up_email_index on order_follow_up (lower(email));
