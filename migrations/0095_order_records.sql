-- Who made each change in the history of an order, as the account was at that time. Null: the shop itself, or a gateway.
-- No e-mail was ever recorded in customer_notified.
alter table order_activity
  drop column customer_notified,
  add column author_kind text,
  add column author_uuid uuid,
  add column author_name text,
  add constraint order_activity_author_check check (author_kind in ('administrator', 'customer', 'guest', 'extension'));

-- Notes of administrators about an order or a customer.
create table note (
  note_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  order_id integer,
  customer_id integer,
  text text not null,
  author_kind text not null,
  author_uuid uuid,
  author_name text,
  created_at timestamptz not null default now(),
  constraint note_pkey primary key (note_id),
  constraint note_uuid_key unique (uuid),
  constraint note_owner_check check (num_nonnulls(order_id, customer_id) = 1),
  constraint note_order_id_fkey foreign key (order_id) references "order" (order_id) on delete cascade,
  constraint note_customer_id_fkey foreign key (customer_id) references customer (customer_id) on delete cascade
);
create index note_order_index on note (order_id, note_id) where order_id is not null;
create index note_customer_index on note (customer_id, note_id) where customer_id is not null;

-- The words that the keyword of the list of orders is searched in: number, e-mail, names, telephone numbers and SKUs, folded
-- as those of products are.
create function order_words(value text) returns text
language sql immutable parallel safe
return translate(search_fold(value), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32));

-- Every word of the keyword begins a word of the order.
create function order_keyword(value text) returns tsquery
language sql immutable parallel safe
return to_tsquery('simple', array_to_string(array(
  select quote_literal(word) || ':*' from regexp_split_to_table(order_words(value), '\s+') word where word <> ''
), ' & '));

alter table "order" add column search_words tsvector not null default '';
update "order" o set search_words = to_tsvector('simple', order_words(concat_ws(' ',
  o.order_number, o.customer_email, o.customer_full_name,
  (select string_agg(concat_ws(' ', a.full_name, a.telephone, regexp_replace(a.telephone, '\D', '', 'g')), ' ')
    from order_address a where a.order_address_id in (o.shipping_address_id, o.billing_address_id)),
  (select string_agg(i.product_sku, ' ') from order_item i where i.order_item_order_id = o.order_id))));
create index order_search_index on "order" using gin (search_words);

-- The filters of the list, each in the order of the list.
create index order_status_index on "order" (status, order_id);
create index order_payment_status_index on "order" (payment_status, order_id);
create index order_shipment_status_index on "order" (shipment_status, order_id);
create index order_payment_method_index on "order" (payment_method, order_id);
create index order_email_index on "order" (customer_email, order_id);
create index order_total_index on "order" (grand_total, order_id);
create index order_coupon_index on "order" (coupon, order_id) where coupon is not null;

-- Notes are audited as records of their own; the searched words of an order follow from its other columns.
select audit_entity('note', 'note');
drop trigger audit on "order";
select audit_entity('"order"', 'order', 'sid,user_ip,user_agent,client_key,search_words');
