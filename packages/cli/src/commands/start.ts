import { Command, InvalidArgumentError } from 'commander';
import type { RunningStore, SimulatedGateways, Step } from '@shop/runtime';
import type { Prepared } from '@shop/runtime/workers';
import { note, print, styled } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';
import { runWorkers } from '../workers.ts';
import type { Text } from '../texts.ts';

export interface StartOptions extends CommonOptions {
  readonly port?: number;
  readonly host?: string;
  readonly migrate?: true;
  readonly workers?: number;
}

export const startCommand = (interrupted: AbortSignal): Command =>
  withListenOptions(new Command('start'))
    .description(plainText('cli.start.description'))
    .option('--migrate', plainText('cli.start.migrate'))
    .option('--workers <number>', plainText('cli.start.workers'), workersOf)
    .action(async (options: StartOptions) => {
      if (options.workers !== undefined) return runWorkers(options.workers, options, interrupted);
      const shop = await withSteps((onStep) => openShop('start', options, { onStep, interrupted }));
      print(options, answerOf(shop), welcome(shop, await loadText()));
      await untilAborted(AbortSignal.any([interrupted, shop.inDoubt]));
      note(plainText(shop.inDoubt.aborted ? 'cli.start.inDoubt' : 'cli.stopping'));
      await shop.stop();
      note(plainText('cli.stopped'));
      endIfInDoubt(shop);
    });

export const withListenOptions = (command: Command): Command =>
  command
    .option('--port <port>', plainText('cli.start.port'), portOf)
    .option('--host <host>', plainText('cli.start.host'));

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

export const answerOf = ({ url, address, mode, demoAdmin, setupLink, simulated }: RunningStore) => ({
  url,
  address,
  mode,
  demoAdmin,
  setupLink,
  ...(simulated && { simulated }),
});

/** Lists the addresses and accounts that whoever started the shop needs next. */
export function welcome(
  { url, address, mode, demoAdmin, setupLink, simulated }: RunningStore,
  text: Text,
): string[] {
  const rows = [
    ...(url === address ? [] : [[text('cli.start.publicAddress'), url]]),
    [text('cli.start.admin'), `${address}/admin`],
    [text('cli.start.graphql'), `${address}/graphql`],
    ...(mode === 'development' ? [[text('cli.start.graphiql'), `${address}/graphiql`]] : []),
    ...(demoAdmin
      ? [
          [text('cli.start.adminEmail'), demoAdmin.email],
          [text('cli.start.adminPassword'), demoAdmin.password ?? text('cli.start.passwordShown')],
        ]
      : []),
    ...Object.entries(simulated ?? {}).map(([gateway, at]) => [text('cli.start.simulated', { gateway }), at]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [
    '',
    text('cli.start.listens', { address: styled('bold', address) }),
    '',
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(width)}  ${value}`),
    ...(demoAdmin?.password ? ['', `  ${text('cli.start.keepPassword')}`] : []),
    ...(setupLink ? ['', `  ${text('cli.start.setup')}`, `  ${styled('bold', setupLink)}`] : []),
    ...(simulated?.['cardgw'] ? ['', `  ${text('cli.start.cards')}`] : []),
    '',
    text('cli.start.howToStop'),
  ];
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError(plainText('cli.start.portRange'));
  return port;
}

function workersOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 64)
    throw new InvalidArgumentError(plainText('cli.start.workersRange'));
  return count;
}
