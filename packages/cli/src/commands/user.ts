import { Command } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { loadText, plainText } from '../texts.ts';

interface PasswordOptions extends CommonOptions {
  readonly passwordStdin?: true;
}

interface CreateOptions extends PasswordOptions {
  readonly email: string;
  readonly name?: string;
}

export const userCommand = (interrupted: AbortSignal): Command =>
  new Command('user')
    .description(plainText('cli.user.description'))
    .addCommand(createCommand(interrupted))
    .addCommand(passwordCommand(interrupted))
    .addCommand(secondFactorCommand(interrupted));

const createCommand = (interrupted: AbortSignal): Command =>
  new Command('create')
    .description(plainText('cli.user.create.description'))
    .requiredOption('--email <email>', plainText('cli.user.create.email'))
    .option('--name <name>', plainText('cli.user.create.name'))
    .option('--password-stdin', plainText('cli.user.create.passwordStdin'))
    .action(async (options: CreateOptions) => {
      const { readPassword } = await import('../readPassword.ts');
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
    });

const passwordCommand = (interrupted: AbortSignal): Command =>
  new Command('password')
    .description(plainText('cli.user.password.description'))
    .argument('<email>', plainText('cli.user.password.email'))
    .option('--password-stdin', plainText('cli.user.create.passwordStdin'))
    .action(async (email: string, { store, passwordStdin, ...options }: PasswordOptions) => {
      const { readPassword } = await import('../readPassword.ts');
      const password = await readPassword(passwordStdin === true, interrupted);
      const { setPasswordOfStore } = await import('@shop/runtime');
      const user = await setPasswordOfStore({ storeDir: store, signal: interrupted, email, password });
      const text = await loadText();
      print(options, user, [text('cli.user.passwordSet', { email: user.email })]);
    });

const secondFactorCommand = (interrupted: AbortSignal): Command =>
  new Command('second-factor').description(plainText('cli.user.secondFactor.description')).addCommand(
    new Command('remove')
      .description(plainText('cli.user.secondFactor.remove.description'))
      .argument('<email>', plainText('cli.user.password.email'))
      .action(async (email: string, { store, ...options }: CommonOptions) => {
        const { removeSecondFactorOfStore } = await import('@shop/runtime');
        const user = await removeSecondFactorOfStore({ storeDir: store, signal: interrupted, email });
        const text = await loadText();
        print(options, user, [text('cli.user.secondFactorRemoved', { email: user.email })]);
      }),
  );
