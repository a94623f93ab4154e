import { bool } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { keyMatch } from '../../../platform/text/keyMatch.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import { savedSettings, savedSettingsColumn } from '../../settings/index.ts';
import { productOf } from '../products/product.repo.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';
import { cardTables, columnsOfCard, productCard } from './productCard.ts';
import { shownTo } from './visibility.ts';

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
