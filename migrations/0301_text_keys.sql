-- SKUs, codes of coupons and the options of one attribute are one where they differ in case, blanks, zero-width characters or the form of
-- Unicode alone. `text_key` is what they are compared by.
-- Its cost keeps plans that were made while a table was small on its index.
create function text_key(value text) returns text
language plpgsql immutable strict parallel safe cost 1000 as $$
begin
  return lower(btrim(regexp_replace(
    normalize(regexp_replace(value, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]', '', 'g'), NFC),
    '[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g')));
end
$$;

-- What was alike before stays: the oldest has the key, and the others keep their text here, which makes them unique while they have it.
alter table product add column sku_alike text;
update product set sku_alike = sku
from (select product_id, row_number() over (partition by text_key(sku) order by product_id) as place from product) alike
where alike.product_id = product.product_id and place > 1;
create unique index product_sku_text_key on product (text_key(sku), (case when sku = sku_alike then sku else '' end));

alter table coupon add column coupon_alike text;
update coupon set coupon_alike = coupon
from (select coupon_id, row_number() over (partition by text_key(coupon) order by coupon_id) as place from coupon) alike
where alike.coupon_id = coupon.coupon_id and place > 1;
create unique index coupon_text_key on coupon (text_key(coupon), (case when coupon = coupon_alike then coupon else '' end));

-- Options may trade their texts in one statement, so that their key is a column: only a constraint can wait for the end of it.
alter table attribute_option add column text_alike text;
update attribute_option set text_alike = option_text
from (
  select attribute_option_id, row_number() over (partition by attribute_id, text_key(option_text) order by attribute_option_id) as place
  from attribute_option
) alike
where alike.attribute_option_id = attribute_option.attribute_option_id and place > 1;
alter table attribute_option
  add column option_key text not null generated always as (
    text_key(option_text) || case when option_text = text_alike then E'\n' || option_text else '' end) stored,
  add constraint attribute_option_option_key unique (attribute_id, option_key) deferrable;

analyze product, coupon, attribute_option;
