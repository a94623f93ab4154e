import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../packages/runtime/src/modules.ts';
import { sealValue } from '../../packages/runtime/src/modules/settings/index.ts';
import { assemble } from '../../packages/runtime/src/platform/extensions/assemble.ts';
import { serverOf } from '../../packages/runtime/src/platform/serverContext.ts';
import { evaluateConfiguration } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { configurationChecks, selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { gatherFacts } from '../../packages/runtime/src/store/doctor/facts.ts';
import type { Facts } from '../../packages/runtime/src/store/doctor/facts.ts';
import type { ShopFacts } from '../../packages/runtime/src/store/doctor/shopFacts.ts';
import { testShop } from '../support/shop.ts';

/** An extension with a setting that is stored encrypted. */
const loyalty = defineExtension({
  name: 'loyalty',
  api: '^1.0',
  settings: { loyaltyKey: { schema: z.string().optional(), secret: true } },
  setup: () => ({}),
});

let shop: TestShop;
let facts: Facts;
const storeDir = mkdtempSync(path.join(tmpdir(), 'shop-doctor-'));
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, loyalty] });
  await shop.adminToken();
  facts = sound(await gather());
});
afterAll(async () => {
  await shop.stop();
  rmSync(storeDir, { recursive: true });
});

/** Collects the facts of the test shop like `shop doctor`. */
async function gather(): Promise<Facts> {
  const { app, db } = shop;
  const server = serverOf(app);
  const config = { ...app.config, storeDir };
  const { members } = assemble({
    modules,
    config,
    installed: [coreShipping, cod].map((extension) => ({
      state: 'loaded' as const,
      extension,
      origin: {
        resolve: `./${extension.name}`,
        packageName: null,
        version: null,
        entry: null,
        required: true,
        discovered: false,
      },
    })),
    quarantined: [],
  });
  return gatherFacts({
    app,
    db,
    config,
    members,
    migrations: await server.migrations(db),
    extensions: server.extensions(),
    isEmbedded: false,
  });
}

const SECRET = '7f3a9c1e5b8d2f604ea7c3915d8b6f02e4a9d7c1b3f5806e2d4c7a9b1e3f5d80';

/** Returns the facts of a valid production configuration, with the test shop's database and records. */
const sound = (gathered: Facts): Facts => ({
  ...gathered,
  config: {
    ...gathered.config,
    mode: 'production',
    shop: { ...gathered.config.shop, url: 'https://shop.example.com' },
    server: { ...gathered.config.server, trustProxy: 1 },
    session: { secret: SECRET },
    rateLimit: {},
    mail: { url: 'smtp://shop:pw@mail.example.com:587', from: 'Shop <shop@example.com>' },
  },
  memory: { available: 4096, free: 2000, heap: 2048 },
  database: {
    ...gathered.database,
    is_superuser: false,
    fsync: true,
    full_page_writes: true,
    synchronous_commit: 'on',
  },
  shop: { ...(gathered.shop as ShopFacts), secondFactorRequired: true },
});

test('a valid shop in production has no fault, and every check reports what it found', () => {
  const results = evaluateConfiguration(facts, selectChecks([]));
  expect(results.filter(({ status }) => status !== 'done')).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(25);
  expect(results.every(({ message }) => message.endsWith('.'))).toBe(true);
});

type Change = (facts: Facts) => Facts;
const config =
  (change: Partial<Facts['config']>): Change =>
  (facts) => ({ ...facts, config: { ...facts.config, ...change } });
const database =
  (change: Partial<Facts['database']>): Change =>
  (facts) => ({ ...facts, database: { ...facts.database, ...change } });
const records =
  (change: Partial<ShopFacts>): Change =>
  (facts) => ({ ...facts, shop: { ...(facts.shop as ShopFacts), ...change } });
const databaseConfig =
  (change: Partial<Facts['config']['database']>): Change =>
  (facts) =>
    config({ database: { ...facts.config.database, ...change } })(facts);
const replica =
  (change: Partial<NonNullable<Facts['replica']>>): Change =>
  (all) => ({ ...all, replica: { fault: null, stopsStart: false, behindBytes: 0, ...change } });
const folder =
  (name: 'store' | 'media', change: Partial<Facts['folders']['store']>): Change =>
  (facts) => ({ ...facts, folders: { ...facts.folders, [name]: { ...facts.folders.store, ...change } } });
const method = { code: 'paylater', fault: null, mode: 'live', missing: [], addresses: [] } as const;
const hook = { purpose: 'webhook', url: 'https://shop.example.com/hook' } as const;
const MIGRATION = {
  owner: 'core',
  name: '0001_baseline.sql',
  phase: 'expand',
  file: null,
  applied_at: null,
  duration_ms: null,
} as const;

/** Problems that cause each check to fail, with the changed facts, the expected status and part of the message. */
const PROVOKED: Readonly<Record<string, readonly (readonly [Change, 'warning' | 'broken', string])[]>> = {
  node: [
    [(all) => ({ ...all, node: '20.1.0' }), 'broken', 'Node 20.1.0 is older'],
    [(all) => ({ ...all, node: '25.0.0' }), 'warning', 'is not an LTS release'],
  ],
  memory: [
    [(all) => ({ ...all, memory: { available: 256, free: 10, heap: 128 } }), 'broken', '256 MiB'],
    [(all) => ({ ...all, memory: { available: 1000, free: 10, heap: 4000 } }), 'warning', '4000 MiB'],
  ],
  storeFolder: [[folder('store', { isWritable: false }), 'broken', 'is not writable']],
  storeSpace: [
    [folder('store', { freeMiB: 12 }), 'broken', '12 MiB left'],
    [folder('store', { freeMiB: 500 }), 'warning', '500 MiB left'],
    [folder('store', { freeFiles: 0.001 }), 'broken', 'inodes'],
  ],
  mediaFolder: [[folder('media', { isWritable: false }), 'broken', 'is not writable']],
  mediaSpace: [[folder('media', { freeMiB: 12 }), 'broken', '12 MiB left']],
  mediaStorage: [[records({ storageFault: 'Error: 403' }), 'broken', 'is unreachable: Error: 403']],
  clock: [
    [(all) => database({ now: all.now + 20_000, roundTrip: 2 })(all), 'warning', '20.0 s apart'],
    [(all) => database({ now: all.now - 90_000, roundTrip: 2 })(all), 'broken', '90.0 s apart'],
  ],
  databaseVersion: [[database({ version: 130_002 }), 'broken', 'PostgreSQL 13']],
  databaseEncoding: [[database({ encoding: 'LATIN1' }), 'broken', 'LATIN1']],
  databaseCollation: [[database({ is_collation_stale: true }), 'broken', 'may miss rows']],
  databaseTimezone: [[database({ knows_timezone: false }), 'broken', 'does not know the time zone UTC']],
  databaseConnections: [
    [database({ connections: 10 }), 'broken', 'of 10 connections'],
    [database({ connections: 30 }), 'warning', 'of 30 connections'],
  ],
  pooler: [
    [databaseConfig({ url: 'postgres://shop@pgbouncer.internal/shop' }), 'broken', 'cannot listen'],
    [
      databaseConfig({ url: 'postgres://shop@db:6432/shop', directUrl: 'postgres://shop@db/shop' }),
      'warning',
      'prepared statements are on',
    ],
  ],
  replica: [
    [replica({ fault: 'it is no replica', stopsStart: true }), 'broken', 'does not start with its replica'],
    [replica({ fault: 'connect ECONNREFUSED' }), 'warning', 'is not used: connect ECONNREFUSED'],
    [replica({ behindBytes: 50 * 1_048_576 }), 'warning', '50 MiB of WAL behind'],
  ],
  databaseJit: [[database({ compiles: true }), 'warning', 'a second longer']],
  statementTimeout: [
    [database({ statement_timeout: 5000 }), 'warning', 'after 5000 ms'],
    [databaseConfig({ readTimeoutMs: 90_000 }), 'warning', '90000 ms'],
  ],
  databaseExtensions: [
    [database({ extensions: [] }), 'warning', 'pg_trgm is not installed'],
    [records({ has_typo_help: false }), 'warning', 'searches do not use it'],
  ],
  databaseWritable: [
    [database({ is_recovering: true }), 'broken', 'standby'],
    [database({ is_read_only: true }), 'broken', 'default_transaction_read_only'],
    [database({ may_create: false }), 'warning', 'cannot create tables'],
  ],
  databaseDurability: [
    [database({ fsync: false }), 'broken', 'fsync'],
    [database({ synchronous_commit: 'off' }), 'warning', 'latest orders'],
    [database({ autovacuum: false }), 'warning', 'autovacuum is off'],
    [records({ bloated: 'cart' }), 'warning', 'table cart'],
  ],
  databaseRole: [[database({ is_superuser: true }), 'warning', 'superuser']],
  databaseEncryption: [[database({ is_local: false, is_encrypted: false }), 'warning', 'not encrypted']],
  sessionSecret: [
    [config({ session: { secret: 'a secret of at least thirty-two bytes' } }), 'broken', 'like an example'],
    [config({ session: { secret: '1234567890abcdefghijklmnop1234567890' } }), 'broken', 'like an example'],
    [config({ session: { secret: 'x'.repeat(31) + 'y'.repeat(10) } }), 'broken', 'is repetitive'],
  ],
  secretsKey: [
    [records({ sealed: { all: 2, lost: [], old: [] } }), 'warning', 'changing it would make them unreadable'],
    [config({ secrets: { key: SECRET, previousKeys: [] } }), 'warning', 'is the session secret'],
    [config({ secrets: { key: '1'.repeat(40), previousKeys: [] } }), 'broken', 'is repetitive'],
  ],
  previousKeys: [
    [
      records({ sealed: { all: 1, lost: ['cardgwSecretKey'], old: [] } }),
      'broken',
      'No key can decrypt cardgwSecretKey',
    ],
    [records({ sealed: { all: 1, lost: [], old: ['cardgwSecretKey'] } }), 'warning', 'Only a previous key'],
    [config({ secrets: { previousKeys: [SECRET] } }), 'warning', 'contains the current key'],
  ],
  trustProxy: [
    [
      (all) => config({ server: { ...all.config.server, trustProxy: 0 } })(all),
      'broken',
      'share one rate limit',
    ],
    [
      (all) => config({ server: { ...all.config.server, host: '0.0.0.0' } })(all),
      'warning',
      'spoof their address',
    ],
  ],
  rateLimit: [
    [config({ rateLimit: false }), 'broken', 'all tiers'],
    [config({ rateLimit: { pages: false } }), 'warning', 'pages'],
  ],
  corsOrigins: [
    [
      config({ cors: { origins: ['http://localhost:5173'], adminOrigins: [] } }),
      'broken',
      "developer's machine",
    ],
    [
      config({ cors: { origins: ['http://www.example.com'], adminOrigins: [] } }),
      'broken',
      'Unencrypted pages',
    ],
  ],
  adminOrigins: [
    [
      config({ cors: { origins: [], adminOrigins: ['http://admin.example.com'] } }),
      'broken',
      'act as administrators',
    ],
  ],
  administrators: [
    [records({ admins: 0, has_setup_link: true }), 'warning', 'anyone with the setup link'],
    [records({ has_demo_admin: true }), 'warning', 'admin@example.com'],
  ],
  secondFactor: [
    [
      records({ secondFactorRequired: false, admins: 3, admins_without_second_factor: 2 }),
      'warning',
      '2 of 3',
    ],
  ],
  apiTokens: [[records({ endless_tokens: 2 }), 'warning', '2 API tokens never expire']],
  introspection: [
    [
      (all) => config({ graphql: { ...all.config.graphql, introspection: true } })(all),
      'warning',
      'can read the GraphQL schemas',
    ],
  ],
  mailDomain: [
    [
      config({ mail: { url: 'smtp://mail.example.com', from: 'shop@gmail.com' } }),
      'warning',
      'sent from gmail.com',
    ],
  ],
  mailEncryption: [[config({ mail: { url: 'smtp://shop:pw@mail.example.com:25' } }), 'warning', 'port 25']],
  documentFonts: [
    [
      records({ unprintable: { letters: ['山'], packages: ['@fontsource-variable/noto-sans-sc'] } }),
      'warning',
      'cannot show 山 without @fontsource-variable/noto-sans-sc',
    ],
    [records({ unprintable: { letters: ['𒀀'], packages: [] } }), 'warning', 'cannot show 𒀀.'],
  ],
  mailFailures: [
    [records({ sent_emails: 1, failed_emails: 5 }), 'broken', '5 of 6 emails failed'],
    [records({ sent_emails: 100, failed_emails: 1 }), 'warning', '1 of 101'],
  ],
  paymentSetup: [
    [records({ methods: [{ ...method, missing: ['paylaterKey'] }] }), 'broken', 'paylater: paylaterKey'],
    [records({ methods: [{ ...method, fault: 'Error: out' }] }), 'broken', 'Error: out'],
  ],
  simulatedPayments: [[records({ methods: [{ ...method, mode: 'simulated' }] }), 'broken', 'No money moves']],
  webhookAddresses: [
    [
      (all) =>
        config({ shop: { ...all.config.shop, url: 'https://localhost' } })(
          records({ methods: [{ ...method, addresses: [hook] }] })(all),
        ),
      'broken',
      'cannot reach',
    ],
    [
      (all) =>
        config({ shop: { ...all.config.shop, url: 'http://shop.example.com' } })(
          records({ methods: [{ ...method, addresses: [hook] }] })(all),
        ),
      'broken',
      'unencrypted',
    ],
  ],
  demoMode: [[config({ demo: true }), 'warning', 'sets demo']],
  worker: [
    [records({ workers: 0, oldest_delivery_seconds: 1800 }), 'broken', 'One has been waiting for 30 minutes'],
    [records({ workers: 2, oldest_delivery_seconds: 1800 }), 'warning', 'are not keeping up'],
  ],
  sharedLimits: [
    [records({ starts: 3 }), 'warning', '3 instances of the shop'],
    [
      (all) => ({ ...all, redis: { fault: 'connect ECONNREFUSED', stopsStart: false } }),
      'warning',
      'Redis is not responding (connect ECONNREFUSED)',
    ],
    [
      (all) => ({ ...all, redis: { fault: 'redis.url: needs a package', stopsStart: true } }),
      'broken',
      'does not start: redis.url',
    ],
  ],
  collector: [
    [
      (all) => ({ ...all, collectorFault: 'it answers 401' }),
      'warning',
      'does not accept traces and metrics: it answers 401',
    ],
  ],
  parkedEvents: [[records({ parked: 4 }), 'warning', '4 deliveries']],
  failedJobs: [[records({ failed_jobs: ['tidy'] }), 'warning', 'tidy']],
  migrations: [
    [(all) => ({ ...all, migrations: [{ ...MIGRATION, state: 'pending' }] }), 'broken', '1 have not run yet'],
    [
      (all) => ({ ...all, migrations: [{ ...MIGRATION, state: 'changed' }] }),
      'broken',
      'changed after they ran',
    ],
    [
      (all) => ({ ...all, migrations: [{ ...MIGRATION, state: 'pending', phase: 'contract' }] }),
      'warning',
      '1 are waiting until no process of the previous version is running',
    ],
    [(all) => ({ ...all, migrations: [{ ...MIGRATION, state: 'missing' }] }), 'warning', 'files are missing'],
  ],
  constraints: [[records({ unvalidated: ['"order": order_total_check'] }), 'broken', 'order_total_check']],
  extensions: [
    [
      (all) => ({
        ...all,
        extensions: [
          {
            ...all.extensions[0]!,
            name: 'reviews',
            state: 'quarantined',
            fault: { where: 'reviews', message: 'it did not load' },
          },
        ],
      }),
      'broken',
      'reviews (it did not load)',
    ],
  ],
  theme: [[config({ system: { theme: 'winter' } }), 'broken', 'winter is not installed']],
  languages: [
    [
      (all) => config({ shop: { ...all.config.shop, languages: ['en', 'nl'] } })(all),
      'warning',
      'in English for nl',
    ],
  ],
  translations: [
    [(all) => config({ shop: { ...all.config.shop, languages: ['en', 'de'] } })(all), 'warning', 'into de'],
  ],
  overriddenSettings: [[records({ overridden: ['priceIncludingTax'] }), 'warning', 'priceIncludingTax']],
};

test('every check can be made to fail', () => {
  expect(Object.keys(PROVOKED).toSorted()).toEqual(configurationChecks.map(({ id }) => id).toSorted());
});

test.each(Object.entries(PROVOKED).flatMap(([id, ways]) => ways.map((way) => [id, way[2], way] as const)))(
  '%s is provoked: %s',
  (id, _said, [change, status, part]) => {
    const [result, ...others] = evaluateConfiguration(change(facts), selectChecks([id]));
    expect(others).toEqual([]);
    expect(result).toMatchObject({ id, status, message: expect.stringContaining(part) });
    expect(result?.fix).toMatch(/\.$/);
  },
);

const nothing = z.object({});

test('problems in the database are detected: endless tokens, sealed settings, jobs, invalid constraints, timeouts', async () => {
  const { db } = shop;
  await db.run(sql.type(nothing)`
    update admin_token set kind = 'api', expires_at = null where admin_token_id = (select min(admin_token_id) from admin_token)`);
  await db.run(sql.type(nothing)`
    insert into job_run (job, worker_id, finished_at, error) values ('tidy', 'one', now(), 'Error: no')`);
  await db.run(sql.type(nothing)`insert into worker_heartbeat (worker_id) values ('one'), ('two')`);
  await db.run(sql.type(nothing)`
    alter table "order" add constraint order_number_check check (order_number <> '') not valid`);
  await db.run(sql.type(nothing)`
    insert into email_log (kind, status, delivery_id) values ('orderPlaced', 'failed', 'x')`);
  await db.run(sql.type(nothing)`
    do $$ begin execute format('alter database %I set statement_timeout = %L', current_database(), '5s'); end $$`);
  const sealed = JSON.stringify(sealValue(Buffer.alloc(32, 7), 'loyaltyKey', 'sk_live'));
  await db.run(sql.type(nothing)`insert into setting (name, value) values ('loyaltyKey', ${sealed}::jsonb)`);
  const seen = await gather();
  expect(seen.shop).toMatchObject({
    endless_tokens: 1,
    failed_jobs: ['tidy'],
    workers: 2,
    unvalidated: ['"order": order_number_check'],
    failed_emails: 1,
    sealed: { all: 1, lost: ['loyaltyKey'], old: [] },
  });
  expect(seen.database.statement_timeout).toBe(5000);
});

test('fixes refer to existing admin pages', async () => {
  const { adminPaths } = await import('../../packages/admin/src/kit/paths.ts');
  const { invariants } = await import('../../packages/runtime/src/store/doctor/checks.ts');
  const pages = adminPaths.map((page) => new RegExp(`^/admin${page}$`.replaceAll(/\$\w+/g, '[^/]+')));
  const named = [...configurationChecks, ...invariants].flatMap(
    ({ fix }) => fix.match(/\/admin\/[a-z/-]*[a-z]/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((found) => !pages.some((page) => page.test(found)))).toEqual([]);
});

test('a payment method without a gateway account is offered to nobody, and is not a fault', () => {
  const waiting = records({ methods: [{ ...method, mode: null, missing: ['paylaterKey'] }] })(facts);
  expect(evaluateConfiguration(waiting, selectChecks(['paymentSetup']))).toMatchObject([
    { status: 'done', message: 'Not offered because no account is set up: paylater.' },
  ]);
});
