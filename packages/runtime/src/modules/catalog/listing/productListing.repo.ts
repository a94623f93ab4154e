import { z } from 'zod';
import { bool, decimal, int, text, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { keyMatch } from '../../../platform/text/keyMatch.ts';
import { MAX_TOTAL } from '../../../platform/listing/contract.ts';
import { countRows, onPage } from '../../../platform/listing/parseListing.ts';
import type { Slice } from '../../../platform/listing/parseListing.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import type { Group } from '../membership.repo.ts';
import { savedSettings, savedSettingsColumn } from '../../settings/index.ts';
import { urlFacts } from '../../urls/index.ts';
import { columnsOfProduct, productOf } from '../products/product.repo.ts';
import { productColumns } from '../products/product.ts';
import { struckPriceColumn } from '../prices/struckPrice.ts';
import { pricedProducts } from '../priceContexts/pricedProducts.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';
import { ownEntry, representsEntry } from './entries.ts';
import type { Entries } from './entries.ts';
import { CARD_SETTINGS } from '../catalogSettings.ts';
import { inStock, shownTo } from './visibility.ts';

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
});
export type ProductCard = z.output<typeof productCard>;

const listedCard = productCard.extend({
  /** The relevance for the keyword, in a list sorted by relevance. */
  relevance: decimal.nullable(),
});
const groupedCard = listedCard.extend({ group_key: int });
const groupedTotal = z.object({ group_key: int, total: int });
const liveProduct = z.object({ uuid });

/** One result page of a product list. */
export interface ProductPage<Page extends Slice = Slice> {
  readonly listing: Page;
  /** The SQL condition that the product `p` with the inventory `i` is visible to the audience. */
  readonly listed: SqlFragment;
  /** The relevance of `p`. Null if the list is not sorted by relevance. */
  readonly relevance: SqlFragment | null;
  /** Specifies how the list shows one entry per variant group. Null if the list shows products. */
  readonly entries: Entries | null;
  /** The prices that are shown, or null for the products' own. */
  readonly prices: ShownPrices | null;
}

/** Selects a value from the products that share a page with `p`. */
const onSamePage = (prices: ShownPrices | null, value: SqlFragment) => sql.fragment`(
  select ${value} from ${pricedProducts(prices, sql.fragment`v`)} join product_inventory i on i.product_id = v.product_id
  where v.entry_id = p.entry_id and v.status)`;
const isVariant = sql.fragment`p.variant_group_id is not null`;

/** Selects the color options offered on the page of the variant `p`. */
const swatches = sql.fragment`(
  select json_agg(json_build_object('uuid', o.uuid, 'label', o.option_text, 'color', o.color)
    order by o.sort_order, o.attribute_option_id)
  from attribute_option o
  where o.color is not null and o.attribute_option_id in (
    select unnest(v.variant_options) from product v where v.entry_id = p.entry_id and v.status))`;

/** Selects what `productCard` describes, with the given prices. */
export const columnsOfCard = (
  prices: ShownPrices | null,
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
  coalesce(case when ${isVariant} then ${onSamePage(prices, sql.fragment`min(v.price)`)} end, p.price) as lowest_price,
  coalesce(case when ${isVariant} then ${onSamePage(prices, sql.fragment`max(v.price)`)} end, p.price) as highest_price,
  coalesce(case when ${isVariant} then ${onSamePage(prices, sql.fragment`bool_or(${inStock})`)} end, ${inStock}) as is_any_in_stock,
  m.product_image_id as image_id, m.uuid as image_uuid, m.url as image_url,
  (select f.alt from media_file f where f.url = m.url) as image_alt,
  (select json_build_array(f.width, f.height) from media_file f where f.url = m.url) as image_size,
  (select json_build_object('url', s.url, 'alt', f.alt, 'width', f.width, 'height', f.height)
    from product_image s left join media_file f on f.url = s.url
    where s.product_id = p.product_id and s.position = 1) as second_image,
  coalesce(case when ${isVariant} then ${swatches} end, '[]') as swatches,
  coalesce(case when ${isVariant} then ${onSamePage(prices, sql.fragment`bool_or(${struckPriceColumn(sql.fragment`v`)} > v.price)`)} end,
    ${struckPriceColumn(sql.fragment`p`)} > p.price, false) as is_any_on_sale,
  ${savedSettingsColumn(CARD_SETTINGS)} as saved${ofPrices(prices)}`;

/** Selects the currency of shown prices, and whether they are those of a sale. */
const ofPrices = (prices: ShownPrices | null) =>
  prices === null
    ? sql.fragment``
    : sql.fragment`, ${prices.currency}::text as currency,
  (select list.kind = 'sale' from price_list list where list.price_list_id = p.price_list_id) as is_special`;

/** The tables that `columnsOfCard` selects from. */
export const cardTables = (
  prices: ShownPrices | null,
): SqlFragment => sql.fragment`${pricedProducts(prices, sql.fragment`p`)}
  join product_inventory i on i.product_id = p.product_id
  left join product_image m on m.product_id = p.product_id and m.position = 0`;
const columnsOf = ({ relevance, prices }: ProductPage) =>
  sql.fragment`${columnsOfCard(prices)}, ${relevance ?? sql.fragment`null::numeric`} as relevance`;

const findCard = (db: Db, where: SqlFragment, audience: Audience, prices: ShownPrices | null) =>
  db.maybeOne(sql.type(productCard)`
    select ${columnsOfCard(prices)} from ${cardTables(prices)} where ${where} and ${shownTo(audience)}`);

export const findProductCard = (db: Db, ref: IdRef, audience: Audience, prices: ShownPrices | null) =>
  findCard(db, productOf(ref), audience, prices);

export const findProductCardByUrlKey = (
  db: Db,
  urlKey: string,
  audience: Audience,
  prices: ShownPrices | null,
) => findCard(db, sql.fragment`p.url_key = ${urlKey}`, audience, prices);

const pageCard = productCard.extend({ is_shown: bool, settings: savedSettings });

/**
 * Finds a product by UUID with the saved values of settings, and whether the storefront shows the product. A main variant
 * that the storefront does not show may still have a page with other variants.
 */
export const findPageCard = (db: Db, uuid: string, settings: readonly string[], prices: ShownPrices | null) =>
  db.maybeOne(sql.type(pageCard)`
    select ${columnsOfCard(prices)}, ${shownTo('storefront')} as is_shown,
      ${savedSettingsColumn(settings)} as settings from ${cardTables(prices)} where p.uuid = ${uuid}`);

/** Lists the products with these ids that are visible to the audience, in no particular sort order. */
export const listProductCardsByIds = (
  db: Db,
  ids: readonly number[],
  audience: Audience,
  prices: ShownPrices | null,
) =>
  db.any(sql.type(productCard)`
    select ${columnsOfCard(prices)} from ${cardTables(prices)}
    where p.product_id = any(${sql.array(ids, 'int4')}) and ${shownTo(audience)}`);

/** Lists the storefront products with these SKUs, in no particular sort order. */
export const listProductCardsBySku = (db: Db, skus: readonly string[], prices: ShownPrices | null) =>
  db.any(sql.type(productCard)`
    select ${columnsOfCard(prices)} from ${cardTables(prices)}
    where ${keyMatch(sql.fragment`p.sku`, skus)} and ${shownTo('storefront')}`);

/** Lists the storefront products with these SKUs or UUIDs, in no particular sort order. */
export const listProductCardsByRef = (db: Db, refs: readonly string[], prices: ShownPrices | null) =>
  db.any(sql.type(productCard)`
    select ${columnsOfCard(prices)} from ${cardTables(prices)}
    where (${keyMatch(sql.fragment`p.sku`, refs)} or p.uuid = any(${sql.array(refs.filter(isUuid), 'uuid')}))
      and ${shownTo('storefront')}`);

/** Creates the SQL condition that `p` is on the result pages of a list, and the tables needed in addition to the card tables. */
const shownOn = ({ listed, listing, entries, prices }: ProductPage, join?: SqlFragment) =>
  entries === null
    ? { tables: sql.fragment``, where: sql.fragment`${listed} and ${listing.where}` }
    : {
        tables: ownEntry,
        where: representsEntry(entries, { listed, listing, prices, ...(join && { join }) }),
      };

/** Selects the total of a list, counting each entry once. */
const totalOf = ({ listed, listing, entries, prices }: ProductPage, join = sql.fragment``) =>
  countRows(sql.fragment`
    select from ${pricedProducts(prices, sql.fragment`p`)} ${join} left join product_inventory i on i.product_id = p.product_id
    where ${listed} and ${listing.where} ${entries === null ? sql.fragment`` : sql.fragment`group by p.entry_id`}`);

/**
 * Selects the total of a list of entries. Counts the products with their own page first, using `listedSeparately`. If these
 * products already exceed the maximum total, as in a large shop, variants are not read.
 */
const totalOfEntries = (page: ProductPage, listedSeparately: SqlFragment) => sql.fragment`
  select case when own.total > ${MAX_TOTAL} then own.total else (${totalOf(page)}) end as total
  from (${totalOf({ ...page, listed: listedSeparately, entries: null })}) as own`;

export const listProductCards = (db: Db, page: ProductPage) => {
  const { tables, where } = shownOn(page);
  const from = cardTables(page.prices);
  return db.any(sql.type(listedCard)`
    select ${columnsOf(page)} from ${from}
    where ${onPage(sql.fragment`p.product_id`, sql.fragment`${from} ${tables}`, { ...page.listing, where })}
    order by ${page.listing.orderBy}`);
};

/** Counts the products or entries of a list. `listedSeparately` is the condition `listedOnOwnPage`, for a list of entries. */
export const countProducts = async (
  db: Db,
  page: ProductPage,
  listedSeparately: SqlFragment | null = null,
) => {
  // A search never has more hits than the maximum total.
  const isLong = listedSeparately && !page.entries?.isSearch;
  const { total } = await db.one(
    sql.type(totalRow)`${isLong ? totalOfEntries(page, listedSeparately) : totalOf(page)}`,
  );
  return total;
};

/** Joins the membership of `p` in the category or collection `g`. */
export const memberOf = (group: Group) => sql.fragment`${sql.identifier([`product_${group}`])} member
  on member.product_id = p.product_id and member.${sql.identifier([`${group}_id`])} = g.id`;

/** Lists the same result page of the products in several categories or collections, in one SQL statement. */
export const listProductCardsIn = (db: Db, group: Group, ids: readonly number[], page: ProductPage) => {
  const { listing } = page;
  const join = sql.fragment`join ${memberOf(group)}`;
  const { tables, where } = shownOn(page, join);
  const from = cardTables(page.prices);
  return db.any(sql.type(groupedCard)`
    select g.id as group_key, page.*
    from unnest(${sql.array(ids, 'int4')}) as g (id)
    cross join lateral (
      select ${columnsOf(page)}, row_number() over (order by ${listing.orderBy}) as place
      from ${from} ${join}
      where ${onPage(sql.fragment`p.product_id`, sql.fragment`${from} ${join} ${tables}`, { ...listing, where })}
    ) as page
    order by g.id, page.place`);
};

export const countProductsIn = (db: Db, group: Group, ids: readonly number[], page: ProductPage) =>
  db.any(sql.type(groupedTotal)`
    select g.id as group_key, (${totalOf(page, sql.fragment`join ${memberOf(group)}`)}) as total
    from unnest(${sql.array(ids, 'int4')}) as g (id)`);

/**
 * Lists the UUIDs of products with their own page that the storefront may show. The page of a disabled main variant still
 * shows its other variants.
 */
export const listLiveProducts = async (db: Db, uuids: readonly string[]) => {
  const rows = await db.any(sql.type(liveProduct)`
    select own.uuid from product own
    where own.uuid = any(${sql.array(uuids, 'uuid')}) and own.entry_of is null
      and exists (select from product p where p.entry_id = own.product_id and ${shownTo('storefront')})`);
  return rows.map((row) => row.uuid);
};

const pageOfVariant = productCard.pick({ page_key: true, page_options: true });

/** Finds the page that shows a variant. Null if the product has its own page, or is not shown. */
export const findPageOfVariant = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(pageOfVariant)`
    select ${columnsOfCard(null)} from ${cardTables(null)}
    where p.uuid = ${uuid} and p.entry_of is not null and ${shownTo('storefront')}`);

/** Maximum number of images per product page in a sitemap. */
const MAX_IMAGES = 10;

/**
 * Lists the sitemap data of products with their own page. The modification time of a main variant includes changes to its
 * other variants.
 */
export const listProductFacts = (db: Db, uuids: readonly string[]) =>
  db.any(sql.type(urlFacts)`
    select own.uuid,
      (select max(v.updated_at) from product v where v.entry_id = own.product_id) as changed,
      array(select picture.url from product_image picture
        where picture.product_id = own.product_id order by picture.position limit ${MAX_IMAGES}) as pictures
    from product own where own.uuid = any(${sql.array(uuids, 'uuid')}) and own.entry_of is null`);
