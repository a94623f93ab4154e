import type { Logger } from 'pino';
import type { AppContext } from '../contracts/context.ts';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { actAs } from '../acting/acting.ts';
import type { Stop } from '../contracts/extension.ts';
import type { Quarantined } from './installed.ts';
import type { StartHook } from './assembly.ts';

export interface Lifecycle {
  readonly starts: readonly StartHook[];
  readonly app: AppContext;
  readonly log: Pick<Logger, 'error'>;
  /** The deadline for a single start hook in milliseconds. Default: 10 s. */
  readonly startDeadlineMs?: number;
  /** The deadline for a single stop function in milliseconds. Default: 5 s. */
  readonly stopDeadlineMs?: number;
}

export interface Started {
  /**
   * Optional extensions whose start hook failed. Their contributions are still active until the shop is assembled again without
   * them.
   */
  readonly quarantined: readonly Quarantined[];
  /**
   * Runs the stop functions in reverse order. Errors and missed deadlines are logged, and the next stop function runs. Never
   * throws.
   */
  stop(): Promise<void>;
}

interface Undo {
  readonly hook: StartHook;
  readonly stop: Stop;
}

/**
 * Runs the start hooks in order. If a required extension's hook fails or misses its deadline, reverses the previous hooks and
 * throws StartFailure (exit code 7).
 */
export async function startExtensions(lifecycle: Lifecycle): Promise<Started> {
  const { starts, log } = lifecycle;
  const quarantined: Quarantined[] = [];
  const undos: Undo[] = [];
  let stopping: Promise<void> | null = null;
  const stop = () => (stopping ??= stopAll(undos, lifecycle));
  for (const hook of starts) {
    const outcome = await runStart(hook, lifecycle);
    if (typeof outcome === 'function') undos.push({ hook, stop: outcome });
    if (typeof outcome !== 'object') continue;
    const { fault, cause } = outcome;
    if (hook.required) {
      await stop();
      throw new StartFailure(EXIT.extension, [fault], { cause });
    }
    log.error({ err: cause, extension: hook.owner }, `${fault.where}: ${fault.message}`);
    quarantined.push({ name: hook.owner, fault });
  }
  return { quarantined, stop };
}

async function runStart(
  hook: StartHook,
  { app, log, startDeadlineMs = 10_000, stopDeadlineMs }: Lifecycle,
): Promise<Stop | undefined | { fault: Fault; cause: unknown }> {
  const starting = actAs(hook.owner, async () => hook.start(app));
  try {
    return (await within(startDeadlineMs, starting)) ?? undefined;
  } catch (cause) {
    const message =
      cause instanceof DeadlinePassed
        ? `start did not finish within ${startDeadlineMs / 1000} s`
        : `start failed: ${cause instanceof Error ? cause.message : String(cause)}`;
    // If the hook completes after its deadline, reverse it immediately.
    starting.then(
      (late) => late && stopAll([{ hook, stop: late }], { log, ...(stopDeadlineMs && { stopDeadlineMs }) }),
      () => {},
    );
    return { fault: { where: hook.label, message }, cause };
  }
}

async function stopAll(
  undos: readonly Undo[],
  { log, stopDeadlineMs = 5_000 }: Pick<Lifecycle, 'log' | 'stopDeadlineMs'>,
): Promise<void> {
  for (const { hook, stop } of undos.toReversed())
    try {
      await within(
        stopDeadlineMs,
        actAs(hook.owner, async () => stop()),
      );
    } catch (error) {
      const what =
        error instanceof DeadlinePassed ? `did not finish within ${stopDeadlineMs / 1000} s` : 'failed';
      log.error({ err: error, extension: hook.owner }, `${hook.label}: stop ${what}`);
    }
}

class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed('The deadline passed')), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
