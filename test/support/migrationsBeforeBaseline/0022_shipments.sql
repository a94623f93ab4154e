-- What was sent of an order. Carriers are names; the shop calls none.
create table shipment (
  shipment_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint shipment_uuid_key unique,
  shipment_order_id int not null references "order",
  status text not null default 'shipped'
    constraint shipment_status_check check (status in ('shipped', 'delivered', 'canceled')),
  carrier_name text,
  tracking_number text,
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index shipment_order_index on shipment (shipment_order_id);

create table shipment_item (
  shipment_item_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint shipment_item_uuid_key unique,
  shipment_id int not null references shipment on delete cascade,
  order_item_id int not null references order_item,
  qty int not null constraint shipment_item_qty_check check (qty > 0),
  constraint shipment_item_key unique (shipment_id, order_item_id)
);
create index shipment_item_order_item_index on shipment_item (order_item_id);

-- Units in shipments that were not canceled, so that nothing is sent twice.
alter table order_item
  add column shipped_qty int not null default 0,
  add constraint order_item_shipped_check check (shipped_qty between 0 and qty);

alter table "order"
  -- Set when it was canceled and its stock and coupon were given back: once.
  add column canceled_at timestamptz,
  add column cancel_reason text;
