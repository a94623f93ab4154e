import { sum, toDecimal, toMinor } from '@shop/runtime/extension';
import type { Minor, Order } from '@shop/runtime/extension';

/** An amount in the gateway's API, as a decimal string with the currency's number of decimal places. */
export interface WalletMoney {
  readonly currency_code: string;
  readonly value: string;
}

/** Amount of a purchase unit. The breakdown's amounts add up exactly to the value. */
export interface WalletAmount extends WalletMoney {
  readonly breakdown?: {
    readonly item_total: WalletMoney;
    readonly shipping?: WalletMoney;
    readonly discount?: WalletMoney;
    readonly tax_total?: WalletMoney;
  };
}

/** Order columns that determine the order's amount. */
export type PricedOrder = Pick<
  Order,
  | 'currency'
  | 'grand_total'
  | 'discount_amount'
  | 'shipping_fee_excl_tax'
  | 'shipping_fee_incl_tax'
  | 'total_tax_amount'
> & {
  readonly items: readonly Pick<Order['items'][number], 'final_price' | 'final_price_incl_tax' | 'qty'>[];
};

export const walletMoney = (minor: Minor, currency: string): WalletMoney => ({
  currency_code: currency,
  value: toDecimal(minor, currency),
});

/** Returns the unit price of an order line in minor units. It includes or excludes tax like the shop's prices. */
export const unitAmount = (
  item: PricedOrder['items'][number],
  currency: string,
  priceIncludingTax: boolean,
): Minor => toMinor(priceIncludingTax ? item.final_price_incl_tax : item.final_price, currency);

/**
 * Returns what the wallet has to pay of an order, with its breakdown into items, shipping and discount, and tax if prices exclude tax. `toPay` is
 * less than the grand total if gift cards or credit pay a part. The breakdown is omitted then, and if rounding prevents its amounts from adding
 * up to the amount.
 */
export function amountBreakdown(
  order: PricedOrder,
  priceIncludingTax: boolean,
  toPay: string = order.grand_total,
): WalletAmount {
  const { currency } = order;
  const inMinor = (amount: string) => toMinor(amount, currency);
  const total = inMinor(toPay);
  const items = sum(order.items.map((item) => unitAmount(item, currency, priceIncludingTax) * item.qty));
  const shipping = inMinor(priceIncludingTax ? order.shipping_fee_incl_tax : order.shipping_fee_excl_tax);
  const discount = inMinor(order.discount_amount);
  const tax = priceIncludingTax ? 0 : inMinor(order.total_tax_amount);
  const bare = walletMoney(total, currency);
  const isExact = items + shipping + tax - discount === total;
  if (!isExact || [items, shipping, discount, tax].some((part) => part < 0)) return bare;
  const part = (minor: Minor) => walletMoney(minor, currency);
  return {
    ...bare,
    breakdown: {
      item_total: part(items),
      shipping: part(shipping),
      discount: part(discount),
      ...(!priceIncludingTax && { tax_total: part(tax) }),
    },
  };
}
