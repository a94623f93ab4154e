import { Command } from 'commander';
import type { SimulatedGateways } from '@shop/runtime';
import type { Front } from '../dev/openFront.ts';
import { endIfInDoubt, openShop, overridesOf, untilAborted } from '../openShop.ts';
import type { StartOptions } from '../openShop.ts';
import { note, print } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';
import { answerOf, welcome } from '../welcome.ts';
import { withListenOptions } from './start.ts';

interface DevOptions extends StartOptions {
  readonly simulateGateways?: true;
}

/** The environment variable that tells a process started by `shop dev` whether it is the `first` run or a restart (`again`). */
const ROUND = 'SHOP_DEV_ROUND';
/** The environment variable with the host and port of the socket in front of the shop, as JSON. */
const FRONT = 'SHOP_DEV_FRONT';
/** The environment variable with the simulated payment gateways as JSON. Their payments survive a restart of the shop. */
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

async function superviseShop(options: DevOptions, interrupted: AbortSignal): Promise<void> {
  const simulation = options.simulateGateways && (await (await import('@shop/runtime')).simulateGateways());
  const { supervise } = await import('../dev/supervise.ts');
  const front = await frontOf(options);
  try {
    await supervise(options.store, interrupted, {
      environment: (count) => ({
        [ROUND]: count === 0 ? 'first' : 'again',
        ...(simulation && { [GATEWAYS]: JSON.stringify(simulation.gateways) }),
        ...(front && { [FRONT]: JSON.stringify({ host: front.host, port: front.port }) }),
      }),
      onOpened({ address, listensOn }) {
        front?.passTo(listensOn);
        simulation?.setShopAddress(address);
      },
      onStopping: () => front?.hold(),
      onFailed: () => front?.refuse(),
    });
  } finally {
    front?.close();
    await simulation?.stop();
  }
}

/**
 * Opens the socket that stays open while the shop restarts. Returns null if the configuration is invalid or the address is unavailable,
 * which the shop itself reports.
 */
async function frontOf(options: DevOptions): Promise<Front | null> {
  try {
    const { loadConfig } = await import('@shop/runtime');
    const { openFront } = await import('../dev/openFront.ts');
    const config = await loadConfig({
      storeDir: options.store,
      command: 'dev',
      overrides: overridesOf(options),
    });
    return await openFront(config.server);
  } catch {
    return null;
  }
}

async function runRound(
  isFirst: boolean,
  options: StartOptions,
  interrupted: AbortSignal,
  gateways: SimulatedGateways | null,
): Promise<void> {
  const front = JSON.parse(process.env[FRONT] ?? 'null') as { host: string; port: number } | null;
  const open = { interrupted, isBehindFront: front !== null, ...(gateways && { gateways }) };
  const shop = await (isFirst
    ? withSteps((onStep) => openShop('dev', { ...options, ...front }, { ...open, onStep }))
    : openShop('dev', { ...options, ...front }, open));
  const { folders, address, listensOn } = shop;
  process.send?.({ folders, address, listensOn });
  const text = await loadText();
  const seconds = (performance.now() / 1000).toFixed(1);
  if (isFirst) print(options, answerOf(shop), welcome(shop, text));
  else note(text('cli.dev.listensAgain', { address, seconds }));
  await untilAborted(AbortSignal.any([interrupted, shop.inDoubt]));
  await shop.stop();
  endIfInDoubt(shop);
}

/** Stops the shop if its supervisor was killed, because the shop would keep the port open. */
function stopWithSupervisor(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
