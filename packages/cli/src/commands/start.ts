import { Command, InvalidArgumentError } from 'commander';
import type { RunningStore } from '@shop/runtime';
import { note, print, styled } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';

export interface StartOptions extends CommonOptions {
  readonly port?: number;
  readonly host?: string;
  readonly migrate?: true;
}

export const startCommand = (interrupted: AbortSignal): Command =>
  withListenOptions(new Command('start'))
    .description('start the shop')
    .option('--migrate', 'apply pending migrations first (the embedded database always does)')
    .action((options: StartOptions) =>
      runShop('start', options, interrupted, (shop) => print(options, answerOf(shop), welcome(shop))),
    );

export const withListenOptions = (command: Command): Command =>
  command
    .option('--port <port>', 'port to listen on', portOf)
    .option('--host <host>', 'address to listen on');

/** Runs a shop until it is interrupted, which is its ordinary end. `onOpen` hears of it once it listens. */
export async function runShop(
  command: 'start' | 'dev',
  options: StartOptions,
  interrupted: AbortSignal,
  onOpen: (shop: RunningStore) => void,
): Promise<void> {
  process.exitCode = 0;
  const { startStore } = await import('@shop/runtime');
  const { port, host } = options;
  const shop = await withSteps((onStep) =>
    startStore({
      storeDir: options.store,
      command,
      overrides: { ...(port !== undefined && { port }), ...(host !== undefined && { host }) },
      migrate: options.migrate === true,
      onStep,
      signal: interrupted,
    }),
  );
  onOpen(shop);
  const ended = Promise.withResolvers<void>();
  if (interrupted.aborted) ended.resolve();
  else interrupted.addEventListener('abort', () => ended.resolve());
  await ended.promise;
  note('Stopping …');
  await shop.stop();
  note('Stopped.');
}

export const answerOf = ({ url, address, mode, demoAdmin }: RunningStore) => ({
  url,
  address,
  mode,
  demoAdmin,
});

/** What whoever started the shop wants to know next. */
export function welcome({ url, address, mode, demoAdmin }: RunningStore): string[] {
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
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [
    '',
    `Shop listens on ${styled('bold', address)}`,
    '',
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(width)}  ${value}`),
    ...(demoAdmin?.password
      ? ['', '  Keep the password: it is not shown again. `shop user create` makes another administrator.']
      : []),
    '',
    'Ctrl-C stops it.',
  ];
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}
