import type { AppContext } from '../../platform/context.ts';
import { blame } from '../../platform/extensions/guard.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { PaymentMethod } from './contract.ts';

/** Names a payment method, its extension and the handler that failed, in the log and at `/readyz`. */
export function logMethodFault(
  app: AppContext,
  code: string,
  handler: keyof PaymentMethod,
  error: unknown,
): void {
  const extension = app.registry('paymentMethods').ownerOf(code) ?? 'none';
  const contribution = `payment method "${code}"`;
  blame(serverOf(app).faults, { extension, contribution }, error);
  app.log.error({ err: error, extension, contribution, handler }, `${contribution} of ${extension} failed`);
}
