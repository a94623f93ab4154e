-- The groups of a customer beside the first one, which stays in `customer.group_id`, in their order.
create table customer_group_member (
  customer_id integer not null,
  customer_group_id integer not null,
  position integer not null,
  uuid uuid not null default gen_random_uuid(),
  constraint customer_group_member_pkey primary key (customer_id, customer_group_id),
  constraint customer_group_member_uuid_key unique (uuid),
  constraint customer_group_member_customer_fkey foreign key (customer_id) references customer (customer_id) on delete cascade,
  constraint customer_group_member_group_fkey foreign key (customer_group_id) references customer_group (customer_group_id) on delete cascade,
  constraint customer_group_member_position_check check (position > 0)
);
create index customer_group_member_group_index on customer_group_member (customer_group_id);
select audit_part('customer_group_member', 'customer', 'customer_id', 'groups');
