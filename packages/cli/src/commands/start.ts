import { Command, InvalidArgumentError } from 'commander';
import { note, print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { showSteps } from '../steps.ts';

interface StartOptions extends CommonOptions {
  readonly port?: number;
  readonly host?: string;
  readonly migrate?: true;
}

export const startCommand = (): Command =>
  withListenOptions(new Command('start'))
    .description('start the shop')
    .option('--migrate', 'apply pending migrations first (the embedded database always does)')
    .action((options: StartOptions) => run('start', options));

export const devCommand = (): Command =>
  withListenOptions(new Command('dev'))
    .description('start for development: reload on change, readable logs, GraphQL introspection')
    .action((options: StartOptions) => (process.env.SHOP_DEV_CHILD ? run('dev', options) : watch()));

const withListenOptions = (command: Command): Command =>
  command
    .option('--port <port>', 'port to listen on', portOf)
    .option('--host <host>', 'address to listen on');

async function run(command: 'start' | 'dev', options: StartOptions): Promise<void> {
  const { startStore } = await import('@shop/runtime');
  const steps = showSteps(options);
  const interrupted = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, resolve);
    }
  });
  const shop = await startStore({
    storeDir: options.store,
    command,
    overrides: {
      ...(options.port === undefined ? {} : { port: options.port }),
      ...(options.host === undefined ? {} : { host: options.host }),
    },
    migrate: options.migrate === true,
    onStep: steps,
  });
  print(options, { url: shop.url, demoAdmin: shop.demoAdmin }, [
    `Shop listens on ${shop.url}`,
    ...(shop.demoAdmin
      ? [
          `Admin e-mail:    ${shop.demoAdmin.email}`,
          `Admin password:  ${shop.demoAdmin.password ?? '(printed at the first start; shop user create makes another)'}`,
        ]
      : []),
    'Ctrl-C stops it.',
  ]);
  await interrupted;
  note('Stopping …');
  await shop.stop();
}

/** Runs `shop dev` in a child that Node starts anew whenever a file that it loaded changes. */
async function watch(): Promise<void> {
  const { spawn } = await import('node:child_process');
  const { once } = (await import('node:events')).default;
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, SHOP_DEV_CHILD: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 0;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}
