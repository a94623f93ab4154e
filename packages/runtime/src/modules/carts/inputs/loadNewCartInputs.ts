import type { CacheView } from '../../../platform/contentCache/contentCache.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { keyMatch } from '../../../platform/text/keyMatch.ts';
import {
  groupExemptionsColumn,
  groupIds,
  groupIdsColumn,
  taxExemptions,
  taxExemptionsColumn,
} from '../../customers/index.ts';
import { priceListsColumn } from '../../catalog/index.ts';
import { currenciesColumn } from '../../currencies/index.ts';
import { ANY_NEEDS, candidatesColumns } from '../../promotions/index.ts';
import type { PromotionNeeds } from '../../promotions/index.ts';
import { savedSettingsColumn } from '../../settings/index.ts';
import { taxRatesColumn } from '../../tax/index.ts';
import type { CappedInputs } from './cartInputs.ts';
import { NO_CODES, cartOffers, cartOffersColumn, giftIds } from '../offers/cartOffersColumn.ts';
import { cachedGifts, cachedNeeds, cacheInputs, partitionSkus } from './cachedInputs.ts';
import type { PartitionedSkus } from './cachedInputs.ts';
import { NO_STATE, contentFor, settingKeys } from './loadCartInputs.ts';
import { cappedInputs } from './cappedInputs.ts';
import { uncachedColumns, selectUncachedColumns, joinCached } from './uncachedColumns.ts';
import { wholeCart } from './wholeCart.ts';
import { keepPromotions, keptPromotions } from './keptPromotions.ts';
import { productsWhere } from './productsWhere.ts';

const newCart = wholeCart.pick({
  tax_exemptions: true,
  products: true,
  tax_rates: true,
  settings: true,
  currencies: true,
  price_lists: true,
  promotions: true,
  promotions_state: true,
  cart_offers: true,
  buyer_groups: true,
  content_state: true,
  shipping_revision: true,
});

const uncachedOfBuyer = uncachedColumns.extend({
  tax_exemptions: taxExemptions,
  buyer_groups: groupIds,
  cart_offers: cartOffers,
});

/** Holds the values that are loaded beside the products. */
interface Additions {
  readonly taxClass: number | null;
  readonly buyer: NewBuyer;
}

/** The buyer of a new cart: a customer, somebody of a customer group, or a guest. */
interface NewBuyer {
  readonly customer_id: number | null;
  readonly customer_group_id: number | null;
}

const GUEST: NewBuyer = { customer_id: null, customer_group_id: null };

/** Selects what is known of the buyer: exemptions from tax, groups, and what promotions depend on. */
function buyerOf(
  { customer_id: customerId, customer_group_id: groupId }: NewBuyer,
  needs: PromotionNeeds | null,
) {
  const customer = sql.fragment`${customerId}::int4`;
  const isOfGroup = customerId === null && groupId !== null;
  const exemptions = isOfGroup
    ? groupExemptionsColumn(sql.fragment`${groupId}::int4`)
    : taxExemptionsColumn(customer);
  const offers = cartOffersColumn({
    codes: null,
    cartId: sql.fragment`null::int4`,
    customerId: customer,
    email: sql.fragment`null::text`,
    needs,
  });
  return sql.fragment`${exemptions} as tax_exemptions, ${groupIdsColumn(customer)} as buyer_groups, ${offers} as cart_offers`;
}

/**
 * Loads the inputs of a cart that does not exist yet, with the rates of one additional tax class and the exemptions of its buyer. Runs as many SQL
 * statements as `loadCartInputs`.
 */
export async function loadNewCartInputs(
  app: AppContext,
  db: Db,
  skus: readonly string[],
  taxClass: number | null = null,
  buyer: NewBuyer = GUEST,
): Promise<CappedInputs> {
  const view = contentFor(app, db)?.view() ?? null;
  const split = view && partitionSkus(view, skus);
  const loaded = split && (await loadNewWithCache(app, db, split, { taxClass, buyer }, view));
  return loaded ?? loadNewUncached(app, db, skus, { taxClass, buyer });
}

/**
 * Loads the stock of cached products, and all products that are not cached. Returns null if the cache is incomplete or
 * outdated. Runs one SQL statement.
 */
async function loadNewWithCache(
  app: AppContext,
  db: Db,
  split: PartitionedSkus,
  { taxClass, buyer }: Additions,
  view: CacheView,
): Promise<CappedInputs | null> {
  const ids = [...new Set([...split.ids, ...cachedGifts(view)])];
  const productIds = sql.fragment`select unnest(${sql.array(ids, 'int4')}) as product_id`;
  const row = await db.one(sql.type(uncachedOfBuyer)`
    select ${selectUncachedColumns(productIds, split, sql.fragment`${app.language}::text`, view)}, ${buyerOf(buyer, cachedNeeds(view))},
      (select revision from shipping_revision) as shipping_revision`);
  const known = joinCached(view, app.language, row, taxClass);
  return known && { ...cappedInputs(app, known, row.shipping_revision, row), coupons: [] };
}

async function loadNewUncached(
  app: AppContext,
  db: Db,
  skus: readonly string[],
  { taxClass, buyer }: Additions,
): Promise<CappedInputs> {
  const match = sql.fragment`(${keyMatch(sql.fragment`p.sku`, skus)} or p.product_id in (${giftIds(NO_CODES)}))`;
  const ofProducts = sql.fragment`select p.tax_class from product p where ${match}`;
  const classes = taxClass === null ? ofProducts : sql.fragment`${ofProducts} union select ${taxClass}::int4`;
  const read = contentFor(app, db)?.read();
  const kept = keptPromotions(app);
  const row = await db.one(sql.type(newCart)`
    select
      ${productsWhere(match, sql.fragment`${app.language}::text`)} as products,
      ${taxRatesColumn(classes)} as tax_rates,
      ${savedSettingsColumn(settingKeys(app))} as settings, ${currenciesColumn} as currencies,
      ${priceListsColumn(app.clock.now())} as price_lists,
      ${candidatesColumns(app.clock.now(), kept?.state ?? null)}, ${buyerOf(buyer, ANY_NEEDS)},
      (select revision from shipping_revision) as shipping_revision, ${read?.state ?? NO_STATE} as content_state`);
  const { products, tax_rates: taxRates, settings, currencies, price_lists: lists } = row;
  const promotions = keepPromotions(app, kept, row);
  const loaded = { products, taxRates, settings, currencies, lists, promotions };
  if (read && row.content_state) cacheInputs(read.begin(row.content_state), app.language, loaded, taxClass);
  return { ...cappedInputs(app, loaded, row.shipping_revision, row), coupons: [] };
}
