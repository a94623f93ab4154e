import { Command, InvalidArgumentError } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { plainText } from '../texts.ts';

interface TokenOptions extends CommonOptions {
  readonly email: string;
  readonly name: string;
  readonly expires?: number;
}

export const tokenCommand = (interrupted: AbortSignal): Command =>
  new Command('token').description(plainText('cli.token.description')).addCommand(
    new Command('create')
      .description(plainText('cli.token.create.description'))
      .requiredOption('--email <email>', plainText('cli.token.create.email'))
      .requiredOption('--name <name>', plainText('cli.token.create.name'))
      .option('--expires <days>', plainText('cli.token.create.expires'), daysOf)
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
  if (!/^\d+$/.test(text) || days < 1) throw new InvalidArgumentError(plainText('cli.token.create.days'));
  return days;
}
