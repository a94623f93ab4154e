import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { saveUrlOfKey } from '../../translations/index.ts';
import { checkUrlKey } from '../../urls/index.ts';
import { keepPricesOf } from '../priceContexts/keepPrices.ts';
import { writeOwnPrices } from '../priceLists/ownPrices.ts';
import { productUrlKeyExists } from '../errors.ts';
import { productEvent } from '../events.ts';
import { amountsOf, checkContents } from './contents.ts';
import { findProduct } from './product.repo.ts';
import { insertProduct } from './writeProduct.repo.ts';
import type { ProductRow, ProductValues } from './product.ts';
import type { NewProductBody } from './productBody.ts';
import { withProductRefusals } from './productRefusals.ts';
import { productUrl } from './product.ts';
import { asGiftCard } from './giftCardTerms.ts';
import { checkQuantities } from './quantityRule.ts';
import { resolveNewAttributes } from '../attributes/resolveAttributes.ts';
import { resolveCategories } from './resolveCategories.ts';

export const DEFAULT_GROUP = '1';

/** The values of a new product for fields missing from its request body. */
export const productDefaults: Omit<
  ProductValues,
  'name' | 'url_key' | 'sku' | 'price' | 'qty' | 'meta_data'
> = {
  compare_at_price: null,
  unit_amount: null,
  unit: null,
  status: true,
  visibility: true,
  weight: '0',
  tax_class: null,
  manage_stock: true,
  stock_availability: true,
  no_shipping_required: false,
  return_days: null,
  min_qty: null,
  max_qty: null,
  qty_step: null,
  withdrawal_excluded: null,
  consumer_notice_type: null,
  consumer_notice: null,
  gift_card: null,
  description: null,
  short_description: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  images: [],
  categories: [],
};

/**
 * Creates a product with its inventory, images, categories, attribute values and path, and emits `product_created`, in one
 * transaction. Throws 400 for a price with too many decimal places, an unknown category or group, an invalid or missing
 * metafield or attribute, and a reserved URL key. Throws 409 for a duplicate SKU or URL key.
 */
export async function createProduct(app: AppContext, db: Db, body: NewProductBody): Promise<ProductRow> {
  checkAmounts(amountsOf(body), app.config.shop.currency);
  checkUrlKey(app, body.url_key);
  return withProductRefusals(db, body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'product', body.metafields, { isCreate: true });
      const categories = (await resolveCategories(tx, body)) ?? [];
      const values = newProductValues(body, { categories, meta_data });
      const group = body.group_id ?? DEFAULT_GROUP;
      const attributes = await resolveNewAttributes(tx, group, body);
      const product = await insertProduct(tx, values, idRefOf(group), attributes, app.clock.now());
      await saveUrlOfKey(app, tx, { entry: productUrl(product), key: product.url_key }, productUrlKeyExists);
      const hasPrices = await writeOwnPrices(app, tx, product.product_id, body.prices);
      await keepPricesOf(app, tx, [product.product_id]);
      await app.emit(tx, { name: 'product_created', payload: productEvent(product) });
      return hasPrices ? ((await findProduct(tx, { id: product.product_id })) ?? product) : product;
    }),
  );
}

/**
 * Creates the values of a new product from its request body, the looked-up categories and metafields, and the defaults. Throws 400 for
 * incomplete contents and a maximum quantity below the minimum.
 */
export const newProductValues = (
  body: NewProductBody,
  found: Pick<ProductValues, 'categories' | 'meta_data'>,
): ProductValues => {
  const { name, url_key, sku, price, qty } = body;
  const { categories, meta_data } = found;
  // Cards are made when they are sold, so that their stock is managed only on request.
  const stock = body.gift_card ? { manage_stock: false } : {};
  const values = asGiftCard({
    ...mergeDefined({ ...productDefaults, ...stock }, { ...body, categories }),
    name,
    url_key,
    sku,
    price,
    qty,
    meta_data,
  });
  checkContents(values);
  checkQuantities(values);
  return values;
};
