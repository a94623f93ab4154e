import type { AppContext } from '../../platform/contracts/context.ts';
import { logMethodFault } from './logMethodFault.ts';

interface ToPay {
  readonly currency: string;
  readonly grand_total: string;
  readonly no_shipping_required: boolean;
}

/** Returns what happens after the shopper chooses a payment method. Null if the method provides no hint, or its function failed. */
export async function checkoutHint(app: AppContext, code: string, cart: ToPay): Promise<string | null> {
  const method = app.registry('paymentMethods').get(code);
  if (!method?.checkoutHint) return null;
  const payable = {
    currency: cart.currency,
    grandTotal: cart.grand_total,
    noShippingRequired: cart.no_shipping_required,
  };
  try {
    const hint: unknown = await method.checkoutHint(payable, app);
    if (hint === null || hint === undefined) return null;
    if (typeof hint === 'string') return hint;
    throw new Error(`Payment method "${code}" returned a hint that is not a string`);
  } catch (error) {
    logMethodFault(app, code, 'checkoutHint', error);
    return null;
  }
}
