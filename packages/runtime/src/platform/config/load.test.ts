import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { loadConfig } from './load.ts';
import type { LoadConfig } from './load.ts';
import type { ShopConfigInput } from './schema.ts';

const root = mkdtempSync(join(tmpdir(), 'shop-config-'));
afterAll(() => rmSync(root, { recursive: true }));

const SECRET = 'a'.repeat(32);

function store(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(root, 'store-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

const load = (config: unknown, more: Partial<LoadConfig> = {}) =>
  loadConfig({ storeDir: store({ 'shop.config.json': JSON.stringify(config) }), env: {}, ...more });

async function faultsOf(loading: Promise<unknown>): Promise<readonly Fault[]> {
  const failure: unknown = await loading.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof StartFailure)) throw failure ?? new Error('It loaded.');
  expect(failure.exitCode).toBe(EXIT.config);
  return failure.faults;
}

describe('the configuration file', () => {
  test.each(['shop.config.ts', 'shop.config.js', 'shop.config.mjs'])('%s is loaded', async (name) => {
    const storeDir = store({
      'package.json': '{ "type": "module" }',
      [name]: 'export default { shop: { name: "Found" } }',
    });
    expect(await loadConfig({ storeDir, env: {} })).toMatchObject({
      storeDir,
      configFile: name,
      shop: { name: 'Found' },
    });
  });

  test('fails without a configuration file, with the searched file names and how to create one', async () => {
    const storeDir = store({});
    const [fault] = await faultsOf(loadConfig({ storeDir, env: {} }));
    expect(fault).toEqual({
      where: storeDir,
      message:
        'no configuration file found: looked for shop.config.ts, shop.config.js, shop.config.mjs, shop.config.json',
      hint: 'Name the store\'s folder with --store DIR, begin one with "shop new DIR", or write a shop.config.ts with "export default {}".',
    });
  });

  test('rejects two configuration files', async () => {
    const storeDir = store({ 'shop.config.json': '{}', 'shop.config.mjs': 'export default {}' });
    expect(await faultsOf(loadConfig({ storeDir, env: {} }))).toEqual([
      {
        where: storeDir,
        message: 'more than one configuration file: shop.config.mjs, shop.config.json',
        hint: 'Keep one of them.',
      },
    ]);
  });

  test.each([
    ['{\n  "shop": { "name": "x", }\n}', '2:26'],
    ['{ "shop": tru }', '1:14'],
    ['{ "shop": [1, 2}', '1:16'],
    ['{', '1:2'],
    ['', '1:1'],
  ])('reports the position of the error in invalid JSON %j', async (text, place) => {
    const [fault] = await faultsOf(loadConfig({ storeDir: store({ 'shop.config.json': text }), env: {} }));
    expect(fault?.where).toBe(`shop.config.json:${place}`);
    expect(fault?.message).toMatch(/^not valid JSON: /);
  });

  test.each([
    ['[]', 'must be an object, not a list'],
    ['null', 'must be an object, not null'],
  ])('rejects JSON that is %s', async (text, message) => {
    const faults = await faultsOf(loadConfig({ storeDir: store({ 'shop.config.json': text }), env: {} }));
    expect(faults).toEqual([{ where: 'shop.config.json', message, hint: 'Put it in braces: { … }.' }]);
  });

  test.each([
    ['throw new Error("boom")', /^cannot be loaded: boom$/],
    ['export const shop = {}', /^has no default export$/],
    ['export default () => ({})', /^must export an object, not a function$/],
    ['export default []', /^must export an object, not a list$/],
  ])('rejects a module with %j', async (text, message) => {
    const [fault] = await faultsOf(loadConfig({ storeDir: store({ 'shop.config.mjs': text }), env: {} }));
    expect(fault?.where).toMatch(/^shop\.config\.mjs/);
    expect(fault?.message).toMatch(message);
  });
});

describe('reports all faults at once', () => {
  test('with their keys and hints', async () => {
    const faults = await faultsOf(
      load({
        server: { prot: 4000, port: '80', trustProxy: true },
        shop: { currency: 'XXY', locale: 'english', timezone: 'Mars/Base', url: 'https://a.example/shop' },
        session: { secret: 'short' },
        rateLimit: { api: { points: 0, seconds: 60 } },
        extensions: ['@shop/cod', { resolv: './mine' }],
        databse: { url: 'x' },
      }),
    );
    expect(faults.map(({ where, message, hint }) => [where, message, hint])).toEqual([
      [
        'shop.config.json: shop.url',
        'must be an origin: scheme, host and port, without a path',
        'For example, https://shop.example.com.',
      ],
      [
        'shop.config.json: shop.currency',
        'is not an ISO 4217 currency',
        'Use its three-letter code, such as USD.',
      ],
      ['shop.config.json: shop.locale', 'is not a known locale', 'Use a language tag, such as en-US.'],
      [
        'shop.config.json: shop.timezone',
        'is not a known time zone',
        'Use its IANA name, such as Europe/Berlin, or UTC.',
      ],
      ['shop.config.json: server.port', 'Invalid input: expected number, received string', undefined],
      ['shop.config.json: server.trustProxy', 'Invalid input: expected number, received boolean', undefined],
      ['shop.config.json: server.prot', 'unknown key', 'Did you mean "port"?'],
      [
        'shop.config.json: session.secret',
        'must be at least 32 bytes',
        'Generate one with "openssl rand -hex 32".',
      ],
      ['shop.config.json: rateLimit.api.points', 'Too small: expected number to be >0', undefined],
      ['shop.config.json: extensions[1].resolve', 'is missing: expected string', undefined],
      ['shop.config.json: extensions[1].resolv', 'unknown key', 'Did you mean "resolve"?'],
      ['shop.config.json: databse', 'unknown key', 'Did you mean "database"?'],
    ]);
  });

  test('reports an invalid URL without its password', async () => {
    const url = 'postgres://shop:pa#ss@host/db';
    const faults = await faultsOf(load({ mode: 'development', database: { url, directUrl: url } }));
    expect(faults.map(({ where, message }) => `${where} ${message}`)).toEqual([
      'shop.config.json: database.url is not a PostgreSQL URL',
      'shop.config.json: database.directUrl is not a PostgreSQL URL',
    ]);
    expect(JSON.stringify(faults)).not.toContain('pa#ss');
  });

  test('including those of environment variables and of production', async () => {
    const faults = await faultsOf(
      load(
        { mode: 'production', server: { hots: 'x' } },
        {
          env: {
            PORT: '80x',
            DATABASE_URL: 'mysql://a',
            DATABASE_REPLICA_URL: 'b',
            REDIS_URL: 'http://a',
            SHOP_SESSION_SECRET: 'short',
          },
        },
      ),
    );
    expect(faults.map(({ where }) => where)).toEqual([
      'shop.config.json: server.hots',
      'environment: DATABASE_URL',
      'environment: DATABASE_REPLICA_URL',
      'environment: REDIS_URL',
      'environment: SHOP_SESSION_SECRET',
      'environment: PORT',
      'shop.config.json: shop.url',
    ]);
  });
});

test('environment variables override the file, and command-line options override both', async () => {
  const config: ShopConfigInput = {
    server: { port: 1 },
    mode: 'development',
    database: { url: 'postgres://file/db' },
  };
  const env = {
    PORT: '2',
    DATABASE_URL: 'postgres://env/db',
    DATABASE_REPLICA_URL: 'postgres://replica/db',
    REDIS_URL: 'redis://env',
    SHOP_SESSION_SECRET: SECRET,
  };
  expect(await load(config, { env })).toMatchObject({
    server: { port: 2 },
    database: { url: 'postgres://env/db', replicaUrl: 'postgres://replica/db', poolSize: 10 },
    redis: { url: 'redis://env' },
    session: { secret: SECRET },
    shop: { url: 'http://127.0.0.1:2' },
  });
  expect(await load(config, { env, overrides: { port: 3, host: '::1' } })).toMatchObject({
    server: { port: 3, host: '::1' },
    shop: { url: 'http://[::1]:3' },
  });
});

test('the metrics token comes from the environment, or else from the file', async () => {
  const metrics = { token: 'm'.repeat(32) };
  expect((await load({})).metrics).toEqual({});
  expect((await load({ metrics })).metrics).toEqual(metrics);
  const env = { SHOP_METRICS_TOKEN: 'e'.repeat(32) };
  expect((await load({ metrics }, { env })).metrics).toEqual({ token: env.SHOP_METRICS_TOKEN });
  expect(await faultsOf(load({}, { env: { SHOP_METRICS_TOKEN: 'short' } }))).toMatchObject([
    { where: 'environment: SHOP_METRICS_TOKEN', message: 'must be at least 32 bytes' },
  ]);
});

describe('production', () => {
  const config = { database: { url: 'postgres://localhost/shop' } };

  test('refuses to start without shop.url and session.secret', async () => {
    expect(await faultsOf(load(config, { command: 'start' }))).toEqual([
      {
        where: 'shop.config.json: shop.url',
        message: 'is required in production',
        hint: 'Set it to the public origin, such as https://shop.example.com, or set mode to "development".',
      },
      {
        where: 'shop.config.json: session.secret',
        message: 'is required in production, at least 32 bytes',
        hint: 'Set SHOP_SESSION_SECRET to the output of "openssl rand -hex 32", or set mode to "development".',
      },
    ]);
  });

  test('starts with both, and normalizes the URL to an origin', async () =>
    expect(
      await load({ ...config, shop: { url: 'https://Shop.example.com/' }, session: { secret: SECRET } }),
    ).toMatchObject({ mode: 'production', shop: { url: 'https://shop.example.com' } }));

  test('migrates without them, and stores no secret', async () => {
    const { storeDir, mode } = await load(config, { command: 'migrate' });
    expect(mode).toBe('production');
    expect(() => statSync(join(storeDir, '.shop'))).toThrow('ENOENT');
  });
});

test('in development, creates the session secret once, in a file that only its owner can read', async () => {
  const { storeDir, session } = await load({});
  const path = join(storeDir, '.shop', 'session-secret');
  expect(session.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(path, 'utf8').trim()).toBe(session.secret);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const again = await loadConfig({ storeDir, env: {} });
  expect(again.session.secret).toBe(session.secret);
});

test('rejects a stored session secret that is too short', async () => {
  const { storeDir } = await load({});
  const path = join(storeDir, '.shop', 'session-secret');
  writeFileSync(path, 'short');
  expect(await faultsOf(loadConfig({ storeDir, env: {} }))).toEqual([
    {
      where: path,
      message: 'is shorter than 32 bytes',
      hint: 'Delete it. The next start creates a new one.',
    },
  ]);
});

test('only `shop dev` allows requests from pages on localhost, and no configuration key does', async () => {
  expect((await load({}, { command: 'dev' })).cors.localhost).toBe(true);
  for (const more of [{ command: 'start' }, { overrides: { mode: 'development' as const } }, {}])
    expect((await load({}, more)).cors.localhost).toBeUndefined();
  const [fault] = await faultsOf(load({ cors: { localhost: true } }));
  expect(fault).toMatchObject({ message: 'unknown key' });
});
