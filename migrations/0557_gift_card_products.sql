-- Gift cards that are sold. ADR 0079 has the reasons. The version before neither reads nor writes these columns: what it sells of a gift card
-- is a plain line, which issues no card.
alter table product
  add column gift_card jsonb,
  add constraint product_gift_card_check check (jsonb_typeof(gift_card) = 'object');
-- What the shopper entered for the line, whose origin is a hash of it.
alter table cart_item
  add column inputs jsonb,
  add constraint cart_item_inputs_check check (jsonb_typeof(inputs) = 'object');
alter table order_item
  add column inputs jsonb,
  -- What the gift card was when it was sold.
  add column gift_card jsonb,
  add constraint order_item_inputs_check check (jsonb_typeof(inputs) = 'object'),
  add constraint order_item_gift_card_check check (jsonb_typeof(gift_card) = 'object');
