-- The sales channel that built a cart, as its order has it, and when a person took the cart over in a browser. Null: the shop's own pages, and a
-- cart that nobody took over. A version before this one places orders of such carts without the channel.
alter table cart
  add column origin text,
  add column origin_who text,
  add column origin_session text,
  add column taken_over_at timestamptz(3),
  add constraint cart_origin_check check (origin is not null or (origin_who is null and origin_session is null)) not valid;
alter table cart validate constraint cart_origin_check;
