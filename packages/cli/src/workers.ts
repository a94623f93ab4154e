import cluster from 'node:cluster';
import type { Prepared, WorkerOpened } from '@shop/runtime/workers';
import { endIfInDoubt, openShop, untilAborted } from './openShop.ts';
import type { StartOptions } from './openShop.ts';
import { note, print } from './output.ts';
import { withSteps } from './steps.ts';
import { loadText, plainText } from './texts.ts';
import { answerOf, welcome } from './welcome.ts';

/** Runs a shop in several worker processes. Each worker runs the same command and therefore also calls this function. */
export const runWorkers = (count: number, options: StartOptions, interrupted: AbortSignal): Promise<void> =>
  cluster.isPrimary ? supervise(count, interrupted) : work(options, interrupted);

async function supervise(count: number, interrupted: AbortSignal): Promise<void> {
  // An interruption is the normal end of a shop.
  process.exitCode = 0;
  const { superviseWorkers } = await import('@shop/runtime/workers');
  process.exitCode = await superviseWorkers({ count, interrupted, onStopping: noteStopping });
  if (interrupted.aborted) note(plainText('cli.stopped'));
}

const noteStopping = () => note(plainText('cli.stopping'));

async function work(options: StartOptions, interrupted: AbortSignal): Promise<void> {
  try {
    const { PREPARED } = await import('@shop/runtime/workers');
    const prepared = JSON.parse(process.env[PREPARED] ?? 'null') as Prepared | null;
    // Child processes that the shop starts must not become workers.
    delete process.env[PREPARED];
    const open = { interrupted, worker: { prepared } };
    const shop = prepared
      ? await openShop('start', options, open)
      : await withSteps((onStep) => openShop('start', options, { ...open, onStep }));
    if (!prepared) print(options, answerOf(shop), welcome(shop, await loadText()));
    const opened: WorkerOpened = { kind: 'shop.opened', mode: shop.mode, prepared: shop.prepared };
    process.send?.(opened);
    await untilAborted(AbortSignal.any([interrupted, shop.inDoubt]));
    if (shop.inDoubt.aborted) note(plainText('cli.start.inDoubt'));
    await shop.stop();
    endIfInDoubt(shop);
  } finally {
    // The IPC channel to the primary would keep the process alive.
    process.channel?.unref();
  }
}
