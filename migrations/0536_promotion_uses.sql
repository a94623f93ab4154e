-- The uses of promotions: by customer, and by order. The counters of `promotion` and `promotion_code` are the numbers of their rows here.
create table promotion_use (
  promotion_id integer not null,
  customer_key text not null,
  used integer not null,
  constraint promotion_use_pkey primary key (promotion_id, customer_key),
  constraint promotion_use_promotion_fkey foreign key (promotion_id) references promotion (promotion_id) on delete cascade,
  constraint promotion_use_used_check check (used >= 0)
);
create index promotion_use_customer_index on promotion_use (customer_key);

create table promotion_redemption (
  order_id integer not null,
  promotion_id integer not null,
  -- The code with which it was used, if it still exists.
  promotion_code_id integer,
  customer_key text not null,
  -- What it took off, in the currency of the order, with or without tax as the prices of the shop are.
  amount numeric(16, 4) not null default 0,
  constraint promotion_redemption_pkey primary key (order_id, promotion_id),
  constraint promotion_redemption_order_fkey foreign key (order_id) references "order" (order_id) on delete cascade,
  constraint promotion_redemption_promotion_fkey foreign key (promotion_id) references promotion (promotion_id) on delete cascade,
  constraint promotion_redemption_code_fkey foreign key (promotion_code_id) references promotion_code (promotion_code_id)
    on delete set null,
  constraint promotion_redemption_amount_check check (amount >= 0)
);
create index promotion_redemption_promotion_index on promotion_redemption (promotion_id, customer_key);
create index promotion_redemption_code_index on promotion_redemption (promotion_code_id);

-- An order may have several coupons, where the shop allows several codes on a cart.
alter table coupon_redemption drop constraint coupon_redemption_key;
alter table coupon_redemption add constraint coupon_redemption_key primary key (order_id, coupon_id);
drop trigger deletion on coupon_redemption;
select keep_deletions('coupon_redemption', 'order_id,coupon_id');
