import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { EMPTY_ADDRESS, tryProvince } from '../../provinces/index.ts';
import type { Destination } from '../../shipping/index.ts';
import { loadNewCartInputs } from '../inputs/loadNewCartInputs.ts';
import type { ProductInputs } from '../inputs/cartInputs.ts';
import { productBySku } from '../draft.ts';
import { keyOfNew } from '../addUnits.ts';
import type { CartDraft, DraftLine } from '../draft.ts';
import { productNotFound } from '../errors.ts';
import { shopInputs } from '../giftCards/enteredAmount.ts';
import { originOf } from '../giftCards/lineInputs.ts';
import { lineKey } from '../lineKey.ts';
import type { Quote } from '../shippingQuotes.ts';
import type { QuoteBody } from './quoteBody.ts';

/** The id of items that are not in the catalog. Product ids start at 1. */
export const GOODS = 0;

/** The shipping quote function for a purchase without a selected shipping method. */
export const noQuote: Quote = () =>
  Promise.reject(new Error('A purchase without a shipping method cannot be quoted'));

/** The buyer, if known. */
export type PurchaseBuyer = Pick<CartDraft, 'customer_id' | 'customer_group_id' | 'customer_email'>;

const GUEST: PurchaseBuyer = { customer_id: null, customer_group_id: null, customer_email: null };

interface Purchase extends Pick<QuoteBody, 'items' | 'goods'> {
  /** The address. Null if not known. */
  readonly address: QuoteBody['address'] | null;
  /** The SKUs of products to load besides those of the items. */
  readonly skus?: readonly string[];
}

/**
 * Creates the draft of a cart that is never saved, with its inputs. Runs one SQL statement, plus one for an unknown
 * province. Throws `PRODUCT_NOT_FOUND` (400) for an unknown SKU.
 */
export async function newPurchase(
  app: AppContext,
  db: Db,
  { address, items, goods, skus = [] }: Purchase,
  buyer: PurchaseBuyer = GUEST,
) {
  if (goods) checkAmounts({ 'goods.price': goods.price }, app.config.shop.currency);
  const destination = address && (await destinationOf(app, db, address));
  const loaded = await loadNewCartInputs(
    app,
    db,
    [...items.map(({ sku }) => sku), ...skus],
    goods?.tax_class ?? null,
    buyer,
  );
  const products = new Map(loaded.products);
  const bySku = productBySku(products);
  const lines = new Map<string, DraftLine>();
  for (const item of items) {
    const product = bySku(item.sku);
    if (!product) throw productNotFound();
    const inputs = shopInputs(product, item.inputs, loaded.currencies);
    const key = keyOfNew({ inputs }, product);
    const entered = inputs ? { line_origin: originOf(inputs), inputs } : {};
    const qty = (lines.get(key)?.qty ?? 0) + item.qty;
    lines.set(key, { ...entered, product_id: product.product_id, qty });
  }
  if (goods) {
    products.set(GOODS, productOfGoods(goods));
    lines.set(lineKey({ product_id: GOODS }), { product_id: GOODS, qty: 1 });
  }
  const { customer_id: customer, customer_group_id: group } = buyer;
  const isOfGroup = customer === null && group !== null;
  const pricing = isOfGroup ? { ...loaded.pricing, groups: [group] } : loaded.pricing;
  return {
    destination,
    draft: draftOf(app, destination, [...lines.values()], buyer),
    inputs: { ...loaded, products, pricing },
  };
}

async function destinationOf(app: AppContext, db: Db, address: QuoteBody['address']): Promise<Destination> {
  const province = address.province === '' ? '' : await tryProvince(app, db, address);
  return { ...address, province: province ?? address.province };
}

const productOfGoods = ({ price, weight, tax_class }: NonNullable<QuoteBody['goods']>): ProductInputs => ({
  product_id: GOODS,
  sku: '',
  name: '',
  group_id: 1,
  price,
  weight,
  status: true,
  no_shipping_required: false,
  min_qty: null,
  max_qty: null,
  qty_step: null,
  stock: 1,
  manage_stock: false,
  stock_availability: true,
  thumbnail: null,
  url_key: '',
  tax_class,
  variant_group_id: null,
  variant_options: null,
  own: {},
  rows: [],
  scoped: [],
});

function draftOf(
  app: AppContext,
  destination: Destination | null,
  lines: readonly DraftLine[],
  buyer: PurchaseBuyer,
): CartDraft {
  const address = destination && {
    ...EMPTY_ADDRESS,
    country: destination.country,
    province: destination.province ?? '',
    postcode: destination.postcode ?? '',
    city: destination.city ?? '',
  };
  return {
    sid: null,
    ...buyer,
    customer_full_name: null,
    user_ip: null,
    currency: app.config.shop.currency,
    locale: app.language,
    codes: [],
    newCode: null,
    declined_gifts: [],
    payment_method: null,
    payment_method_name: null,
    express: null,
    tenders: null,
    shipping_note: null,
    vat_check: null,
    lines,
    addresses: { shipping: address, billing: address },
    selection: null,
    errors: [],
  };
}
