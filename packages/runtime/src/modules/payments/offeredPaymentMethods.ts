import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toDecimal } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { ZERO_CHECKOUT } from './zeroCheckout.ts';
import type { PaymentMethod } from './contract.ts';

export interface OfferedPaymentMethod {
  readonly code: string;
  readonly name: string;
}

/** What a cart of total 0 is offered, and nothing else. */
export const noPaymentRequired: OfferedPaymentMethod = { code: ZERO_CHECKOUT, name: 'No payment required' };

/**
 * The payment methods that a cart may choose, in extension order: those that are switched on by the setting
 * `<code>PaymentStatus` and say that they are available. One statement for the settings.
 */
export async function offeredPaymentMethods(
  app: AppContext,
  db: Db,
  cart: { readonly currency: string; readonly grandTotal: Minor },
): Promise<readonly OfferedPaymentMethod[]> {
  if (cart.grandTotal === 0) return [noPaymentRequired];
  const methods = app.registry('paymentMethods').list();
  const facts = { currency: cart.currency, grandTotal: toDecimal(cart.grandTotal, cart.currency) };
  const [settings, available] = await Promise.all([
    app.settings(
      methods.flatMap(({ code }) => [statusSetting(code), nameSetting(code)]),
      db,
    ),
    Promise.all(methods.map((method) => method.isAvailable?.(facts, app) ?? true)),
  ]);
  return methods
    .filter((method, index) => available[index] && settings[statusSetting(method.code)] === 1)
    .map((method) => ({ code: method.code, name: displayName(method, settings[nameSetting(method.code)]) }));
}

export const statusSetting = (code: string) => `${code}PaymentStatus`;
export const nameSetting = (code: string) => `${code}DisplayName`;

const displayName = (method: PaymentMethod, setting: unknown) =>
  typeof setting === 'string' && setting !== '' ? setting : method.name;
