import type { ContentCache, CacheView } from '../../../platform/contentCache/contentCache.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { isTransaction } from '../../../platform/db/transaction.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import { keyMatch } from '../../../platform/text/keyMatch.ts';
import { DELIVERY_SETTINGS, priceListsColumn } from '../../catalog/index.ts';
import { currenciesColumn } from '../../currencies/index.ts';
import { methodSettingKeys } from '../../payments/index.ts';
import { ANY_NEEDS, candidatesColumns } from '../../promotions/index.ts';
import { savedSettingsColumn } from '../../settings/index.ts';
import { taxRatesColumn, taxSettingKeys } from '../../tax/index.ts';
import { vatSettingKeys } from '../../vatChecks/index.ts';
import { cartCapKeys } from '../cartCaps.ts';
import { giftIds } from '../offers/cartOffersColumn.ts';
import { cartWithCodes, ownColumns } from './ownColumns.ts';
import { keepPromotions, keptPromotions } from './keptPromotions.ts';
import { isKnownPlain, isPlain, notePlain } from './plainCarts.ts';
import { productsWhere } from './productsWhere.ts';
import type { CartInputs, CartLookup } from './cartInputs.ts';
import { cachedGifts, cachedNeeds, cacheInputs, partitionSkus } from './cachedInputs.ts';
import type { PartitionedSkus } from './cachedInputs.ts';
import { cartItself, wholeCart, cartInputsOf } from './wholeCart.ts';
import { uncachedColumns, selectUncachedColumns, joinCached, SKU } from './uncachedColumns.ts';

const cartWithUncached = cartItself.extend(uncachedColumns.shape);

/**
 * Lists the settings that are loaded with a cart: those of its totals and limits, of the delivery dates that its order promises, and of
 * all payment methods.
 */
export const settingKeys = (app: AppContext): readonly string[] => [
  ...taxSettingKeys,
  ...vatSettingKeys,
  ...cartCapKeys,
  'couponsPerCart',
  ...DELIVERY_SETTINGS,
  ...methodSettingKeys(app),
];

/**
 * Loads an active cart with all data that it depends on, and the lookup records. First runs a statement that uses the
 * rates, settings and products cached in the process, and verifies that they are unchanged. If the cache is incomplete or
 * outdated, a second statement loads all data.
 */
export async function loadCartInputs(
  app: AppContext,
  db: Db,
  id: string,
  lookup: CartLookup,
): Promise<CartInputs | null> {
  if (!isUuid(id)) return null;
  const view = contentFor(app, db)?.view() ?? null;
  const split = view && partitionSkus(view, lookup.skus ?? []);
  const loaded = split && (await loadWithCache(app, db, id, split, lookup, view));
  return loaded ? loaded.inputs : loadUncached(app, db, id, lookup);
}

export const NO_STATE = sql.fragment`null::json`;

const LINES = sql.fragment`select product_id from cart_item where cart_id = c.cart_id`;

/** Loads a cart using cached inputs. Returns null if the cache is incomplete or outdated. Runs one SQL statement. */
async function loadWithCache(
  app: AppContext,
  db: Db,
  id: string,
  split: PartitionedSkus,
  lookup: CartLookup,
  view: CacheView,
): Promise<{ readonly inputs: CartInputs | null } | null> {
  const productIds = productIdsOf({ ...split, ids: [...split.ids, ...cachedGifts(view)] });
  const known = { needs: cachedNeeds(view), isPlain: isKnownPlain(app, id, lookup) };
  const row = await db.maybeOne(sql.type(cartWithUncached)`
    select ${ownColumns(app, productIds, lookup, known)},
      ${selectUncachedColumns(productIds, split, sql.fragment`c.locale`, view)}
    from ${known.isPlain ? sql.fragment`cart c` : cartWithCodes(lookup)}
    where c.uuid = ${id} and c.status`);
  if (!row) return { inputs: null };
  notePlain(app, row);
  if (known.isPlain && !isPlain(row)) return null;
  const { stock: found, products, is_current, ...cart } = row;
  const gifts = cart.cart_offers.codes.flatMap(({ gift }) => gift ?? []);
  const stock = [...new Map([...found, ...gifts].map((one) => [one.product_id, one])).values()];
  const inputs = joinCached(view, cart.locale, { stock, products, is_current }, null);
  return inputs && { inputs: cartInputsOf(app, cart, inputs) };
}

/** Creates a query for the ids of the products in the cart, the cached products, and the products with unknown SKUs. */
function productIdsOf({ ids, unknown }: PartitionedSkus): SqlFragment {
  const known =
    ids.length > 0 ? sql.fragment`${LINES} union select unnest(${sql.array(ids, 'int4')})` : LINES;
  return unknown.length > 0
    ? sql.fragment`${known} union select product_id from product p where ${keyMatch(SKU, unknown)}`
    : known;
}

/** Loads a cart with all data that it depends on, in one SQL statement. Caches the products, tax rates and settings, but not the cart. */
async function loadUncached(
  app: AppContext,
  db: Db,
  id: string,
  lookup: CartLookup,
): Promise<CartInputs | null> {
  const known = productIdsOf({ ids: [], unknown: lookup.skus ?? [] });
  const productIds = sql.fragment`${known} union ${giftIds(sql.fragment`entered.list`)}`;
  const read = contentFor(app, db)?.read();
  const kept = keptPromotions(app);
  const row = await db.maybeOne(sql.type(wholeCart)`
    select ${ownColumns(app, productIds, lookup, { needs: ANY_NEEDS, isPlain: false })},
      ${productsWhere(sql.fragment`p.product_id in (${productIds})`, sql.fragment`c.locale`)} as products,
      ${taxRatesColumn(sql.fragment`select tax_class from product where product_id in (${productIds})`)} as tax_rates,
      ${savedSettingsColumn(settingKeys(app))} as settings, ${currenciesColumn} as currencies,
      ${priceListsColumn(app.clock.now())} as price_lists, ${candidatesColumns(app.clock.now(), kept?.state ?? null)},
      ${read?.state ?? NO_STATE} as content_state
    from ${cartWithCodes(lookup)}
    where c.uuid = ${id} and c.status`);
  if (!row) return null;
  const {
    products,
    tax_rates: taxRates,
    settings,
    currencies,
    price_lists: lists,
    promotions: promotionsRead,
    promotions_state,
    content_state,
    ...cart
  } = row;
  const promotions = keepPromotions(app, kept, { promotions: promotionsRead, promotions_state });
  const loaded = { products, taxRates, settings, currencies, lists, promotions };
  if (read && content_state) cacheInputs(read.begin(content_state), cart.locale, loaded, null);
  notePlain(app, cart);
  return cartInputsOf(app, cart, loaded);
}

/**
 * Returns the content cache of the process. Returns null inside a transaction, which may read its own changes or outdated
 * data.
 */
export const contentFor = (app: AppContext, db: Db): ContentCache | null =>
  isTransaction(db) ? null : serverOf(app).content;
