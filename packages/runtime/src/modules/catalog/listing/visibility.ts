import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { settingCondition } from '../../settings/index.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';

const EVERYTHING = sql.fragment`true`;

/** The condition that the product with the inventory `i` can be bought, as `isInStock` computes it. */
export const inStock = sql.fragment`(not i.manage_stock or (i.qty > 0 and i.stock_availability))`;

/** The condition that `p` has a page: it is enabled, and it is visible or a variant of a visible group. */
export const shownTo = (audience: Audience): SqlFragment =>
  audience === 'storefront'
    ? sql.fragment`p.status and (p.visibility or exists (
        select from variant_group own where own.variant_group_id = p.variant_group_id and own.visibility))`
    : EVERYTHING;

/**
 * The condition that lists show `p`, whose inventory is `i`. Lists show visible products, and the newest variant of a visible group whose
 * variants are all hidden, so that such a group is listed once. The first line repeats the condition of the index `product_listing_index`.
 */
export function listedTo(audience: Audience, app: AppContext): SqlFragment {
  if (audience === 'admin') return EVERYTHING;
  const includesSoldOut = settingCondition(app, 'catalogShowOutOfStockProduct');
  return sql.fragment`p.status and (p.visibility or p.variant_group_id is not null)
    and (p.visibility or (
      exists (select from variant_group own where own.variant_group_id = p.variant_group_id and own.visibility)
      and not exists (
        select from product other join product_inventory i on i.product_id = other.product_id
        where other.variant_group_id = p.variant_group_id and other.status
          and (other.visibility or other.product_id > p.product_id) and (${includesSoldOut} or ${inStock}))))
    and (${includesSoldOut} or ${inStock})`;
}

/**
 * The condition that a product, or its variant group entry, may be listed because of `p`, whose inventory is `i`: `p` is visible, or a
 * variant of a visible group. The first line repeats the condition of the index `product_listing_index`.
 */
export function listedForEntry(app: AppContext): SqlFragment {
  const includesSoldOut = settingCondition(app, 'catalogShowOutOfStockProduct');
  return sql.fragment`p.status and (p.visibility or p.variant_group_id is not null)
    and (p.visibility or p.entry_of is not null or exists (
      select from variant_group own where own.variant_group_id = p.variant_group_id and own.visibility))
    and (${includesSoldOut} or ${inStock})`;
}

/**
 * The condition of `listedForEntry` for a product `p` with its own page. It looks up which products are sold out, which are few, instead of
 * the stock of each product, so that an index on `product` is sufficient. The columns in its first line are those of the index
 * `product_own_page_index`.
 */
export function listedOnOwnPage(app: AppContext): SqlFragment {
  const includesSoldOut = settingCondition(app, 'catalogShowOutOfStockProduct');
  return sql.fragment`p.status and p.entry_of is null and (p.visibility or p.variant_group_id is not null)
    and (p.visibility or exists (
      select from variant_group own where own.variant_group_id = p.variant_group_id and own.visibility))
    and (${includesSoldOut} or not exists (
      select from product_inventory stock
      where stock.product_id = p.product_id and stock.manage_stock and (stock.qty <= 0 or not stock.stock_availability)))`;
}
