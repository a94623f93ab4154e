import type { AppContext } from '../../../platform/contracts/context.ts';
import { logMethodFault, paymentStatusOf } from '../../payments/index.ts';
import type { PaymentInstructions } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { paidOrder } from './attemptPayment.ts';
import { methodOf } from './paymentRights.ts';

/**
 * Returns the payment instructions for an unpaid order, in the order's language. Null if there are none, or the payment
 * method failed.
 */
export async function instructionsOf(app: AppContext, order: Order): Promise<PaymentInstructions | null> {
  const method = methodOf(app, order);
  const { phase } = paymentStatusOf(app, order.payment_status);
  const isDue = phase === 'unpaid' && order.canceled_at === null && order.superseded_at === null;
  if (!isDue || !method?.paymentInstructions) return null;
  const speaking = app.inLanguage(order.locale ?? app.languages.default);
  try {
    const answer: unknown = await method.paymentInstructions({ app: speaking, order: paidOrder(order) });
    if (answer === null || answer === undefined) return null;
    if (isInstructions(answer)) return answer;
    throw new Error(`Payment method "${method.code}" returned instructions without text or details`);
  } catch (error) {
    logMethodFault(app, method.code, 'paymentInstructions', error);
    return null;
  }
}

function isInstructions(answer: unknown): answer is PaymentInstructions {
  if (typeof answer !== 'object' || answer === null) return false;
  const { text, details } = answer as Partial<PaymentInstructions>;
  return typeof text === 'string' && Array.isArray(details) && details.every(isDetail);
}

function isDetail(detail: unknown): boolean {
  const { key, label, value } = (detail ?? {}) as Readonly<Record<string, unknown>>;
  return [key, label, value].every((part) => typeof part === 'string');
}
