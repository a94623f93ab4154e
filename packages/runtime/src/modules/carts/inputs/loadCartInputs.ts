import { z } from 'zod';
import { contentState } from '../../../platform/contentCache/contentState.ts';
import type { ContentCache, CacheView } from '../../../platform/contentCache/contentCache.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { isTransaction } from '../../../platform/db/transaction.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import { keyMatch } from '../../../platform/text/keyMatch.ts';
import { DELIVERY_SETTINGS, priceListInputs, priceListsColumn, rulesOf } from '../../catalog/index.ts';
import { currenciesColumn, currencyInputs, shopCurrenciesOf } from '../../currencies/index.ts';
import { methodSettingKeys } from '../../payments/index.ts';
import { groupIds, taxExemptions } from '../../customers/index.ts';
import {
  ANY_NEEDS,
  candidatesColumns,
  cartPromotion,
  couponInputs,
  promotionKinds,
} from '../../promotions/index.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';
import { taxRateInputs, taxRatesColumn, taxSettingKeys } from '../../tax/index.ts';
import { vatSettingKeys, vatSettingsOf } from '../../vatChecks/index.ts';
import { cartAddressRow, cartItemRow, cartRow } from '../cart.ts';
import type { AddressType } from '../cart.ts';
import { cartCapKeys } from '../cartCaps.ts';
import { productInputs } from './cartInputs.ts';
import { storedValueInput } from '../tenders/cartTenders.ts';
import { cartOffers, giftIds, offerInputsOf, productStock, stockObject } from '../offers/offerInputs.ts';
import type { CartOffers } from '../offers/offerInputs.ts';
import { cartWithCodes, ownColumns } from './ownColumns.ts';
import { keepPromotions, keptPromotions } from './keptPromotions.ts';
import { isKnownPlain, isPlain, notePlain } from './plainCarts.ts';
import { productsWhere } from './productsWhere.ts';
import type { CappedInputs, CartInputs, CartLookup } from './cartInputs.ts';
import {
  cachedGifts,
  cachedNeeds,
  cacheInputs,
  cacheProducts,
  partitionSkus,
  readCachedInputs,
} from './cachedInputs.ts';
import type { CachedInputs, PartitionedSkus } from './cachedInputs.ts';

/** Selects the stock of the products selected by a query `wanted (product_id)`. */
const stockOf = (productIds: SqlFragment): SqlFragment => sql.fragment`coalesce((
  select json_agg(${stockObject(sql.fragment`wanted.product_id`)})
  from (${productIds}) wanted left join product_inventory stock using (product_id)
), '[]')`;

const cartItself = cartRow.extend({
  items: z.array(cartItemRow),
  addresses: z.array(cartAddressRow),
  coupon_inputs: z.array(couponInputs.unwrap()),
  cart_offers: cartOffers,
  tax_exemptions: taxExemptions,
  buyer_groups: groupIds,
  shipping_revision: int,
  has_open_payment: bool,
  stored_values: z.array(storedValueInput),
});

export const wholeCart = cartItself.extend({
  products: z.array(productInputs),
  tax_rates: z.array(taxRateInputs),
  settings: savedSettings,
  currencies: currencyInputs,
  price_lists: priceListInputs,
  promotions: z.array(cartPromotion).nullable(),
  promotions_state: text,
  content_state: contentState.nullable(),
});

/** The schema of a row that complements the cache: the stock of all products, and the products that are not cached. */
export const uncachedColumns = z.object({
  stock: z.array(productStock),
  products: z.array(productInputs),
  is_current: bool,
  shipping_revision: int,
});
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

const SKU = sql.fragment`p.sku`;

/** Selects the columns of `uncachedColumns` except the revision. `productIds` is a query for the ids of all products. */
export const selectUncachedColumns = (
  productIds: SqlFragment,
  { unknown }: PartitionedSkus,
  locale: SqlFragment,
  view: CacheView,
): SqlFragment => sql.fragment`
  ${stockOf(productIds)} as stock, ${view.isCurrent} as is_current,
  ${unknown.length > 0 ? productsWhere(keyMatch(SKU, unknown), locale) : sql.fragment`'[]'::json`} as products`;

/** Combines loaded and cached inputs, and caches the loaded products. Returns null if the cache is incomplete or outdated. */
export function joinCached(
  view: CacheView,
  language: string | null,
  { stock, products, is_current }: Omit<z.output<typeof uncachedColumns>, 'shipping_revision'>,
  taxClass: number | null,
): CachedInputs | null {
  if (!is_current) return null;
  cacheProducts(view.store, language, products);
  const readIds = new Set(products.map(({ product_id }) => product_id));
  const ids = stock.map(({ product_id }) => product_id).filter((id) => !readIds.has(id));
  const known = readCachedInputs(view, language, { ids, read: products }, taxClass);
  return known && withStock(known, stock);
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

function cartInputsOf(app: AppContext, row: z.output<typeof cartItself>, known: CachedInputs): CartInputs {
  const {
    items,
    addresses,
    coupon_inputs,
    cart_offers,
    tax_exemptions,
    buyer_groups,
    shipping_revision,
    has_open_payment,
    stored_values,
    ...cart
  } = row;
  const addressOf = (type: AddressType) => addresses.find((address) => address.type === type) ?? null;
  return {
    cart,
    items,
    addresses: { shipping: addressOf('shipping'), billing: addressOf('billing') },
    ...cappedInputs(app, known, shipping_revision, { tax_exemptions, buyer_groups, cart_offers }),
    coupons: coupon_inputs,
    hasOpenPayment: has_open_payment,
    storedValues: stored_values,
  };
}

export const cappedInputs = (
  app: AppContext,
  { settings, currencies, lists, promotions, products, taxRates }: CachedInputs,
  shippingRevision: number,
  buyer: {
    readonly tax_exemptions: CappedInputs['exemptions'];
    readonly buyer_groups: readonly number[];
    readonly cart_offers: CartOffers;
  },
): Omit<CappedInputs, 'coupons'> => ({
  products: new Map(products.map((product) => [product.product_id, product])),
  settings: settingsFrom(app, taxSettingKeys, settings),
  currencies: shopCurrenciesOf(currencies, app.config.shop.currency),
  vat: vatSettingsOf(settingsFrom(app, vatSettingKeys, settings)),
  pricing: { lists: rulesOf(lists), groups: buyer.buyer_groups, now: app.clock.now().getTime() },
  exemptions: buyer.tax_exemptions,
  caps: settingsFrom(app, cartCapKeys, settings),
  couponsPerCart: settingsFrom(app, ['couponsPerCart'], settings).couponsPerCart,
  offers: offerInputsOf(promotions, buyer.cart_offers, {
    timeZone: app.config.shop.timezone,
    kinds: promotionKinds(app),
  }),
  saved: settings,
  taxRates,
  shippingRevision,
});

/** Replaces the stock of cached products with the stock just loaded. */
function withStock(known: CachedInputs, stock: readonly z.output<typeof productStock>[]): CachedInputs {
  const byProduct = new Map(stock.map((row) => [row.product_id, row]));
  return {
    ...known,
    products: known.products.map((product) => ({ ...product, ...byProduct.get(product.product_id) })),
  };
}
