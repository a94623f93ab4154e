import { Command, InvalidArgumentError } from 'commander';
import type { SimulatedGateways, RunningStore } from '@shop/runtime';
import { note, print, styled } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import type { Step } from '../steps.ts';

export interface StartOptions extends CommonOptions {
  readonly port?: number;
  readonly host?: string;
  readonly migrate?: true;
}

export const startCommand = (interrupted: AbortSignal): Command =>
  withListenOptions(new Command('start'))
    .description('start the shop')
    .option('--migrate', 'apply pending migrations first (the embedded database always does)')
    .action(async (options: StartOptions) => {
      const shop = await withSteps((onStep) => openShop('start', options, { onStep, interrupted }));
      print(options, answerOf(shop), welcome(shop));
      await untilAborted(AbortSignal.any([interrupted, shop.inDoubt]));
      note(
        shop.inDoubt.aborted
          ? 'The state of the shop is in doubt after an uncaught exception. Stopping …'
          : 'Stopping …',
      );
      await shop.stop();
      note('Stopped.');
      endIfInDoubt(shop);
    });

export const withListenOptions = (command: Command): Command =>
  command
    .option('--port <port>', 'port to listen on', portOf)
    .option('--host <host>', 'address to listen on');

interface OpenOptions {
  readonly onStep?: (step: Step) => void;
  readonly interrupted: AbortSignal;
  /** Simulated gateways replace those that the store names. */
  readonly gateways?: SimulatedGateways;
}

/** Starts a shop that runs until it is interrupted, which is its normal end: exit code 0. */
export async function openShop(
  command: 'start' | 'dev',
  { store, port, host, migrate }: StartOptions,
  { onStep, interrupted, gateways }: OpenOptions,
): Promise<RunningStore> {
  process.exitCode = 0;
  const { startStore } = await import('@shop/runtime');
  return startStore({
    storeDir: store,
    command,
    overrides: { ...(port !== undefined && { port }), ...(host !== undefined && { host }) },
    migrate: migrate === true,
    signal: interrupted,
    ...(onStep && { onStep }),
    ...(gateways && { gateways }),
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

export const answerOf = ({ url, address, mode, demoAdmin, simulated }: RunningStore) => ({
  url,
  address,
  mode,
  demoAdmin,
  ...(simulated && { simulated }),
});

const CARDS = 'Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined. No money moves.';

/** Lists the addresses and accounts that whoever started the shop needs next. */
export function welcome({ url, address, mode, demoAdmin, simulated }: RunningStore): string[] {
  const rows = [
    ...(url === address ? [] : [['Public address', url]]),
    ['GraphQL', `${address}/graphql`],
    ...(mode === 'development' ? [['GraphiQL', `${address}/graphiql`]] : []),
    ...(demoAdmin
      ? [
          ['Admin e-mail', demoAdmin.email],
          ['Admin password', demoAdmin.password ?? 'printed at the first start'],
        ]
      : []),
    ...Object.entries(simulated ?? {}).map(([name, gateway]) => [`${name} (simulated)`, gateway]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [
    '',
    `Shop listens on ${styled('bold', address)}`,
    '',
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(width)}  ${value}`),
    ...(demoAdmin?.password
      ? ['', '  Keep the password: it is not shown again. `shop user create` creates another administrator.']
      : []),
    ...(simulated?.['cardgw'] ? ['', `  ${CARDS}`] : []),
    '',
    'Ctrl-C stops the shop.',
  ];
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('Use a number from 0 to 65535.');
  return port;
}
