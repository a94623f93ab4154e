import { Command } from 'commander';
import { readPassword } from '../readPassword.ts';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';

interface UserOptions extends CommonOptions {
  readonly email: string;
  readonly name?: string;
  readonly passwordStdin?: true;
}

export const userCommand = (interrupted: AbortSignal): Command =>
  new Command('user').description('manage administrators').addCommand(
    new Command('create')
      .description('create an administrator; prompts for the password unless --password-stdin is given')
      .requiredOption('--email <email>', 'e-mail to log in with')
      .option('--name <name>', 'full name')
      .option('--password-stdin', 'read the password from the first line of stdin')
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
        print(options, user, [`Created ${user.email}.`]);
      }),
  );
