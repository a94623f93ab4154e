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
  /** Simulated gateways replace those that the store names. */
  readonly gateways?: SimulatedGateways;
  /** True if the socket at host and port is that of the supervisor, which passes connections on. */
  readonly isBehindFront?: boolean;
  /** Given in one of several workers: what the first of them did for all; null for the first. */
  readonly worker?: { readonly prepared: Prepared | null };
}

/** Returns the values of the command line that take precedence over the configuration. */
export const overridesOf = ({ port, host }: Pick<StartOptions, 'port' | 'host'>) => ({
  ...(port !== undefined && { port }),
  ...(host !== undefined && { host }),
});

/** Starts a shop that runs until it is interrupted, which is its normal end: exit code 0. */
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

/** Ends the process of a shop in doubt, whatever keeps it alive. Call it when the shop has stopped. */
export function endIfInDoubt({ inDoubt }: RunningStore): void {
  if (inDoubt.aborted) process.exit(1);
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  else signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
