import type { AppContext } from '../../platform/contracts/context.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { noPaymentRequired } from './offeredPaymentMethods.ts';
import { paymentStatusOf } from './statuses.ts';

type App = Pick<AppContext, 'registry'>;

/**
 * Returns the name of a payment method in the language of `text`. `stored` is the name that a cart, an order or an offer has; it
 * stays where the merchant has chosen it by the setting `<code>DisplayName`, and where the method is not installed.
 */
export function paymentMethodName(app: App, text: Text, code: string, stored: string): string {
  if (code === noPaymentRequired.code) return text('payments.noneRequired');
  const method = app.registry('paymentMethods').get(code);
  return method?.nameKey && method.name === stored ? text(method.nameKey) : stored;
}

/** Returns the name of a payment status in the language of `text`. */
export function paymentStatusName(app: App, text: Text, code: string): string {
  const { label, labelKey } = paymentStatusOf(app, code);
  return labelKey ? text(labelKey) : label;
}
