import { Command } from 'commander';
import type { SimulatedGateways } from '@shop/runtime';
import { supervise } from '../dev/supervise.ts';
import { note, print } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';
import { answerOf, endIfInDoubt, openShop, untilAborted, welcome, withListenOptions } from './start.ts';
import type { StartOptions } from './start.ts';

interface DevOptions extends StartOptions {
  readonly simulateGateways?: true;
}

/** The environment variable tells a process that `shop dev` started whether it is the `first` round or runs `again`. */
const ROUND = 'SHOP_DEV_ROUND';
/** The environment variable holds the simulated gateways as JSON, so that they keep their payments while the shop restarts. */
const GATEWAYS = 'SHOP_DEV_GATEWAYS';

export const devCommand = (interrupted: AbortSignal): Command =>
  withListenOptions(new Command('dev'))
    .description(plainText('cli.dev.description'))
    .option('--migrate', plainText('cli.dev.migrate'))
    .option('--simulate-gateways', plainText('cli.dev.simulateGateways'))
    .action(async (options: DevOptions) => {
      const { [ROUND]: round, [GATEWAYS]: gateways = 'null' } = process.env;
      if (round === undefined) return superviseShop(options, interrupted);
      stopWithSupervisor();
      await runRound(
        round === 'first',
        options,
        interrupted,
        JSON.parse(gateways) as SimulatedGateways | null,
      );
    });

async function superviseShop(
  { store, simulateGateways }: DevOptions,
  interrupted: AbortSignal,
): Promise<void> {
  const simulation = simulateGateways && (await (await import('@shop/runtime')).simulateGateways());
  try {
    await supervise(store, interrupted, {
      environment: (count) => ({
        [ROUND]: count === 0 ? 'first' : 'again',
        ...(simulation && { [GATEWAYS]: JSON.stringify(simulation.gateways) }),
      }),
      onOpened: ({ address }) => simulation?.tell(address),
    });
  } finally {
    await simulation?.stop();
  }
}

async function runRound(
  isFirst: boolean,
  options: StartOptions,
  interrupted: AbortSignal,
  gateways: SimulatedGateways | null,
): Promise<void> {
  const open = { interrupted, ...(gateways && { gateways }) };
  const shop = await (isFirst
    ? withSteps((onStep) => openShop('dev', options, { ...open, onStep }))
    : openShop('dev', options, open));
  process.send?.({ folders: shop.folders, address: shop.address });
  const text = await loadText();
  const seconds = (performance.now() / 1000).toFixed(1);
  if (isFirst) print(options, answerOf(shop), welcome(shop, text));
  else note(text('cli.dev.listensAgain', { address: shop.address, seconds }));
  await untilAborted(AbortSignal.any([interrupted, shop.inDoubt]));
  await shop.stop();
  endIfInDoubt(shop);
}

/** Stops the shop when its supervisor was killed and could not do so; the shop would hold the port. */
function stopWithSupervisor(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
