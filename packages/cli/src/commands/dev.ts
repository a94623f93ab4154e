import { Command } from 'commander';
import { supervise } from '../dev/supervise.ts';
import { note, print } from '../output.ts';
import { withSteps } from '../steps.ts';
import { answerOf, openShop, untilAborted, welcome, withListenOptions } from './start.ts';
import type { StartOptions } from './start.ts';

/** Set for the process that `shop dev` starts anew after each change: `first` or `again`. */
const ROUND = 'SHOP_DEV_ROUND';

export const devCommand = (interrupted: AbortSignal): Command =>
  withListenOptions(new Command('dev'))
    .description('start for development: reload on change, readable logs, GraphiQL')
    .option('--migrate', 'apply pending migrations at each start (the embedded database always does)')
    .action(async (options: StartOptions) => {
      const round = process.env[ROUND];
      if (round === undefined)
        return supervise(options.store, interrupted, (count) => ({
          [ROUND]: count === 0 ? 'first' : 'again',
        }));
      stopWithSupervisor();
      const shop = await (round === 'first'
        ? withSteps((onStep) => openShop('dev', options, { onStep, interrupted }))
        : openShop('dev', options, { interrupted }));
      process.send?.({ folders: shop.folders });
      if (round === 'first') print(options, answerOf(shop), welcome(shop));
      else note(`Shop listens again on ${shop.address} after ${(performance.now() / 1000).toFixed(1)} s`);
      await untilAborted(interrupted);
      await shop.stop();
    });

/** A supervisor that was killed could not stop its shop, which would hold the port. */
function stopWithSupervisor(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
