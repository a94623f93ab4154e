-- Lines of an order's history that a person has to look at begin with this word. They wait until an administrator has seen them.
alter table order_activity
  add column needs_review boolean not null generated always as (comment like 'Attention: %') stored,
  add column reviewed_at timestamptz;
create index order_activity_review_index on order_activity (order_activity_order_id) where needs_review and reviewed_at is null;
