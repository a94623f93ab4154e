import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { PaymentMethod } from '../../payments/index.ts';
import { amountNotMovable } from '../errors.ts';

/** Throws 400 for an amount that the gateway of the payment method cannot move exactly. */
export function checkMovable(method: PaymentMethod, amount: Minor, currency: string): void {
  const step = method.amountStep?.(currency) ?? 1;
  if (amount % step !== 0) throw amountNotMovable(method.code, `${toDecimal(step, currency)} ${currency}`);
}
