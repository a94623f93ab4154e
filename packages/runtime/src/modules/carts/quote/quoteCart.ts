import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/amounts.ts';
import { withoutZeros } from '../../../platform/http/bodyFields.ts';
import { formatPrice, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { tryProvince } from '../../provinces/index.ts';
import { listOffers, listServingAttachments } from '../../shipping/index.ts';
import type { Destination, Offer } from '../../shipping/index.ts';
import { percentText } from '../../tax/index.ts';
import { cartColumns } from '../cartColumns.ts';
import { loadNewCartInputs } from '../cartInputs.ts';
import type { PricingInputs, ProductInputs } from '../cartInputs.ts';
import type { CartDraft, DraftLine } from '../draft.ts';
import { productNotFound } from '../errors.ts';
import { computeCart } from '../recomputeCart.ts';
import type { ComputedLine } from '../recomputeCart.ts';
import { quoteRequest, selectionOf } from '../shippingQuotes.ts';
import type { Quote } from '../shippingQuotes.ts';
import type { QuoteAnswer, QuoteBody } from './quoteBody.ts';

/** The id that goods have which the catalogue does not know. Products count from 1. */
const GOODS = 0;

/**
 * Quotes what a guest's cart with these goods would be offered and pay at an address, by the computation of carts: providers are
 * asked, and each method is charged in turn. Nothing is written. Stock and status of products do not count. Never call it inside a
 * transaction. Throws `PRODUCT_NOT_FOUND` (400) for an unknown SKU.
 */
export async function quoteCart(app: AppContext, db: Db, body: QuoteBody): Promise<QuoteAnswer> {
  const { destination, draft, inputs } = await newPurchase(app, db, body);
  const base = await computeCart(app, noQuote, draft, inputs);
  const { columns, lines } = cartColumns(draft, base);
  const isShipped = !columns.no_shipping_required;
  const request = quoteRequest(columns, lines, destination, inputs.shippingRevision);
  const [attachments, offers] = isShipped
    ? await Promise.all([listServingAttachments(db, destination), listOffers(app, db, request)])
    : [[], []];
  const methods = [];
  for (const offer of offers) methods.push(await methodOf(app, draft, inputs, offer));
  const money = moneyIn(app);
  const { totals } = base;
  return {
    currency: draft.currency,
    price_including_tax: inputs.settings.priceIncludingTax,
    taxed_at: base.base && {
      country: base.base.country,
      province: base.base.province || null,
      postcode: base.base.postcode || null,
    },
    total_weight: withoutZeros(columns.total_weight),
    lines: totals.lines.map((line) => lineOf(line, money)),
    sub_total: money(totals.sub_total),
    tax: money(totals.tax_amount),
    sub_total_incl_tax: money(totals.sub_total_incl_tax),
    no_shipping_required: !isShipped,
    zones: attachments.map(({ zone_uuid, zone_name, provider_code }) => ({
      uuid: zone_uuid,
      name: zone_name,
      provider_code,
    })),
    methods,
  };
}

/** Makes the draft of a cart that is never saved, with its inputs. One statement, and one for a province that is not known. */
async function newPurchase(app: AppContext, db: Db, { address, items, goods }: QuoteBody) {
  if (goods) checkAmounts({ 'goods.price': goods.price }, app.config.shop.currency);
  const province = address.province === '' ? '' : await tryProvince(app, db, address);
  const destination: Destination = { ...address, province: province ?? address.province };
  const loaded = await loadNewCartInputs(
    app,
    db,
    items.map(({ sku }) => sku),
    goods?.tax_class ?? null,
  );
  const products = new Map(loaded.products);
  const bySku = new Map([...products.values()].map((product) => [product.sku, product]));
  const units = new Map<number, number>();
  for (const { sku, qty } of items) {
    const product = bySku.get(sku);
    if (!product) throw productNotFound();
    units.set(product.product_id, (units.get(product.product_id) ?? 0) + qty);
  }
  if (goods) {
    products.set(GOODS, productOfGoods(goods));
    units.set(GOODS, 1);
  }
  const lines = [...units].map(([product_id, qty]) => ({ product_id, qty }));
  return { destination, draft: draftOf(app, destination, lines), inputs: { ...loaded, products } };
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
  stock: 1,
  manage_stock: false,
  stock_availability: true,
  thumbnail: null,
  url_key: '',
  tax_class,
  variant_group_id: null,
  variant_options: null,
});

function draftOf(app: AppContext, destination: Destination, lines: readonly DraftLine[]): CartDraft {
  const address = {
    full_name: '',
    telephone: '',
    country: destination.country,
    province: destination.province ?? '',
    postcode: destination.postcode ?? '',
    city: destination.city ?? '',
    address_1: '',
    address_2: null,
  };
  return {
    sid: null,
    customer_id: null,
    customer_group_id: null,
    customer_email: null,
    customer_full_name: null,
    user_ip: null,
    currency: app.config.shop.currency,
    locale: app.language,
    coupon: null,
    isCouponNew: false,
    payment_method: null,
    payment_method_name: null,
    shipping_note: null,
    lines,
    addresses: { shipping: address, billing: address },
    selection: null,
    errors: [],
  };
}

/** Computes the purchase with a method that was just offered, which is not asked for again. */
async function methodOf(
  app: AppContext,
  draft: CartDraft,
  inputs: PricingInputs,
  offer: Offer,
): Promise<QuoteAnswer['methods'][number]> {
  const quoted: Quote = async () => selectionOf(offer, '', app.clock.now());
  const selection = { provider_code: offer.providerCode, method_code: offer.code };
  const { totals } = await computeCart(app, quoted, { ...draft, selection }, inputs);
  const money = moneyIn(app);
  return {
    provider_code: offer.providerCode,
    code: offer.code,
    name: offer.name,
    carrier: offer.carrier,
    fee_excl_tax: money(totals.shipping_fee_excl_tax),
    fee_tax: money(totals.shipping_tax_amount),
    fee_incl_tax: money(totals.shipping_fee_incl_tax),
    total_tax: money(totals.total_tax_amount),
    grand_total: money(totals.grand_total),
  };
}

const noQuote: Quote = () => Promise.reject(new Error('A purchase without a method asks for no quote'));

type Money = (amount: Minor) => { value: number; text: string };

const moneyIn = ({ config, locale }: AppContext): Money => {
  const { currency } = config.shop;
  return (amount) => ({
    value: toNumber(amount, currency),
    text: formatPrice(locale, toNumber(amount, currency), currency),
  });
};

const lineOf = (line: ComputedLine, money: Money) => ({
  sku: line.product_id === GOODS ? null : line.sku,
  name: line.product_id === GOODS ? null : line.product.name,
  qty: line.qty,
  tax_percent: Number(percentText(line.taxRate)),
  tax_rates: [...line.matched.applied],
  total_excl_tax: money(line.line_total),
  tax: money(line.tax_amount),
  total_incl_tax: money(line.line_total_incl_tax),
});
