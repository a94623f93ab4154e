import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import {
  listRowsColumn,
  ownPricesColumn,
  scopesColumn,
  translatedName,
  variantChoices,
} from '../../catalog/index.ts';
import { traitsObject } from '../../promotions/index.ts';

/** Builds the JSON object that `productInputs` parses, from `product p`, with strings in the language `locale`. */
const productIn = (locale: SqlFragment): SqlFragment => sql.fragment`
  json_build_object(
    'product_id', p.product_id, 'sku', p.sku, 'name',
    ${translatedName(locale)}, 'group_id', p.group_id, 'price', p.price::text,
    'weight', p.weight::text, 'status', p.status, 'no_shipping_required', p.no_shipping_required,
    'min_qty', p.min_qty, 'max_qty', p.max_qty, 'qty_step', p.qty_step,
    'stock', coalesce(stock.qty, 0), 'manage_stock', coalesce(stock.manage_stock, true),
    'stock_availability', coalesce(stock.stock_availability, true),
    'thumbnail', (
      select image.url from product_image image where image.product_id = p.product_id order by position limit 1
    ),
    'url_key', p.url_key, 'tax_class', p.tax_class, 'gift_card', p.gift_card,
    'variant_group_id', p.variant_group_id,
    'variant_options', ${variantChoices(sql.fragment`p.variant_options`, locale)},
    'own', ${ownPricesColumn}, 'rows', ${listRowsColumn}, 'scoped', ${scopesColumn}, 'traits', ${traitsObject}
  )`;

/** Selects the products that match a condition on `product p`, in a language. */
export const productsWhere = (
  condition: SqlFragment,
  locale: SqlFragment,
): SqlFragment => sql.fragment`coalesce((
  select json_agg(${productIn(locale)})
  from product p left join product_inventory stock using (product_id)
  where ${condition}
), '[]')`;
