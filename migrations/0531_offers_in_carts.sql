-- The codes that a shopper entered, what offers take off the cart and its lines, and the gifts that the shopper does not want. Orders keep
-- them. The version before writes `coupon` alone: a cart whose `coupon` is not the first of `coupons` has that one code.
alter table cart
  add column coupons jsonb not null default '[]',
  add column discounts jsonb not null default '[]',
  add column declined_gifts jsonb not null default '[]';
alter table cart_item
  add column is_gift boolean not null default false,
  add column discounts jsonb not null default '[]';
alter table "order"
  add column coupons jsonb not null default '[]',
  add column discounts jsonb not null default '[]';
alter table order_item
  add column is_gift boolean not null default false,
  add column discounts jsonb not null default '[]';
