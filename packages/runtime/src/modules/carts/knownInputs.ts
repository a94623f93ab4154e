import type { ContentView, StoreContent } from '../../platform/content/content.ts';
import type { SavedSettings } from '../settings/index.ts';
import type { TaxRateInputs } from '../tax/index.ts';
import type { ProductInputs } from './cartInputs.ts';

/** The inputs of carts that are content of the shop, so that a process may keep them until that changes. Stock and coupons are not. */
export interface KnownInputs {
  readonly settings: SavedSettings;
  /** The products in one language. Their stock is the one of the time when they were read. */
  readonly products: readonly ProductInputs[];
  /** The rates of the classes of the products, of the shipping fee's, and of one more that was asked for. */
  readonly taxRates: readonly TaxRateInputs[];
}

const SETTINGS = 'cart settings';
const productKey = (language: string | null, id: number) => `cart product ${language ?? ''} ${id}`;
const skuKey = (sku: string) => `cart sku ${sku}`;

/** The rates belong to a set of classes: the products', and one more. The shipping fee's follows from the settings. */
function ratesKey(products: readonly ProductInputs[], taxClass: number | null): string {
  const classes = new Set(products.map(({ tax_class }) => tax_class).concat(taxClass));
  return `cart rates ${[...classes].sort().join(' ')}`;
}

/** Keeps the inputs of a cart that a read found, in the language of the cart. */
export function keepInputs(
  store: StoreContent,
  language: string | null,
  { settings, products, taxRates }: KnownInputs,
  taxClass: number | null,
): void {
  const keep = (key: string, value: unknown) => store(key, value, 2 * JSON.stringify(value).length);
  keep(SETTINGS, settings);
  for (const product of products) {
    keep(productKey(language, product.product_id), product);
    keep(skuKey(product.sku), product.product_id);
  }
  keep(ratesKey(products, taxClass), taxRates);
}

/** Returns the ids of the products with these SKUs; null unless all of them are known. */
export function knownIds(view: ContentView, skus: readonly string[]): readonly number[] | null {
  const ids = skus.map((sku) => view.get(skuKey(sku)) as number | undefined);
  return ids.every((id) => id !== undefined) ? ids : null;
}

/** Returns the inputs of a cart in its language; null unless all of them are known. */
export function knownInputs(
  view: ContentView,
  language: string | null,
  ids: readonly number[],
  taxClass: number | null,
): KnownInputs | null {
  const settings = view.get(SETTINGS) as SavedSettings | undefined;
  const products = ids.map((id) => view.get(productKey(language, id)) as ProductInputs | undefined);
  if (!settings || !products.every((product) => product !== undefined)) return null;
  const taxRates = view.get(ratesKey(products, taxClass)) as readonly TaxRateInputs[] | undefined;
  return taxRates ? { settings, products, taxRates } : null;
}
