import type { CacheView, StoreInCache } from '../../../platform/contentCache/contentCache.ts';
import type { PriceListInputs } from '../../catalog/index.ts';
import type { CurrencyInputs } from '../../currencies/index.ts';
import { ANY_NEEDS, promotionNeeds } from '../../promotions/index.ts';
import type { CartPromotion, PromotionNeeds } from '../../promotions/index.ts';
import type { SavedSettings } from '../../settings/index.ts';
import type { TaxRateInputs } from '../../tax/index.ts';
import type { ProductInputs } from './cartInputs.ts';

/**
 * The cart inputs that are shop content. A process may cache them until the content changes. Stock and coupons are not
 * cached.
 */
export interface CachedInputs {
  readonly settings: SavedSettings;
  /** The currencies that are on. */
  readonly currencies: CurrencyInputs;
  /** The price lists that are on. */
  readonly lists: PriceListInputs;
  /** The promotions that need no code. */
  readonly promotions: readonly CartPromotion[];
  /** The products in one language, with their stock when they were read. */
  readonly products: readonly ProductInputs[];
  /** The tax rates for the products, the shipping fee, and one additional requested tax class. */
  readonly taxRates: readonly TaxRateInputs[];
}

const SETTINGS = 'cart settings';
const CURRENCIES = 'cart currencies';
const LISTS = 'cart price lists';
const PROMOTIONS = 'cart promotions';
const productKey = (language: string | null, id: number) => `cart product ${language ?? ''} ${id}`;
const skuKey = (sku: string) => `cart sku ${sku}`;

/**
 * Returns the cache key of the tax rates for the products' tax classes and one additional class. The settings determine
 * the tax class of the shipping fee.
 */
function ratesKey(products: readonly ProductInputs[], taxClass: number | null): string {
  const classes = new Set(products.map(({ tax_class }) => tax_class).concat(taxClass));
  return `cart rates ${[...classes].sort().join(' ')}`;
}

/** Caches the cart inputs found by a read, in the language of the cart. */
export function cacheInputs(
  store: StoreInCache,
  language: string | null,
  { settings, currencies, lists, promotions, products, taxRates }: CachedInputs,
  taxClass: number | null,
): void {
  keep(store, SETTINGS, settings);
  keep(store, CURRENCIES, currencies);
  keep(store, LISTS, lists);
  // Thousands of promotions would leave no room for other values, and each change of a cart needs them all.
  store(PROMOTIONS, promotions, 0);
  cacheProducts(store, language, products);
  keep(store, ratesKey(products, taxClass), taxRates);
}

/** Caches products that were read in a language. */
export function cacheProducts(
  store: StoreInCache,
  language: string | null,
  products: readonly ProductInputs[],
): void {
  for (const product of products) {
    keep(store, productKey(language, product.product_id), product);
    keep(store, skuKey(product.sku), product.product_id);
  }
}

const keep = (store: StoreInCache, key: string, value: unknown) =>
  store(key, value, 2 * JSON.stringify(value).length);

/** The products of a future cart, divided into cached and unknown products. */
export interface PartitionedSkus {
  readonly ids: readonly number[];
  /** The SKUs of the products to read. */
  readonly unknown: readonly string[];
}

/**
 * Divides SKUs into cached and unknown ones. Returns null if the settings are not cached, so that a read must include
 * everything.
 */
export function partitionSkus(view: CacheView, skus: readonly string[]): PartitionedSkus | null {
  if (view.get(SETTINGS) === undefined) return null;
  const found = [...new Set(skus)].map((sku) => ({ sku, id: view.get(skuKey(sku)) as number | undefined }));
  return {
    ids: found.flatMap(({ id }) => id ?? []),
    unknown: found.flatMap(({ sku, id }) => (id === undefined ? sku : [])),
  };
}

const cachedPromotions = (view: CacheView): readonly CartPromotion[] | undefined =>
  view.get(PROMOTIONS) as readonly CartPromotion[] | undefined;

/** Returns the needs of the cached promotions. Null if there are none. */
export function cachedNeeds(view: CacheView): PromotionNeeds | null {
  const promotions = cachedPromotions(view);
  if (!promotions) return ANY_NEEDS;
  return promotions.length === 0 ? null : promotionNeeds(promotions);
}

const gifts = new WeakMap<readonly CartPromotion[], readonly number[]>();

/** Returns the products that the cached promotions give. */
export function cachedGifts(view: CacheView): readonly number[] {
  const promotions = cachedPromotions(view);
  if (!promotions) return [];
  const known = gifts.get(promotions);
  if (known) return known;
  const ids = [...new Set(promotions.flatMap(({ gift_product_id }) => gift_product_id ?? []))];
  gifts.set(promotions, ids);
  return ids;
}

/**
 * Returns the cart inputs in the cart language, from the cached products with these ids and the products just read
 * (`read`). Returns null if any input is missing.
 */
export function readCachedInputs(
  view: CacheView,
  language: string | null,
  { ids, read }: { readonly ids: readonly number[]; readonly read: readonly ProductInputs[] },
  taxClass: number | null,
): CachedInputs | null {
  const settings = view.get(SETTINGS) as SavedSettings | undefined;
  const currencies = view.get(CURRENCIES) as CurrencyInputs | undefined;
  const lists = view.get(LISTS) as PriceListInputs | undefined;
  const promotions = cachedPromotions(view);
  const known = ids.map((id) => view.get(productKey(language, id)) as ProductInputs | undefined);
  if (!settings || !currencies || !lists || !promotions || !known.every((product) => product !== undefined))
    return null;
  const products = [...known, ...read];
  const taxRates = view.get(ratesKey(products, taxClass)) as readonly TaxRateInputs[] | undefined;
  return taxRates ? { settings, currencies, lists, promotions, products, taxRates } : null;
}
