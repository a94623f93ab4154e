import { int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import { productOf } from '../products/product.repo.ts';
import { cardTables, columnsOfCard, productCard } from '../listing/productCard.ts';
import { inStock, shownTo } from '../listing/visibility.ts';
import { linkRow } from './productLink.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';
import type { LinkType } from './productLink.ts';

const MAX_SHOWN = 100;

const linkedCard = productCard.extend({ owner_id: int });

const columns = sql.fragment`l.product_link_id, l.uuid, l.product_id, l.linked_product_id, o.uuid as linked_product_uuid,
  o.sku as linked_product_sku, l.type, l.sort_order, l.created_at`;

/** Selects the integer id of a product. */
const idOf = (ref: IdRef) => sql.fragment`(select p.product_id from product p where ${productOf(ref)})`;

export const listLinks = (db: Db, product: IdRef) =>
  db.any(sql.type(linkRow)`
    select ${columns} from product_link l join product o on o.product_id = l.linked_product_id
    where l.product_id = ${idOf(product)}
    order by l.type, l.sort_order, l.product_link_id`);

/** Inserts a link. Null if either product does not exist. */
export const insertLink = (db: Db, product: IdRef, linked: IdRef, type: LinkType, sortOrder: number) =>
  db.maybeOne(sql.type(linkRow)`
    with l as (
      insert into product_link (product_id, linked_product_id, type, sort_order)
      select owner_id, linked_id, ${type}, ${sortOrder}::int
      from (select ${idOf(product)} as owner_id, ${idOf(linked)} as linked_id) pair
      where owner_id is not null and linked_id is not null
      returning *
    )
    select ${columns} from l join product o on o.product_id = l.linked_product_id`);

/** Updates the defined fields of a link. Returns null if the product has no such link. */
export const updateLinkRow = (
  db: Db,
  product: IdRef,
  link: string,
  { type, sort_order }: { readonly type?: LinkType | undefined; readonly sort_order?: number | undefined },
) =>
  db.maybeOne(sql.type(linkRow)`
    update product_link l set type = coalesce(${type ?? null}, l.type),
      sort_order = coalesce(${sort_order ?? null}, l.sort_order)
    from product o
    where l.uuid = ${link} and l.product_id = ${idOf(product)} and o.product_id = l.linked_product_id
    returning ${columns}`);

/** Deletes a link. Returns the deleted link, or null. */
export const deleteLink = (db: Db, product: IdRef, link: string) =>
  db.maybeOne(sql.type(linkRow)`
    delete from product_link l using product o
    where l.uuid = ${link} and l.product_id = ${idOf(product)} and o.product_id = l.linked_product_id
    returning ${columns}`);

/**
 * Lists up to `count` products that a cart's products, or the pages that show them, link to. Products on the same pages are left out.
 */
export const listCrossSold = (
  db: Db,
  type: LinkType,
  productIds: readonly number[],
  count: number,
  prices: ShownPrices | null,
) => {
  const pages = sql.fragment`select entry_id from product where product_id = any(${sql.array(productIds, 'int4')})`;
  return db.any(sql.type(productCard)`
    select card.* from (
      select distinct on (p.product_id) ${columnsOfCard(prices)}, l.sort_order as link_order, l.product_link_id
      from ${cardTables(prices)} join product_link l on l.linked_product_id = p.product_id
      where (l.product_id = any(${sql.array(productIds, 'int4')}) or l.product_id in (${pages}))
        and l.type = ${type} and p.entry_id not in (${pages}) and ${shownTo('storefront')} and ${inStock}
      order by p.product_id, l.sort_order, l.product_link_id
    ) as card
    order by card.link_order, card.product_link_id limit ${count}`);
};

/**
 * Lists the products that several products link to with one link type. For each product, lists the first hundred linked
 * products visible to the audience.
 */
export const listLinkedCards = (
  db: Db,
  type: LinkType,
  productIds: readonly number[],
  audience: Audience,
  prices: ShownPrices | null,
) =>
  db.any(sql.type(linkedCard)`
    select owner.id as owner_id, card.*
    from unnest(${sql.array(productIds, 'int4')}) as owner (id)
    cross join lateral (
      select ${columnsOfCard(prices)}, l.sort_order as link_order, l.product_link_id
      from ${cardTables(prices)} join product_link l on l.linked_product_id = p.product_id
      where l.product_id = owner.id and l.type = ${type} and ${shownTo(audience)}
      order by l.sort_order, l.product_link_id limit ${MAX_SHOWN}
    ) as card
    order by owner.id, card.link_order, card.product_link_id`);
