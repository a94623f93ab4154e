import { toMinor, toNumber } from '../../platform/money.ts';
import type { Cart } from '../carts/index.ts';
import type { Order } from '../orders/index.ts';
import type { CART_AMOUNTS } from '../pricing/index.ts';
import type { ContentsView, TotalView } from '../defaultTheme/index.ts';
import { shownDiscounts } from './shownDiscounts.ts';
import type { BoughtLine } from './contentsLine.ts';
import { lineOf } from './contentsLine.ts';

/** The tax of a cart or an order, as far as it is known. */
export interface TaxKnowledge {
  /** True if the shop charges tax. */
  readonly hasTax: boolean;
  /** True if the tax depends on an address that is not known yet. */
  readonly isUnknown: boolean;
  /** The estimated tax in major units while the tax is not known, or null. */
  readonly estimate: number | null;
}

/** Returns what is known about the tax of an order, in a shop with or without tax rates. */
export const taxOfOrder = (
  { total_tax_amount }: Pick<Bought, 'total_tax_amount'>,
  hasTaxRates: boolean,
): TaxKnowledge => ({
  hasTax: hasTaxRates || Number(total_tax_amount) > 0,
  isUnknown: false,
  estimate: null,
});

/** The columns that carts and orders share. Amounts are decimal strings in major units of `currency`. */
export type Bought = Readonly<Record<(typeof CART_AMOUNTS)[number], string>> & {
  readonly currency: string;
  readonly coupon: string | null;
  readonly discounts: Cart['discounts'];
  readonly no_shipping_required: boolean;
  /** The selected shipping method. If null, no shipping method is selected, and the shipping fee is unknown. */
  readonly shipping_method_data: unknown;
  /** The parts that gift cards and credit pay: of a cart as it is kept, of an order as its tenders. */
  readonly tenders?: Cart['tenders'] | Order['tenders'];
};

/** Creates the view of a cart's or order's lines and totals, with prices as the shop displays them. Pure. */
export function contentsOf(
  bought: Bought,
  lines: readonly BoughtLine[],
  prices_include_tax: boolean,
  tax: TaxKnowledge,
): ContentsView {
  const { currency } = bought;
  const totals = totalsOf(bought, prices_include_tax);
  const discount = totals.find(({ code }) => code === 'discount')?.amount ?? 0;
  return {
    currency,
    prices_include_tax,
    coupon: bought.coupon,
    lines: lines.map((line) => lineOf(line, bought, prices_include_tax)),
    totals,
    discounts: shownDiscounts(bought, -toMinor(discount, currency), !('order_number' in bought)),
    has_tax: tax.hasTax,
    unknown_totals: [
      ...(isShippingOpen(bought) ? ['shipping' as const] : []),
      ...(tax.isUnknown ? ['tax' as const] : []),
    ],
    tenders: storedTenders(bought),
    estimated_tax: tax.estimate,
    estimated_total:
      tax.estimate === null || prices_include_tax
        ? null
        : toNumber(toMinor(bought.grand_total, currency) + toMinor(tax.estimate, currency), currency),
  };
}

/** Returns what gift cards and credit pay of a cart or an order, in the order of use. */
function storedTenders({ tenders }: Bought): ContentsView['tenders'] {
  if (!tenders) return [];
  if ('cards' in tenders) {
    const { cards, credit } = tenders;
    return [
      ...cards.map(({ uuid, last4, amount }) => ({ uuid, last4, amount: Number(amount), label: null })),
      ...(credit ? [{ uuid: null, last4: null, amount: Number(credit.amount), label: null }] : []),
    ];
  }
  return tenders
    .filter(({ method }) => method === 'gift_card' || method === 'credit')
    .map(({ amount, label }) => ({ uuid: null, last4: null, amount, label }));
}

/** Reports whether the shipping fee is not known yet. */
const isShippingOpen = ({ no_shipping_required, shipping_method_data }: Bought): boolean =>
  !no_shipping_required && shipping_method_data === null;

/**
 * Creates the totals below the lines. If prices exclude tax, the totals add up to the grand total, with tax as a separate line. If
 * prices include tax, the grand total states the included tax.
 */
function totalsOf(bought: Bought, withTax: boolean): readonly TotalView[] {
  const { currency } = bought;
  const minor = (name: (typeof CART_AMOUNTS)[number]) => toMinor(bought[name], currency);
  const [sub, discounted, shipping] = withTax
    ? ([
        minor('sub_total_incl_tax'),
        minor('sub_total_with_discount_incl_tax'),
        minor('shipping_fee_incl_tax'),
      ] as const)
    : ([minor('sub_total'), minor('sub_total_with_discount'), minor('shipping_fee_excl_tax')] as const);
  const total = (code: TotalView['code'], amount: number, includes_tax: boolean | null): TotalView => ({
    code,
    amount: toNumber(amount, currency),
    includes_tax,
  });
  const tax = total('tax', minor('total_tax_amount'), null);
  return [
    total('sub_total', sub, withTax),
    ...(discounted === sub ? [] : [total('discount', discounted - sub, withTax)]),
    ...(bought.no_shipping_required || bought.shipping_method_data === null
      ? []
      : [total('shipping', shipping, withTax)]),
    ...(withTax ? [] : [tax]),
    total('grand_total', minor('grand_total'), true),
    ...(withTax ? [tax] : []),
  ];
}
