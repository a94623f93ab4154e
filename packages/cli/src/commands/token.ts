import { Command, InvalidArgumentError } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';

interface CreateOptions extends CommonOptions {
  readonly email: string;
  readonly name: string;
  readonly expires?: number;
  readonly permissions?: readonly string[];
}

interface ListOptions extends CommonOptions {
  readonly email?: string;
}

export const tokenCommand = (interrupted: AbortSignal): Command =>
  new Command('token')
    .description('manage long-lived API tokens')
    .addCommand(createCommand(interrupted))
    .addCommand(listCommand(interrupted))
    .addCommand(revokeCommand(interrupted));

const createCommand = (interrupted: AbortSignal): Command =>
  new Command('create')
    .description('create a named API token for an administrator; it is shown once')
    .requiredOption('--email <email>', 'e-mail of the administrator for whom it acts')
    .requiredOption('--name <name>', 'name that says what it is for')
    .option('--expires <days>', 'days until it expires, 0 for never (default: 365)', daysOf)
    .option('--permissions <ids>', 'comma list of permissions (default: all of the administrator)', idsOf)
    .action(async ({ store, email, name, expires, permissions, ...options }: CreateOptions) => {
      const { createTokenOfStore } = await import('@shop/runtime');
      const made = await createTokenOfStore({
        storeDir: store,
        signal: interrupted,
        email,
        name,
        ...(permissions && { permissions }),
        ...(expires !== undefined && { expiresDays: expires }),
      });
      const { uuid, token, expires_at: expiresAt } = made;
      print(options, { uuid, token, expiresAt }, [token]);
    });

const listCommand = (interrupted: AbortSignal): Command =>
  new Command('list')
    .description('list the API tokens that hold')
    .option('--email <email>', 'only those of the administrator with this e-mail')
    .action(async ({ store, email, ...options }: ListOptions) => {
      const { tokensOfStore } = await import('@shop/runtime');
      const tokens = await tokensOfStore({ storeDir: store, signal: interrupted, ...(email && { email }) });
      const rows = tokens.map((token) => [
        token.uuid,
        token.email,
        token.name,
        token.permissions?.join(',') ?? 'all',
        token.last_used_at ?? 'never',
        token.expires_at ?? 'never',
      ]);
      print(
        options,
        { tokens },
        table([['ID', 'ADMINISTRATOR', 'NAME', 'PERMISSIONS', 'LAST USED', 'EXPIRES'], ...rows]),
      );
    });

const revokeCommand = (interrupted: AbortSignal): Command =>
  new Command('revoke')
    .description('end an API token')
    .argument('<id>', 'the id that `shop token list` shows')
    .action(async (uuid: string, { store, ...options }: CommonOptions) => {
      const { revokeTokenOfStore } = await import('@shop/runtime');
      const revoked = await revokeTokenOfStore({ storeDir: store, signal: interrupted, uuid });
      print(options, revoked, [`Revoked ${revoked.name}.`]);
    });

function daysOf(text: string): number {
  const days = Number(text);
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Use a whole number of days.');
  return days;
}

function idsOf(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  if (ids.includes('')) throw new InvalidArgumentError('Use a comma list of permissions.');
  return ids;
}
