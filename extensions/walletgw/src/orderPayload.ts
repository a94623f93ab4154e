import { shortProvince } from '@shop/runtime/extension';
import type { Order } from '@shop/runtime/extension';
import { unitAmount, walletMoney } from './amountBreakdown.ts';
import type { WalletAmount, WalletMoney } from './amountBreakdown.ts';

/** Request body for creating an order at the gateway. Extensions may add other properties of the gateway's API. */
export interface WalletOrderBody {
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
  readonly purchase_units: readonly [WalletPurchaseUnit, ...WalletPurchaseUnit[]];
  readonly payment_source: { readonly paypal: { readonly experience_context: WalletExperience } };
  readonly [more: string]: unknown;
}

export interface WalletPurchaseUnit {
  /** Order number. */
  readonly invoice_id: string;
  /** Order UUID. It distinguishes orders with the same number if two shops share an account. */
  readonly custom_id: string;
  readonly amount: WalletAmount;
  /** Order lines. Absent if the amount has no breakdown. */
  readonly items?: readonly WalletItem[];
  readonly shipping?: WalletShipping;
  readonly [more: string]: unknown;
}

export interface WalletItem {
  readonly name: string;
  readonly sku: string;
  readonly quantity: string;
  readonly unit_amount: WalletMoney;
  readonly category: 'PHYSICAL_GOODS' | 'DIGITAL_GOODS';
}

export interface WalletShipping {
  readonly type: 'SHIPPING';
  readonly name: { readonly full_name: string };
  readonly address: Readonly<Record<string, string>>;
}

export interface WalletExperience {
  readonly return_url: string;
  readonly cancel_url: string;
  readonly user_action: 'PAY_NOW' | 'CONTINUE';
  readonly brand_name: string;
  readonly shipping_preference: 'SET_PROVIDED_ADDRESS' | 'GET_FROM_FILE' | 'NO_SHIPPING';
}

export interface PayloadInput {
  readonly order: Order;
  readonly amount: WalletAmount;
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
  readonly priceIncludingTax: boolean;
  readonly brandName: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** Returns the request body for creating an order at the gateway. */
export function orderPayload(input: PayloadInput): WalletOrderBody {
  const { order, amount } = input;
  const shipping = order.no_shipping_required ? null : shippingOf(order.shipping_address);
  return {
    intent: input.intent,
    purchase_units: [
      {
        invoice_id: order.order_number,
        custom_id: order.uuid,
        amount,
        ...(amount.breakdown && { items: itemsOf(order, input.priceIncludingTax) }),
        ...(shipping && { shipping }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: input.returnUrl,
          cancel_url: input.cancelUrl,
          user_action: 'PAY_NOW',
          brand_name: cut(input.brandName, MAX_LINE),
          shipping_preference: shipping ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
        },
      },
    },
  };
}

/** Maximum lengths that the gateway allows, in characters. */
export const MAX_LINE = 127;
const MAX_NAME = 300;

/** The lines of an order, or of a cart before it is ordered. */
type Lines = Pick<Order, 'currency'> & {
  readonly items: readonly Pick<
    Order['items'][number],
    'product_name' | 'product_sku' | 'qty' | 'final_price' | 'final_price_incl_tax' | 'no_shipping_required'
  >[];
};

export const itemsOf = ({ items, currency }: Lines, priceIncludingTax: boolean): readonly WalletItem[] =>
  items.map((item) => ({
    name: cut(item.product_name, MAX_LINE),
    sku: cut(item.product_sku, MAX_LINE),
    quantity: String(item.qty),
    unit_amount: walletMoney(unitAmount(item, currency, priceIncludingTax), currency),
    category: item.no_shipping_required ? 'DIGITAL_GOODS' : 'PHYSICAL_GOODS',
  }));

function shippingOf(address: Order['shipping_address']): WalletShipping | null {
  if (!address) return null;
  const lines = {
    address_line_1: cut(address.address_1, MAX_NAME),
    address_line_2: cut(address.address_2 ?? '', MAX_NAME),
    admin_area_2: cut(address.city, 120),
    admin_area_1: cut(shortProvince(address), MAX_NAME),
    postal_code: cut(address.postcode, 60),
    country_code: address.country,
  };
  return {
    type: 'SHIPPING',
    name: { full_name: cut(address.full_name, MAX_NAME) },
    address: Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== '')),
  };
}

/** Truncates a string to a number of UTF-16 code units, which the gateway counts, without splitting a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const truncated = text.slice(0, max);
  return /[\uD800-\uDBFF]$/.test(truncated) ? truncated.slice(0, -1) : truncated;
}
