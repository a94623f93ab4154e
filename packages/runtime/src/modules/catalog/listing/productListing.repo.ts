import { z } from 'zod';
import { decimal, int, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { totalRow } from '../../../platform/db/rows.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Slice } from '../../../platform/listing/parseListing.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import type { Group } from '../membership.repo.ts';
import { columnsOfProduct, productOf } from '../products/product.repo.ts';
import { productColumns } from '../products/product.ts';
import { shownTo } from './visibility.ts';

/** Describes a product with its main image, as lists show it. */
export const productCard = productColumns.extend({
  image_id: int.nullable(),
  image_uuid: uuid.nullable(),
  image_url: text.nullable(),
});
export type ProductCard = z.output<typeof productCard>;

const listedCard = productCard.extend({
  /** The relevance for the keyword, in a list that is sorted by it. */
  relevance: decimal.nullable(),
});
const groupedCard = listedCard.extend({ group_key: int });
const groupedTotal = z.object({ group_key: int, total: int });
const liveProduct = z.object({ uuid });

/** One page of a product list. */
export interface ProductPage<Page extends Slice = Slice> {
  readonly listing: Page;
  /** The condition that the audience sees the product `p` with the inventory `i`. */
  readonly listed: SqlFragment;
  /** The relevance of `p`; null: the list is not sorted by it. */
  readonly relevance: SqlFragment | null;
}

export const columnsOfCard = sql.fragment`${columnsOfProduct},
  m.product_image_id as image_id, m.uuid as image_uuid, m.url as image_url`;
/** The tables that `columnsOfCard` select from. */
export const cardTables = sql.fragment`product p
  join product_inventory i on i.product_id = p.product_id
  left join product_image m on m.product_id = p.product_id and m.position = 0`;
const columnsOf = ({ relevance }: ProductPage) =>
  sql.fragment`${columnsOfCard}, ${relevance ?? sql.fragment`null::numeric`} as relevance`;

const findCard = (db: Db, where: SqlFragment, audience: Audience) =>
  db.maybeOne(sql.type(productCard)`
    select ${columnsOfCard} from ${cardTables} where ${where} and ${shownTo(audience)}`);

export const findProductCard = (db: Db, ref: IdRef, audience: Audience) =>
  findCard(db, productOf(ref), audience);

export const findProductCardByUrlKey = (db: Db, urlKey: string, audience: Audience) =>
  findCard(db, sql.fragment`p.url_key = ${urlKey}`, audience);

/** Lists the products of the ids that the audience may see, in no order. */
export const listProductCardsByIds = (db: Db, ids: readonly number[], audience: Audience) =>
  db.any(sql.type(productCard)`
    select ${columnsOfCard} from ${cardTables}
    where p.product_id = any(${sql.array(ids, 'int4')}) and ${shownTo(audience)}`);

export const listProductCards = (db: Db, page: ProductPage) =>
  db.any(sql.type(listedCard)`
    select ${columnsOf(page)} from ${cardTables}
    where ${page.listed} and ${page.listing.where}
    order by ${page.listing.orderBy} limit ${page.listing.limit} offset ${page.listing.offset}`);

export const countProducts = async (db: Db, { listed, listing }: ProductPage) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`
      select from product p left join product_inventory i on i.product_id = p.product_id
      where ${listed} and ${listing.where}`)}`);
  return total;
};

/** Joins the membership of `p` in the category or collection `g`. */
export const memberOf = (group: Group) => sql.fragment`${sql.identifier([`product_${group}`])} member
  on member.product_id = p.product_id and member.${sql.identifier([`${group}_id`])} = g.id`;

/** Lists the same page of the products of each of many categories or collections, in one statement. */
export const listProductCardsIn = (
  db: Db,
  group: Group,
  ids: readonly number[],
  { listing, ...page }: ProductPage,
) =>
  db.any(sql.type(groupedCard)`
    select g.id as group_key, page.*
    from unnest(${sql.array(ids, 'int4')}) as g (id)
    cross join lateral (
      select ${columnsOf({ listing, ...page })}, row_number() over (order by ${listing.orderBy}) as place
      from ${cardTables} join ${memberOf(group)}
      where ${page.listed} and ${listing.where}
      order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}
    ) as page
    order by g.id, page.place`);

export const countProductsIn = (
  db: Db,
  group: Group,
  ids: readonly number[],
  { listed, listing }: ProductPage,
) =>
  db.any(sql.type(groupedTotal)`
    select g.id as group_key, (${countRows(sql.fragment`
      select from product p join ${memberOf(group)}
        left join product_inventory i on i.product_id = p.product_id
      where ${listed} and ${listing.where}`)}) as total
    from unnest(${sql.array(ids, 'int4')}) as g (id)`);

/** Lists the uuids of the products that the storefront may show. */
export const listLiveProducts = async (db: Db, uuids: readonly string[]) => {
  const rows = await db.any(sql.type(liveProduct)`
    select p.uuid from product p
    where p.uuid = any(${sql.array(uuids, 'uuid')}) and ${shownTo('storefront')}`);
  return rows.map((row) => row.uuid);
};
