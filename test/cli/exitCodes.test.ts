import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EXIT } from '@shop/runtime';
import { createDatabase, createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let empty: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  [database, empty] = await Promise.all([createDatabase(), createEmptyDatabase()]);
});
afterAll(() => Promise.all([database.drop(), empty.drop()]));
beforeEach(() => {
  store = createStore({ mode: 'development' });
});
afterEach(() => store.remove());

/** A situation that results in an exit code. */
interface Way {
  readonly is: string;
  readonly args: readonly string[];
  readonly config?: object;
  /** Code of the store's extension `./odd.ts`. */
  readonly odd?: string;
  readonly on?: 'empty' | 'away';
  readonly broken?: string;
  readonly input?: string;
  /** Expected output, which names the cause. */
  readonly output: string;
}

const user = ['user', 'create', '--email', 'ada@shop.test', '--password-stdin'];
const wallet = (system: object) => ({ extensions: ['@shop/walletgw'], system: { walletgw: system } });

const WAYS: Readonly<Record<Exclude<keyof typeof EXIT, 'interrupted'>, readonly Way[]>> = {
  ok: [{ is: 'a valid configuration', args: ['config', 'check'], output: 'The configuration is valid' }],
  failure: [{ is: 'a password that is refused', args: user, input: 'short\n', output: 'password' }],
  usage: [
    { is: 'an unknown command', args: ['strat'], output: 'Did you mean start?' },
    { is: 'a missing option', args: ['user', 'create'], output: '--email <email>' },
    { is: 'an empty option', args: ['user', 'create', '--email', ''], output: '--email <email>' },
    { is: 'an empty store', args: ['routes', '--store', ''], output: '--store <dir>' },
    { is: 'an empty argument', args: ['explain', 'price', ''], output: "missing required argument 'sku'" },
    { is: 'an unknown check', args: ['doctor', '--only', 'stok'], output: 'Did you mean stock?' },
  ],
  config: [
    {
      is: 'a value of the shop',
      args: ['config', 'check'],
      config: { shop: { currency: 'US' } },
      output: 'shop.config.ts: shop.currency: ',
    },
    {
      is: 'a slice that its schema refuses',
      args: ['config', 'check'],
      config: wallet({ timeoutMs: 0 }),
      output: 'shop.config.ts: system.walletgw.timeoutMs: ',
    },
    {
      is: 'a schedule that is none',
      args: ['config', 'check'],
      config: wallet({ clientId: 'a', reconcileSchedule: 'often' }),
      output:
        'shop.config.ts: system.walletgw.reconcileSchedule: extension walletgw (@shop/walletgw@0.1.0): job ',
    },
    {
      is: 'a value that the setting of its key refuses',
      args: ['config', 'check'],
      config: wallet({ clientId: 'a'.repeat(501) }),
      output: 'shop.config.ts: system.walletgw.clientId: ',
    },
    {
      is: 'a value with which setup fails',
      args: ['routes'],
      config: { system: { odd: { api: { url: 'nowhere', key: 'a' } } } },
      odd: `config: z.object({ api: z.object({ url: z.string().default('http://a.test'), key: z.string() }).optional() }),
        setup: ({ api }) => { new URL(api?.url ?? 'http://a.test'); return {}; }`,
      output: 'shop.config.ts: system.odd.api.url: extension odd (odd.ts): setup failed: Invalid URL',
    },
    {
      is: 'a value on which its schema fails',
      args: ['routes'],
      config: { system: { odd: { url: 'nowhere' } } },
      odd: 'config: z.object({ url: z.string().transform((url) => new URL(url)) }), setup: () => ({})',
      output: 'shop.config.ts: system.odd: the schema of extension odd (odd.ts) failed: Invalid URL',
    },
    {
      is: 'a slice that nobody has',
      args: ['routes'],
      config: { system: { od: {} } },
      output: 'shop.config.ts: system.od: ',
    },
  ],
  inputNeeded: [
    { is: 'an empty password', args: user, output: 'the password is empty' },
    { is: 'an empty line', args: user, input: '\nlater\n', output: 'the password is empty' },
    {
      is: 'an empty new password',
      args: ['user', 'password', 'ada@shop.test', '--password-stdin'],
      output: 'the password is empty',
    },
    {
      is: 'a judge who is not there',
      args: ['extension', 'bisect'],
      output: 'there is no terminal',
    },
  ],
  database: [
    {
      is: 'a database out of reach',
      args: ['migrate'],
      on: 'away',
      output: 'PostgreSQL at 127.0.0.1:1/shop',
    },
  ],
  migrations: [
    { is: 'pending migrations', args: ['migrate', 'status'], on: 'empty', output: 'are not applied' },
    { is: 'their diagnosis', args: ['doctor', '--only', 'migrations'], on: 'empty', output: 'migrations: ' },
  ],
  extension: [
    {
      is: 'no extension',
      args: ['routes'],
      config: { extensions: ['./absent.ts'] },
      output: 'does not exist',
    },
    {
      is: 'a schedule of its own that is none',
      args: ['routes'],
      config: { system: { odd: { often: true } } },
      odd: `config: z.object({ often: z.boolean().optional() }).prefault({}),
        setup: ({ often }) => ({ jobs: often ? [{ id: 'odd', schedule: 'often', run() {} }] : [] })`,
      output: 'extension odd (odd.ts): job "odd": the schedule "often"',
    },
  ],
  invariant: [
    {
      is: 'a setting that names nothing',
      args: ['doctor', '--data'],
      broken: `insert into setting (name, value) values ('defaultProductTaxClassId', '4711')`,
      output: 'taxClasses: ',
    },
    {
      is: 'a path of a record that is gone',
      args: ['doctor', '--data'],
      broken: `insert into url_translation (entity_type, entity_uuid, locale, request_path)
        values ('product', gen_random_uuid(), 'de', '/de/weg')`,
      output: 'translatedPaths: ',
    },
  ],
};

const ways = Object.entries(WAYS).flatMap(([name, of]) =>
  of.map((way): [string, Way & { readonly code: number }] => [
    `${EXIT[name as keyof typeof EXIT]} (${name}): ${way.is}`,
    { ...way, code: EXIT[name as keyof typeof EXIT] },
  ]),
);

test.each(ways)(
  'exit code %s',
  async (_name, { args, config = {}, odd, on, broken, input = '', output, code }) => {
    if (odd !== undefined)
      store.write(
        'odd.ts',
        `import { defineExtension, z } from '@shop/runtime/extension';
       export default defineExtension({ name: 'odd', api: '^1.0', ${odd} });`,
      );
    store.configure({
      mode: 'development',
      ...(odd !== undefined && { extensions: ['./odd.ts'] }),
      ...config,
    });
    if (broken !== undefined) await write(broken);
    const url = {
      empty: empty.url,
      away: 'postgres://ada:secret@127.0.0.1:1/shop',
      database: database.url,
    }[on ?? 'database'];
    const ended = await shop(args, { cwd: store.dir, env: { DATABASE_URL: url }, input });
    expect(ended).toMatchObject({ code });
    expect(ended.stdout + ended.stderr).toContain(output);
    expect(ended.stderr).not.toContain('    at ');
  },
);

async function write(statements: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    await client.query(statements);
  } finally {
    await client.end();
  }
}
