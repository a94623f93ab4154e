import { Command, InvalidArgumentError } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';

interface TokenOptions extends CommonOptions {
  readonly email: string;
  readonly name: string;
  readonly expires?: number;
}

export const tokenCommand = (interrupted: AbortSignal): Command =>
  new Command('token').description('manage long-lived API tokens').addCommand(
    new Command('create')
      .description('create a named API token for an administrator; it is shown once')
      .requiredOption('--email <email>', 'e-mail of the administrator whose permissions it has')
      .requiredOption('--name <name>', 'name that says what it is for')
      .option('--expires <days>', 'days until it expires (default: never)', daysOf)
      .action(async (options: TokenOptions) => {
        const { createTokenOfStore } = await import('@shop/runtime');
        const made = await createTokenOfStore({
          storeDir: options.store,
          signal: interrupted,
          email: options.email,
          name: options.name,
          ...(options.expires === undefined ? {} : { expiresDays: options.expires }),
        });
        print(options, made, [made.token]);
      }),
  );

function daysOf(text: string): number {
  const days = Number(text);
  if (!/^\d+$/.test(text) || days < 1) throw new InvalidArgumentError('Use a whole number of days.');
  return days;
}
