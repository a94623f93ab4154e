import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { withoutZeros } from '../../../platform/http/forms/bodyFields.ts';
import { formatPrice, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { listOffers, servingAttachments } from '../../shipping/index.ts';
import type { Offer } from '../../shipping/index.ts';
import { percentText } from '../../tax/index.ts';
import { cartColumns, optionsText } from '../cartColumns.ts';
import type { PricingInputs } from '../inputs/cartInputs.ts';
import type { CartDraft } from '../draft.ts';
import { computeCart } from '../recomputeCart.ts';
import type { ComputedLine } from '../recomputeCart.ts';
import { quoteRequest, selectionOf } from '../shippingQuotes.ts';
import type { Quote } from '../shippingQuotes.ts';
import { GOODS, newPurchase, noQuote } from './newPurchase.ts';
import type { QuoteAnswer, QuoteBody } from './quoteBody.ts';

/**
 * Quotes the shipping methods and totals for a guest cart with these items at an address. Uses the cart computation: calls
 * the shipping providers, and computes the totals once per shipping method. Writes nothing, and ignores product stock and
 * status. Must not be called inside a transaction. Throws `PRODUCT_NOT_FOUND` (400) for an unknown SKU.
 */
export async function quoteCart(app: AppContext, db: Db, body: QuoteBody): Promise<QuoteAnswer> {
  const { destination, draft, inputs } = await newPurchase(app, db, body);
  if (!destination) throw new Error('A quote has an address');
  const base = await computeCart(app, noQuote, draft, inputs);
  const { columns, lines } = cartColumns(draft, base);
  const isShipped = !columns.no_shipping_required;
  const request = quoteRequest(columns, lines, destination, inputs.shippingRevision);
  const [attachments, offers] = isShipped
    ? await Promise.all([servingAttachments(app, request), listOffers(app, db, request)])
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

/** Computes the purchase with a shipping method that was just offered, without requesting another quote. */
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
  variant_options: line.product.variant_options && optionsText(line.product.variant_options),
  qty: line.qty,
  has_tax_class: line.product.tax_class !== null,
  tax_percent: Number(percentText(line.taxRate)),
  tax_rates: [...line.matched.applied],
  total_excl_tax: money(line.line_total),
  tax: money(line.tax_amount),
  total_incl_tax: money(line.line_total_incl_tax),
});
