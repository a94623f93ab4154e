-- The price before a reduction, and the contents of one unit, of which its price per base unit is computed.
alter table product
  add column compare_at_price numeric(16,4),
  add column unit_amount numeric(12,4),
  add column unit text,
  add constraint product_compare_at_price_check check (compare_at_price >= 0),
  add constraint product_unit_amount_check check (unit_amount > 0),
  add constraint product_unit_check
    check (unit in ('g', 'kg', 'oz', 'lb', 'ml', 'cl', 'l', 'fl_oz', 'cm', 'm', 'm2', 'piece')),
  -- Contents are an amount with its unit.
  add constraint product_contents_check check ((unit_amount is null) = (unit is null));
-- The color that stands for an option, such as `#1d4f3c`. Null: it has none.
alter table attribute_option
  add column color text,
  add constraint attribute_option_color_check check (color ~ '^#[0-9a-f]{6}$');
