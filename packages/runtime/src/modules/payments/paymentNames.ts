import type { AppContext } from '../../platform/contracts/context.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { noPaymentRequired, paidByStoredValue } from './offeredPaymentMethods.ts';
import { paymentStatusOf } from './statuses.ts';

type App = Pick<AppContext, 'registry'>;

/**
 * Returns a payment method's name in the language of `text`. `stored` is the name stored with a cart, order or offer. It is
 * returned unchanged if the merchant set it through the setting `<code>DisplayName` or if the method is not installed.
 */
export function paymentMethodName(app: App, text: Text, code: string, stored: string): string {
  if (code === noPaymentRequired.code) return text('payments.noneRequired');
  if (code === paidByStoredValue.code) return text('payments.storedValue');
  const method = app.registry('paymentMethods').get(code);
  return method?.nameKey && method.name === stored ? text(method.nameKey) : stored;
}

/** Returns a payment status name in the language of `text`. */
export function paymentStatusName(app: App, text: Text, code: string): string {
  const { label, labelKey } = paymentStatusOf(app, code);
  return labelKey ? text(labelKey) : label;
}
