-- The account that requested the newsletter, and the one that has shown that the e-mail is its own by following the link. Only the latter
-- sees and ends the subscription without a link: an account's e-mail by itself was never confirmed.
alter table newsletter_subscriber
  add column requested_by integer,
  add column customer_id integer,
  add constraint newsletter_subscriber_requested_by_fkey
    foreign key (requested_by) references customer (customer_id) on delete set null,
  add constraint newsletter_subscriber_customer_fkey
    foreign key (customer_id) references customer (customer_id) on delete set null;
create index newsletter_subscriber_requested_by_index on newsletter_subscriber (requested_by) where requested_by is not null;
create index newsletter_subscriber_customer_index on newsletter_subscriber (customer_id) where customer_id is not null;
