import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrateAsBefore } from '../support/databaseBefore.ts';
import { createDatabase, createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import type { RunOptions } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

const extensions = ['@shop/core-shipping', '@shop/cod'];

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  store = createStore({ mode: 'development', extensions });
});
afterEach(async () => {
  await endAll();
  store.remove();
});

test('a command ends although an extension left a timer running when it was loaded, and names it', async () => {
  store.write(
    'lingering/index.ts',
    `import { defineExtension } from '@shop/runtime/extension';
     setInterval(() => {}, 1000);
     export default defineExtension({ name: 'lingering', api: '^1.0', setup: () => ({}) });`,
  );
  store.configure({ mode: 'development', extensions: ['./lingering'] });
  const { code, stdout, stderr } = await shop(['config', 'check', '--json', '--store', store.dir], {
    process: 'own',
  });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ warnings: [] });
  expect(stderr).toBe(
    'lingering/index.ts left open after loading: Timeout. Extensions should open these in start and close them in stop.\n',
  );
});

test('a package that requires another runtime is named by the configuration check', async () => {
  store.write(
    'node/package.json',
    JSON.stringify({ name: 'old-one', version: '1.0.0', peerDependencies: { '@shop/runtime': '^9.0.0' } }),
  );
  store.write(
    'node/index.ts',
    `import { defineExtension } from '@shop/runtime/extension';
     export default defineExtension({ name: 'old', api: '^1.0', setup: () => ({}) });`,
  );
  store.configure({ mode: 'development', extensions: ['./node'] });
  const { code, stdout } = await shop(['config', 'check', '--json', '--store', store.dir]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout).warnings).toEqual([
    {
      name: 'old-one',
      warning: expect.stringMatching(
        /^requires @shop\/runtime \^9\.0\.0 in its peerDependencies, but this is \d/,
      ),
    },
  ]);
});

const startAt = (more: RunOptions, options: readonly string[]) =>
  shop(['start', '--store', store.dir, '--port', '0', ...options], {
    env: { DATABASE_URL: database.url },
    ...more,
  });
const start = (...options: string[]) => startAt({}, options);

test('an invalid configuration is exit 3 and names every fault with its key and its hint', async () => {
  store.write(
    'shop.config.ts',
    `export default { shop: { currency: 'US', nmae: 'x' }, server: { port: 'http' }, rateLimit: { api: 5 } };`,
  );
  const { code, stdout, stderr } = await shop(['config', 'check', '--store', store.dir], {
    env: { PORT: 'x', SHOP_SESSION_SECRET: 'short' },
  });
  expect(code).toBe(3);
  expect(stdout).toBe('');
  for (const where of [
    'shop.config.ts: shop.currency',
    'shop.config.ts: shop.nmae',
    'shop.config.ts: server.port',
    'shop.config.ts: rateLimit.api',
    'environment: PORT',
    'environment: SHOP_SESSION_SECRET',
  ])
    expect(stderr).toContain(`✗ ${where}: `);
  expect(stderr).toContain('Did you mean "name"?');
});

test('a folder without a store is exit 3 and reports what was looked for', async () => {
  const { code, stderr } = await shop(['start'], { cwd: store.dir.replace(/[^/]+$/, '') });
  expect(code).toBe(3);
  expect(stderr).toMatch(
    /no configuration file found: looked for shop\.config\.ts.*\n +Name the store's folder/,
  );
});

test('in production the address and the secret are required, exit 3', async () => {
  store.configure({ extensions });
  const { code, stderr } = await start();
  expect(code).toBe(3);
  expect(stderr).toContain('✗ shop.config.ts: shop.url: is required in production');
  expect(stderr).toContain('✗ shop.config.ts: session.secret: is required in production');
});

test('an invalid config section of an extension is exit 3', async () => {
  store.write(
    'needy.ts',
    `import { defineExtension, z } from '@shop/runtime/extension';
     export default defineExtension({
       name: 'needy', api: '^1.0', config: z.object({ key: z.string() }), setup: () => ({}),
     });`,
  );
  store.configure({ mode: 'development', extensions: ['./needy.ts'] });
  const { code, stderr } = await shop(['routes', '--store', store.dir]);
  expect(code).toBe(3);
  expect(stderr).toContain('✗ shop.config.ts: system.needy');
});

test.for([
  ['./absent.ts', 'does not exist'],
  ['@shop/absent', 'is not installed'],
  ['./broken.ts', 'cannot be loaded from broken.ts:1'],
  ['./thrower.ts', 'no key in the drawer'],
])('the extension %s is exit 7: it %s', async ([resolve = '', message = '']) => {
  store.write('broken.ts', 'export default {{;');
  store.write(
    'thrower.ts',
    `import { defineExtension } from '@shop/runtime/extension';
     export default defineExtension({
       name: 'thrower', api: '^1.0', setup: () => ({ start: () => { throw new Error('no key in the drawer'); } }),
     });`,
  );
  store.configure({ mode: 'development', extensions: [...extensions, resolve] });
  const { code, stdout, stderr } = await start('--json');
  expect(code).toBe(7);
  const { error } = JSON.parse(stdout);
  expect(error).toMatchObject({ exitCode: 7, message: expect.stringContaining(message) });
  expect(error.faults).toHaveLength(1);
  expect(stderr).toContain(error.message);
});

test('an unreachable database is exit 5, reported without its password', async () => {
  const env = { DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/shop' };
  for (const command of ['start', 'migrate']) {
    const { code, stdout, stderr } = await shop([command, '--json', '--store', store.dir], { env });
    expect(code).toBe(5);
    expect(JSON.parse(stdout).error.faults[0].where).toBe('PostgreSQL at 127.0.0.1:1/shop');
    expect(stdout + stderr).not.toContain('hunter2');
  }
});

test('a database that ran only some migrations from before 0.1.0 is rejected with instructions', async () => {
  const old = await createEmptyDatabase();
  const client = new Client({ connectionString: old.url });
  try {
    await client.connect();
    await migrateAsBefore(client, old.url);
    await client.query(`delete from migration where name = '0063_order_client'`);
    for (const command of ['start', 'migrate', 'migrate status']) {
      const env = { DATABASE_URL: old.url };
      const { code, stderr } = await shop([...command.split(' '), '--store', store.dir], { env });
      expect(code, command).toBe(6);
      expect(stderr, command).toContain(
        '✗ core/0063_order_client: this migration from before version 0.1.0 has not run',
      );
      expect(stderr, command).toContain('Run `shop migrate` with the last commit before 0.1.0');
    }
  } finally {
    await client.end();
    await old.drop();
  }
});

test('pending migrations prevent a shop from starting, exit 6; --migrate applies them', async () => {
  const empty = await createEmptyDatabase();
  try {
    const env = { DATABASE_URL: empty.url };
    const refused = await shop(['start', '--store', store.dir, '--port', '0'], { env });
    expect(refused.code).toBe(6);
    expect(refused.stderr).toContain('✗ core/0001_baseline: this migration has not run');
    expect(refused.stderr).toContain('✗ core-shipping/');
    // The hint is printed only once for all of them.
    expect(refused.stderr.split('Run `shop migrate`.')).toHaveLength(2);
    const running = startShop(['start', '--store', store.dir, '--port', '0', '--migrate'], { env });
    await running.prints(/Shop is listening on/);
    expect(await running.end('SIGTERM')).toBe(0);
  } finally {
    await empty.drop();
  }
});

test('a port in use is exit 1, with instructions', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  // Resources that the failed start has opened must not keep the process alive.
  const { code, stdout, stderr } = await startAt({ process: 'own' }, ['--port', String(port)]);
  other.close();
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(
    `✗ 127.0.0.1:${port}: the port is already in use\n` +
      '  Stop that program, or choose another port (--port, or server.port in shop.config.ts).\n',
  );
  expect(stderr).not.toContain('    at ');
});

test('a password without a terminal for the prompt is exit 4', async () => {
  const { code, stderr } = await shop(['user', 'create', '--email', 'ada@shop.test', '--store', store.dir], {
    process: 'own',
  });
  expect(code).toBe(4);
  expect(stderr).toContain('--password-stdin');
});

test('a module’s refusal is exit 1 with its message, without a stack trace', async () => {
  const options = { env: { DATABASE_URL: database.url }, input: 'short\n' };
  const created = await shop(
    ['user', 'create', '--email', 'ada', '--password-stdin', '--json', '--store', store.dir],
    options,
  );
  expect(created.code).toBe(1);
  expect(JSON.parse(created.stdout).error.faults.map(({ where }: { where: string }) => where)).toEqual([
    'email',
    'password',
  ]);
  expect(created.stderr).not.toContain('    at ');
});
