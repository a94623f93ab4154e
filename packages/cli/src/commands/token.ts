import { Command, InvalidArgumentError } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { loadText, plainText } from '../texts.ts';

interface CreateOptions extends CommonOptions {
  readonly email: string;
  readonly name: string;
  readonly expires?: number;
  readonly permissions?: readonly string[];
}

interface ListOptions extends CommonOptions {
  readonly email?: string;
}

/** The column headings of `shop token list`. */
const COLUMNS = [
  'cli.token.list.id',
  'cli.token.list.administrator',
  'cli.token.list.name',
  'cli.token.list.permissions',
  'cli.token.list.lastUsed',
  'cli.token.list.expires',
] as const;

export const tokenCommand = (interrupted: AbortSignal): Command =>
  new Command('token')
    .description(plainText('cli.token.description'))
    .addCommand(createCommand(interrupted))
    .addCommand(listCommand(interrupted))
    .addCommand(revokeCommand(interrupted));

const createCommand = (interrupted: AbortSignal): Command =>
  new Command('create')
    .description(plainText('cli.token.create.description'))
    .requiredOption('--email <email>', plainText('cli.token.create.email'))
    .requiredOption('--name <name>', plainText('cli.token.create.name'))
    .option('--expires <days>', plainText('cli.token.create.expires'), daysOf)
    .option('--permissions <ids>', plainText('cli.token.create.permissions'), idsOf)
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
    .description(plainText('cli.token.list.description'))
    .option('--email <email>', plainText('cli.token.list.email'))
    .action(async ({ store, email, ...options }: ListOptions) => {
      const { tokensOfStore } = await import('@shop/runtime');
      const tokens = await tokensOfStore({ storeDir: store, signal: interrupted, ...(email && { email }) });
      const text = await loadText();
      const rows = tokens.map((token) => [
        token.uuid,
        token.email,
        token.name,
        token.permissions?.join(',') ?? text('cli.token.list.all'),
        token.last_used_at ?? text('cli.token.list.never'),
        token.expires_at ?? text('cli.token.list.never'),
      ]);
      print(options, { tokens }, table([COLUMNS.map((column) => text(column)), ...rows]));
    });

const revokeCommand = (interrupted: AbortSignal): Command =>
  new Command('revoke')
    .description(plainText('cli.token.revoke.description'))
    .argument('<id>', plainText('cli.token.revoke.id'))
    .action(async (uuid: string, { store, ...options }: CommonOptions) => {
      const { revokeTokenOfStore } = await import('@shop/runtime');
      const revoked = await revokeTokenOfStore({ storeDir: store, signal: interrupted, uuid });
      const text = await loadText();
      print(options, revoked, [text('cli.token.revoked', { name: revoked.name })]);
    });

function daysOf(text: string): number {
  const days = Number(text);
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError(plainText('cli.token.create.days'));
  return days;
}

function idsOf(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  if (ids.includes('')) throw new InvalidArgumentError(plainText('cli.token.create.idList'));
  return ids;
}
