import { Command } from 'commander';
import { readPassword } from '../readPassword.ts';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { loadText, plainText } from '../texts.ts';

interface UserOptions extends CommonOptions {
  readonly email: string;
  readonly name?: string;
  readonly passwordStdin?: true;
}

export const userCommand = (interrupted: AbortSignal): Command =>
  new Command('user').description(plainText('cli.user.description')).addCommand(
    new Command('create')
      .description(plainText('cli.user.create.description'))
      .requiredOption('--email <email>', plainText('cli.user.create.email'))
      .option('--name <name>', plainText('cli.user.create.name'))
      .option('--password-stdin', plainText('cli.user.create.passwordStdin'))
      .action(async (options: UserOptions) => {
        const password = await readPassword(options.passwordStdin === true, interrupted);
        const { createAdminOfStore } = await import('@shop/runtime');
        const user = await createAdminOfStore({
          storeDir: options.store,
          signal: interrupted,
          email: options.email,
          fullName: options.name ?? options.email,
          password,
        });
        const text = await loadText();
        print(options, user, [text('cli.user.created', { email: user.email })]);
      }),
  );
