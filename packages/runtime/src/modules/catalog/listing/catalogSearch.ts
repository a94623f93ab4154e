import { sql } from '../../../platform/db/db.ts';
import { searchHit } from '../../adminSearch/index.ts';
import type { SearchSource } from '../../adminSearch/index.ts';
import { isNamed } from '../../translations/index.ts';
import { FOR_ADMINISTRATORS, searchProducts } from './productSearch.ts';

/** Finds products like the keyword filter of a product list. A product whose SKU equals the keyword is listed first. */
const productSource: SearchSource = {
  type: 'product',
  permission: 'listProducts',
  editPath: '/admin/products/edit/',
  search: (db, text, limit) =>
    db.any(sql.type(searchHit)`
      select p.uuid, p.name as title, concat_ws(' · ', p.sku, (
        select string_agg(o.option_text, ', ' order by choice.place)
        from unnest(p.variant_options) with ordinality as choice (option_id, place)
        join attribute_option o on o.attribute_option_id = choice.option_id)) as subtitle from product p
      where ${searchProducts(text, FOR_ADMINISTRATORS).matches}
      order by (text_key(p.sku) = text_key(${text})) desc, p.product_id desc limit ${limit}`),
};

/** The searchable names of categories. */
export const CATEGORY_NAMES = { entityType: 'category', column: 'name' } as const;

const categorySource: SearchSource = {
  type: 'category',
  permission: 'listCategories',
  editPath: '/admin/categories/edit/',
  search: (db, text, limit) =>
    db.any(sql.type(searchHit)`
      select uuid, name as title, url_key as subtitle from category
      where ${isNamed(sql.fragment`uuid`, CATEGORY_NAMES, text, null)} order by category_id desc limit ${limit}`),
};

/** The catalog record types that administrators can search. */
export const catalogSearch = [productSource, categorySource];
