import { amountDue } from '@shop/runtime/extension';
import type { Cart } from '@shop/runtime/extension';
import { amountBreakdown } from './amountBreakdown.ts';
import type { WalletAmount } from './amountBreakdown.ts';
import { cut, itemsOf, MAX_LINE } from './orderPayload.ts';
import type { WalletExperience, WalletItem } from './orderPayload.ts';
import type { RemoteOrder } from './walletShapes.ts';

/** Request body for creating an order at the gateway for a cart. */
export interface ExpressOrderBody {
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
  readonly purchase_units: readonly [
    { readonly custom_id: string; readonly amount: WalletAmount; readonly items?: readonly WalletItem[] },
  ];
  readonly payment_source: { readonly paypal: { readonly experience_context: WalletExperience } };
}

const PREFIX = 'cart-';

/** Returns the `custom_id` of a cart's payment. An order's payment has the order's UUID instead. */
export const expressId = ({ uuid }: Pick<Cart, 'uuid'>): string => `${PREFIX}${uuid}`;

/** Reports whether a gateway order was created for a cart and does not have the number and amount of an order yet. */
export const isExpress = ({ purchase_units: units }: RemoteOrder): boolean =>
  units?.[0]?.custom_id?.startsWith(PREFIX) ?? false;

interface Input {
  readonly cart: Cart;
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
  readonly priceIncludingTax: boolean;
  readonly brandName: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/**
 * Returns the request body for creating a cart's order at the gateway. It has the cart's current total, without a shipping fee that is not
 * known yet. The wallet asks the shopper for the address, and says that the shop will show the final amount.
 */
export function expressPayload({ cart, priceIncludingTax, ...input }: Input): ExpressOrderBody {
  const amount = amountBreakdown(cart, priceIncludingTax, amountDue(cart));
  return {
    intent: input.intent,
    purchase_units: [
      {
        custom_id: expressId(cart),
        amount,
        ...(amount.breakdown && { items: itemsOf(cart, priceIncludingTax) }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: input.returnUrl,
          cancel_url: input.cancelUrl,
          user_action: 'CONTINUE',
          brand_name: cut(input.brandName, MAX_LINE),
          shipping_preference: cart.no_shipping_required ? 'NO_SHIPPING' : 'GET_FROM_FILE',
        },
      },
    },
  };
}
