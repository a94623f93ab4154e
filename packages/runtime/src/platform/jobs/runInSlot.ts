import { callAs } from '../acting/calls.ts';
import type { Contribution } from '../acting/runtimeFaults.ts';
import type { ServerContext } from '../serverContext.ts';
import { DeadlinePassed, withDeadline } from '../withDeadline.ts';

/**
 * Runs an event delivery or a job with a deadline. At the deadline, its signal aborts. If the code continues, it keeps its
 * worker slot for the length of the deadline again, and still counts as done if it succeeds in that time. After that, the slot
 * is freed and the run rejects with `DeadlinePassed`. `/readyz` reports the run from the deadline until it ends. Every error is
 * recorded as a fault of the contribution.
 */
export async function runInSlot(
  app: Pick<ServerContext, 'faults' | 'log'>,
  of: Contribution,
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let underWay: Promise<void> | undefined;
  try {
    await withDeadline(deadlineMs, undefined, async (signal) => {
      underWay = callAs(app.faults, of, async () => work(signal));
      await underWay;
    });
  } catch (error) {
    app.faults.record(of);
    if (!(error instanceof DeadlinePassed) || !underWay) throw error;
    await outlast(app, of, deadlineMs, underWay);
  }
}

/** Waits for work that missed its deadline. Its error is most likely the abort reason. */
async function outlast(
  { faults, log }: Pick<ServerContext, 'faults' | 'log'>,
  of: Contribution,
  deadlineMs: number,
  underWay: Promise<void>,
): Promise<void> {
  const late = `${of.contribution} of ${of.extension} did not finish within ${deadlineMs} ms`;
  log.error({ ...of }, late);
  const ended = faults.overdue(of);
  underWay.then(ended, ended);
  try {
    await withDeadline(deadlineMs, undefined, () => underWay);
  } catch (error) {
    throw new DeadlinePassed(late, { cause: error });
  }
}
