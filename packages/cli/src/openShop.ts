import type { RunningStore, SimulatedGateways, Step } from '@shop/runtime';
import type { Prepared } from '@shop/runtime/workers';
import type { CommonOptions } from './output.ts';

export interface StartOptions extends CommonOptions {
  readonly port?: number;
  readonly host?: string;
  readonly migrate?: true;
  readonly workers?: number;
}

interface OpenOptions {
  readonly onStep?: (step: Step) => void;
  readonly interrupted: AbortSignal;
  /** Simulated gateways, which replace those configured in the store. */
  readonly gateways?: SimulatedGateways;
  /** True if the supervisor owns the socket at the host and port, and forwards connections. */
  readonly isBehindFront?: boolean;
  /**
   * Present if the shop runs in one of several workers. Contains the first worker's preparation results, or null in the first
   * worker.
   */
  readonly worker?: { readonly prepared: Prepared | null };
}

/** Returns the command-line options that take precedence over the configuration. */
export const overridesOf = ({ port, host }: Pick<StartOptions, 'port' | 'host'>) => ({
  ...(port !== undefined && { port }),
  ...(host !== undefined && { host }),
});

/** Starts a shop that runs until it is interrupted. An interruption is the normal end and has exit code 0. */
export async function openShop(
  command: 'start' | 'dev',
  { store, migrate, ...listen }: StartOptions,
  { onStep, interrupted, gateways, worker, isBehindFront = false }: OpenOptions,
): Promise<RunningStore> {
  process.exitCode = 0;
  const { startStore } = await import('@shop/runtime');
  return startStore({
    storeDir: store,
    command,
    overrides: overridesOf(listen),
    isBehindFront,
    migrate: migrate === true,
    signal: interrupted,
    ...(onStep && { onStep }),
    ...(gateways && { gateways }),
    ...(worker && { worker }),
  });
}

/**
 * Exits the process with code 1 if an exception has left the shop in an unknown state, even if an open resource would keep the
 * process alive. Call this after the shop has stopped.
 */
export function endIfInDoubt({ inDoubt }: RunningStore): void {
  if (inDoubt.aborted) process.exit(1);
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  else signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
