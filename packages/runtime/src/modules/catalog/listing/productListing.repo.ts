import { z } from 'zod';
import { decimal, int, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { MAX_TOTAL } from '../../../platform/listing/contract.ts';
import { countRows, onPage } from '../../../platform/listing/parseListing.ts';
import type { Slice } from '../../../platform/listing/parseListing.ts';
import type { Group } from '../membership.repo.ts';
import { urlFacts } from '../../urls/index.ts';
import { pricedProducts } from '../priceContexts/pricedProducts.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';
import { cardTables, columnsOfCard, JOINED_SUMS, joinedSums, productCard } from './productCard.ts';
import { ownEntry, representsEntry } from './entries.ts';
import type { Entries } from './entries.ts';
import { shownTo } from './visibility.ts';

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

const columnsOf = ({ relevance, prices }: ProductPage) =>
  sql.fragment`${columnsOfCard(prices, JOINED_SUMS)}, ${relevance ?? sql.fragment`null::numeric`} as relevance`;

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
    select ${columnsOf(page)} from ${from} ${joinedSums(page.prices)}
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
      from ${from} ${join} ${joinedSums(page.prices)}
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
