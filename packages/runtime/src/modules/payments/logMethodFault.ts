import type { AppContext } from '../../platform/contracts/context.ts';
import { reportFault } from '../../platform/acting/guard.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { PaymentMethod } from './contract.ts';

/** Logs that a payment method's function failed, and reports the extension at `/readyz`. */
export function logMethodFault(
  app: AppContext,
  code: string,
  handler: keyof PaymentMethod,
  error: unknown,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  const extension = app.registry('paymentMethods').ownerOf(code) ?? 'none';
  const contribution = `payment method "${code}"`;
  reportFault(serverOf(app), 'error', { extension, contribution }, error, {
    message: `${contribution} of ${extension} failed`,
    handler,
    ...facts,
  });
}
