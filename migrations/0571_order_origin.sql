-- The sales channel in which an extension placed an order: its kind, who ordered there, and the session there. Null: the shop's own pages or its
-- API. A version before this one places orders without them.
alter table "order"
  add column origin text,
  add column origin_who text,
  add column origin_session text,
  add constraint order_origin_check check (origin is not null or (origin_who is null and origin_session is null));
create index order_origin_index on "order" (origin, order_id) where origin is not null;
create index order_origin_who_index on "order" (origin_who, order_id) where origin_who is not null;
