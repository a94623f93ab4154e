import { reportFault } from '../../platform/acting/guard.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { withDeadline } from '../../platform/withDeadline.ts';
import type { VatChecker, VatCheckResult } from './contract.ts';
import { vatServiceUnavailable } from './errors.ts';
import { vatCheckFault } from './vatCheckFault.ts';

interface VatCheckRequest {
  /** A VAT ID in its stored form. */
  readonly vatId: string;
  /** The shop's own VAT ID in its stored form. Null if there is none. */
  readonly requesterId: string | null;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks the registered checkers about a VAT ID, one after the other, until one answers. A checker that fails, is late or returns something
 * invalid is logged. Must not run inside a transaction. Throws `VAT_SERVICE_UNAVAILABLE` (503) if none answers.
 */
export async function checkVatId(app: AppContext, request: VatCheckRequest): Promise<VatCheckResult> {
  const prefix = request.vatId.slice(0, 2);
  for (const checker of app.registry('vatCheckers').list()) {
    if (checker.prefixes !== undefined && !checker.prefixes.includes(prefix)) continue;
    const result = await resultOf(app, checker, request);
    if (result !== null) return result;
  }
  throw vatServiceUnavailable();
}

/** Returns the result of one checker, with its time in UTC. Returns null if the checker has failed. */
async function resultOf(
  app: AppContext,
  checker: VatChecker,
  { vatId, requesterId, signal: outer }: VatCheckRequest,
): Promise<VatCheckResult | null> {
  try {
    const result = await withDeadline(app.config.checkout.vatCheckMs, outer, (signal) =>
      checker.check({ app, vatId, requesterId, signal }),
    );
    const fault = vatCheckFault(result, vatId);
    if (fault !== null) throw new TypeError(fault);
    return { ...result, checked_at: new Date(result.checked_at).toISOString() };
  } catch (error) {
    outer?.throwIfAborted();
    logFailure(app, checker, error);
    return null;
  }
}

function logFailure(app: AppContext, { name }: VatChecker, error: unknown): void {
  const extension = app.registry('vatCheckers').ownerOf(name) ?? 'none';
  reportFault(serverOf(app), 'warn', { extension, contribution: `VAT checker "${name}"` }, error, {
    message: `VAT checker "${name}" of extension "${extension}" gave no answer`,
  });
}
