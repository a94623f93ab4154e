import { z } from 'zod';
import { bool, decimal, int, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn } from '../../settings/index.ts';
import { CARD_SETTINGS } from '../catalogSettings.ts';
import { pricedProducts, pricesOfProducts } from '../priceContexts/pricedProducts.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';
import { struckPriceColumn } from '../prices/struckPrice.ts';
import { columnsOfProduct } from '../products/product.repo.ts';
import { productColumns } from '../products/productColumns.ts';
import { inStock } from './visibility.ts';

/** The schema of a product with its main image, as shown in lists. */
export const productCard = productColumns.extend({
  is_main: bool,
  /** The id of the main variant whose page shows the product. Null if the product has its own page. */
  entry_of: int.nullable(),
  /** The URL key of the page that shows the product. */
  page_key: text,
  /** The UUID of the product shown on that page by default, and the fields inherited from that product. */
  page_uuid: uuid,
  inherited: z.array(text),
  /** The options that select the product on that page, as `[attribute code, option]`. Null if the product has its own page. */
  page_options: z.array(z.tuple([text, text])).nullable(),
  /** The lowest and highest prices on that page, and whether any product on the page can be bought. */
  lowest_price: decimal,
  highest_price: decimal,
  is_any_in_stock: bool,
  image_id: int.nullable(),
  image_uuid: uuid.nullable(),
  image_url: text.nullable(),
  /** The alternative text from the media library. Null if the image has none. */
  image_alt: text.nullable(),
  /** The width and height of the main image in pixels. Null if the image is not in the media library. */
  image_size: z.tuple([int.nullable(), int.nullable()]).nullable(),
  /** The second image. Null if the product has no second image. */
  second_image: z
    .object({ url: text, alt: text.nullable(), width: int.nullable(), height: int.nullable() })
    .nullable(),
  /** The color options offered on the page, in sort order. */
  swatches: z.array(z.object({ uuid, label: text, color: text })),
  /** True if the price of the product, or of another variant on its page, is reduced. */
  is_any_on_sale: bool,
  /** The saved settings used to display tiles. */
  saved: savedSettings,
  /** The currency of the prices. Absent for the products' own prices in the shop currency. */
  currency: text.optional(),
  /** True if a price list of the kind `sale` determines the price. Absent for the products' own prices. */
  is_special: bool.nullable().optional(),
  /** The facts that decide about the offers of the product. Absent if no offer on products is on. */
  offer_traits: z.unknown().optional(),
});
export type ProductCard = z.output<typeof productCard>;

/** Selects a value from the products that share a page with `p`. */
const onSamePage = (prices: ShownPrices | null, value: SqlFragment) => sql.fragment`(
  select ${value} from ${pricesOfProducts(prices, sql.fragment`v`)} join product_inventory i on i.product_id = v.product_id
  where v.entry_id = p.entry_id and v.status)`;
const isVariant = sql.fragment`p.variant_group_id is not null`;

/** Selects the color options offered on the page of the variant `p`. */
const swatches = sql.fragment`(
  select json_agg(json_build_object('uuid', o.uuid, 'label', o.option_text, 'color', o.color)
    order by o.sort_order, o.attribute_option_id)
  from attribute_option o
  where o.color is not null and o.attribute_option_id in (
    select unnest(v.variant_options) from product v where v.entry_id = p.entry_id and v.status))`;

/** The columns that sum up the products on the page of `p`. */
interface PageColumns {
  readonly lowest: SqlFragment;
  readonly highest: SqlFragment;
  readonly isAnyInStock: SqlFragment;
  readonly isAnyOnSale: SqlFragment;
}

const sumsOf: PageColumns = {
  lowest: sql.fragment`min(v.price)`,
  highest: sql.fragment`max(v.price)`,
  isAnyInStock: sql.fragment`bool_or(${inStock})`,
  isAnyOnSale: sql.fragment`bool_or(${struckPriceColumn(sql.fragment`v`)} > v.price)`,
};

/** Selects each of the sums by itself, so that a statement with a limit computes them for few rows. */
const selectedSums = (prices: ShownPrices | null): PageColumns => {
  const selected = (value: SqlFragment) =>
    sql.fragment`case when ${isVariant} then ${onSamePage(prices, value)} end`;
  return {
    lowest: selected(sumsOf.lowest),
    highest: selected(sumsOf.highest),
    isAnyInStock: selected(sumsOf.isAnyInStock),
    isAnyOnSale: selected(sumsOf.isAnyOnSale),
  };
};

/** The sums of the table that `joinedSums` joins. */
export const JOINED_SUMS: PageColumns = {
  lowest: sql.fragment`sums.lowest`,
  highest: sql.fragment`sums.highest`,
  isAnyInStock: sql.fragment`sums.is_any_in_stock`,
  isAnyOnSale: sql.fragment`sums.is_any_on_sale`,
};

/** Joins the sums, which are computed together. For statements that know their rows before they select from the card tables. */
export const joinedSums = (prices: ShownPrices | null): SqlFragment => sql.fragment`left join lateral (
  select ${sumsOf.lowest} as lowest, ${sumsOf.highest} as highest, ${sumsOf.isAnyInStock} as is_any_in_stock, ${sumsOf.isAnyOnSale} as is_any_on_sale
  from ${pricesOfProducts(prices, sql.fragment`v`)} join product_inventory i on i.product_id = v.product_id
  where ${isVariant} and v.entry_id = p.entry_id and v.status
) sums on true`;

/** Selects what `productCard` describes, with the given prices. */
export const columnsOfCard = (
  prices: ShownPrices | null,
  sums: PageColumns = selectedSums(prices),
): SqlFragment => sql.fragment`${columnsOfProduct}, p.is_main, p.entry_of,
  case when p.entry_of is null then p.url_key
    else (select e.url_key from product e where e.product_id = p.entry_of) end as page_key,
  case when p.entry_of is null then p.uuid
    else (select e.uuid from product e where e.product_id = p.entry_of) end as page_uuid, p.inherited,
  case when p.entry_of is not null then (
    select json_agg(json_build_array(a.attribute_code, o.option_text) order by choice.place)
    from unnest(p.variant_options) with ordinality as choice (option_id, place)
    join attribute_option o on o.attribute_option_id = choice.option_id
    join attribute a on a.attribute_id = o.attribute_id) end as page_options,
  coalesce(${sums.lowest}, p.price) as lowest_price,
  coalesce(${sums.highest}, p.price) as highest_price,
  coalesce(${sums.isAnyInStock}, ${inStock}) as is_any_in_stock,
  m.product_image_id as image_id, m.uuid as image_uuid, m.url as image_url,
  (select f.alt from media_file f where f.url = m.url) as image_alt,
  (select json_build_array(f.width, f.height) from media_file f where f.url = m.url) as image_size,
  (select json_build_object('url', s.url, 'alt', f.alt, 'width', f.width, 'height', f.height)
    from product_image s left join media_file f on f.url = s.url
    where s.product_id = p.product_id and s.position = 1) as second_image,
  coalesce(case when ${isVariant} then ${swatches} end, '[]') as swatches,
  coalesce(${sums.isAnyOnSale}, ${struckPriceColumn(sql.fragment`p`)} > p.price, false) as is_any_on_sale,
  ${savedSettingsColumn(CARD_SETTINGS)} as saved${ofPrices(prices)}`;

/** Selects the currency of shown prices, whether they are those of a sale, and what decides about offers. */
const ofPrices = (prices: ShownPrices | null) =>
  prices === null
    ? sql.fragment``
    : sql.fragment`, ${prices.currency}::text as currency,
  (select list.kind = 'sale' from price_list list where list.price_list_id = p.price_list_id) as is_special${
    prices.offers ? sql.fragment`, ${prices.offers.traits} as offer_traits` : sql.fragment``
  }`;

/** The tables that `columnsOfCard` selects from. */
export const cardTables = (
  prices: ShownPrices | null,
): SqlFragment => sql.fragment`${pricedProducts(prices, sql.fragment`p`)}
  join product_inventory i on i.product_id = p.product_id
  left join product_image m on m.product_id = p.product_id and m.position = 0`;
