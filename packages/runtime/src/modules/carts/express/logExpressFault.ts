import type { AppContext } from '../../../platform/contracts/context.ts';
import { reportFault } from '../../../platform/acting/guard.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import type { ExpressPayment } from './expressTypes.ts';

/** Logs that an express payment's function failed, and reports the extension at `/readyz`. */
export function logExpressFault(
  app: AppContext,
  code: string,
  handler: keyof ExpressPayment,
  error: unknown,
): void {
  const extension = app.registry('expressPayments').ownerOf(code) ?? 'none';
  const contribution = `express payment "${code}"`;
  reportFault(serverOf(app), 'error', { extension, contribution }, error, {
    message: `${contribution} of ${extension} failed`,
    handler,
  });
}
