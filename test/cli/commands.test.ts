import { userInfo } from 'node:os';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await createDatabase();
  store = createStore({ mode: 'development', extensions: ['@shop/core-shipping', '@shop/cod'] });
});
afterAll(async () => {
  store.remove();
  await database.drop();
});

interface Given {
  readonly input?: string;
  readonly url?: string;
  /** Set once for each family of commands to test them in a separate process. See `shop`. */
  readonly process?: 'own';
}

/** Runs a command in the store's folder with the database. Parses its `--json` output, and expects that stderr reports no error. */
async function json(line: string, { input, url = database.url, process }: Given = {}) {
  const { code, stdout, stderr } = await shop([...line.split(' '), '--json'], {
    cwd: store.dir,
    env: { DATABASE_URL: url },
    ...(process && { process }),
    ...(input !== undefined && { input }),
  });
  expect(stderr).not.toContain('✗');
  return { code, answer: JSON.parse(stdout) };
}

test('migrations: planned, applied once, and their state reported by exit code', async () => {
  const { url, drop } = await createEmptyDatabase();
  try {
    const plan = await json('migrate plan', { url });
    expect(plan.code).toBe(0);
    const planned = plan.answer.migrations.map(({ owner, name }: Record<string, string>) => ({
      owner,
      name,
    }));
    expect(plan.answer.migrations[1]).toMatchObject({
      owner: 'core',
      sql: expect.stringContaining('create table'),
    });
    expect(planned.at(-1)?.owner).toBe('core-shipping');

    const before = await json('migrate status', { url, process: 'own' });
    expect(before.code).toBe(6);
    expect(before.answer.migrations.every(({ state }: { state: string }) => state === 'pending')).toBe(true);

    expect(await json('migrate', { url })).toEqual({ code: 0, answer: { applied: planned } });
    expect(await json('migrate', { url })).toEqual({ code: 0, answer: { applied: [] } });
    expect((await json('migrate status', { url })).code).toBe(0);
    expect((await json('migrate plan', { url })).answer).toEqual({ migrations: [] });
  } finally {
    await drop();
  }
});

test('commands that write are recorded in the audit log with the system user who ran them', async () => {
  const { url, drop } = await createDatabase();
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await json('user create --email eve@shop.test --name Eve --password-stdin', {
      input: 'correct horse battery\n',
      url,
      process: 'own',
    });
    await json('token create --email eve@shop.test --name till', { url, process: 'own' });
    const { rows } = await client.query(
      'select actor_kind, actor_uuid, actor_name, action, entity_type, before, after from audit_log order by audit_log_id',
    );
    const actor = { actor_kind: 'command', actor_uuid: null, actor_name: userInfo().username };
    expect(rows.filter(({ entity_type }) => entity_type !== 'admin_role')).toMatchObject([
      {
        ...actor,
        action: 'user create',
        entity_type: 'admin_user',
        before: null,
        after: { email: 'eve@shop.test', password_hash: '***' },
      },
      {
        ...actor,
        action: 'token create',
        entity_type: 'admin_token',
        before: null,
        after: { name: 'till', token_hash: '***' },
      },
    ]);
  } finally {
    await client.end();
    await drop();
  }
});

test('an administrator and a token for them', async () => {
  const user = await json('user create --email ada@shop.test --name Ada --password-stdin', {
    input: 'correct horse battery\n',
  });
  expect(user).toMatchObject({ code: 0, answer: { email: 'ada@shop.test', full_name: 'Ada' } });
  expect(JSON.stringify(user.answer)).not.toMatch(/password|argon/);
  const { answer } = await json('token create --email ada@shop.test --name ci --expires 30');
  expect(answer).toMatchObject({ token: expect.stringMatching(/^.{32,}$/), expiresAt: expect.any(String) });

  await json('token create --email ada@shop.test --name till --permissions listOrders,getOrder --expires 0');
  const listed = (await json('token list --email ADA@shop.test')).answer.tokens;
  expect(listed).toMatchObject([
    {
      name: 'ci',
      email: 'ada@shop.test',
      permissions: null,
      last_used_at: null,
      expires_at: answer.expiresAt,
    },
    { name: 'till', permissions: ['listOrders', 'getOrder'], expires_at: null },
  ]);
  expect(JSON.stringify(listed)).not.toContain(answer.token);
  expect((await json(`token revoke ${answer.uuid}`)).answer).toMatchObject({ name: 'ci' });
  expect((await json('token list')).answer.tokens).toHaveLength(1);
  const again = await shop(['token', 'revoke', answer.uuid], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
  });
  expect(again).toMatchObject({ code: 1, stdout: '', stderr: '✗ API token not found\n' });
});

test('the demo catalog is created once, bulk products each time', async () => {
  const { answer } = await json('seed demo', { process: 'own' });
  expect(answer.products).toBeGreaterThan(0);
  expect((await json('seed demo')).answer).toEqual({ products: 0 });
  expect((await json('seed demo --products 25')).answer).toEqual({ products: 25 });
});

test('routes, schemas and the OpenAPI document are printed without a database, including those of extensions', async () => {
  const url = 'postgres://127.0.0.1:1/nowhere';
  const { answer } = await json('routes', { url });
  expect(answer.routes).toContainEqual(
    expect.objectContaining({
      method: 'POST',
      paths: expect.arrayContaining(['/api/carts']),
      access: 'public',
    }),
  );
  expect(answer.routes.map(({ owner }: { owner: string }) => owner)).toContain('core-shipping');
  const paths = answer.routes.flatMap((route: { paths: readonly string[] }) => route.paths);
  expect(paths).toEqual(expect.arrayContaining(['/healthz', '/readyz', '/graphql', '/admin/graphql']));
  const document = (await json('openapi', { url })).answer;
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/carts', '/api/shippingProviders/core/methods', '/healthz']),
  );
  expect((await shop(['openapi'], { cwd: store.dir, process: 'own' })).stdout).toBe(
    `${JSON.stringify(document, null, 2)}\n`,
  );
  const storefront = (await json('schema', { url })).answer.schema;
  const admin = (await json('schema --admin', { url })).answer.schema;
  expect(storefront).toContain('type Query {');
  expect(storefront).not.toContain('CoreShippingMethod');
  expect(admin).toContain('type CoreShippingMethod');
});

test('extensions are listed with their contributions and origins', async () => {
  const { stdout } = await shop(['extension', 'list'], { cwd: store.dir, process: 'own' });
  expect(stdout).toMatch(/^carts +loaded +built-in +routes: \d+/m);
  expect(stdout).toMatch(/^cod +loaded +@shop\/cod@[\d.]+ .*paymentMethods: 1/m);
});

test('the effective configuration is shown with its secrets masked', async () => {
  const { answer } = await json('config check', { process: 'own' });
  const settings = new Map(
    answer.settings.map(({ key, value }: { key: string; value: unknown }) => [key, value]),
  );
  expect(settings.get('server.port')).toBe(3000);
  expect(settings.get('session.secret')).toBe('********');
});

test('output that exceeds a pipe buffer is complete, and a reader that stops is not an error', async () => {
  const { code, stdout } = await shop(
    ['-c', '"$0" schema --admin | head -n 1; echo "${PIPESTATUS[0]}"', 'node_modules/.bin/shop'],
    {
      cwd: store.dir,
      through: ['bash'],
    },
  );
  expect(code).toBe(0);
  expect(stdout.trim().split('\n').at(-1)).toBe('0');
});

test('user password: sets a new password, revokes the API tokens, and rejects unknown emails and weak passwords', async () => {
  await json('user create --email lost@shop.test --password-stdin', { input: 'forgotten secret\n' });
  await json('token create --email lost@shop.test --name till');
  const hash = () => one(`select password_hash from admin_user where email = 'lost@shop.test'`);
  const before = await hash();
  const weak = await shop(['user', 'password', 'lost@shop.test', '--password-stdin'], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
    input: 'short\n',
  });
  expect([weak.code, weak.stderr]).toEqual([1, expect.stringContaining('at least 8 characters')]);
  expect(await hash()).toEqual(before);
  const set = await json('user password Lost@shop.test --password-stdin', { input: 'found again secret\n' });
  expect(set).toMatchObject({ code: 0, answer: { email: 'lost@shop.test' } });
  expect(JSON.stringify(set.answer)).not.toMatch(/password|argon/);
  expect(await hash()).not.toEqual(before);
  expect((await json('token list --email lost@shop.test')).answer).toEqual({ tokens: [] });
  const unknown = await shop(['user', 'password', 'nobody@shop.test', '--password-stdin'], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
    input: 'found again secret\n',
  });
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('nobody@shop.test')]);
});

test('user second-factor remove: removes every second factor, and rejects an account without any', async () => {
  await json('user create --email factor@shop.test --password-stdin', { input: 'forgotten secret\n' });
  const owner = `(select admin_user_id from admin_user where email = 'factor@shop.test')`;
  const remove = () =>
    shop(['user', 'second-factor', 'remove', 'Factor@shop.test'], {
      cwd: store.dir,
      env: { DATABASE_URL: database.url },
    });
  const refused = await remove();
  expect([refused.code, refused.stderr]).toEqual([1, '✗ This administrator has no second factor\n']);
  await one(`with totp as (insert into admin_totp (admin_user_id, secret, confirmed_at) values (${owner}, '{}', now())),
    passkey as (insert into admin_passkey (admin_user_id, name, credential_id, public_key, counter, transports)
      values (${owner}, 'Laptop', 'AAAA', 'AAAA', 0, '{}')),
    code as (insert into admin_recovery_code (admin_user_id, code_hash) values (${owner}, '\\x00'))
    insert into admin_token (admin_user_id, kind, token_hash, family, expires_at)
      values (${owner}, 'session', '\\x01', gen_random_uuid(), now() + interval '1 hour')`);
  const removed = await remove();
  expect(removed).toMatchObject({ code: 0, stderr: '' });
  expect(removed.stdout).toContain('Removed the second factors of factor@shop.test.');
  const left = (table: string) => `(select count(*)::int from ${table} where admin_user_id = ${owner})`;
  expect(
    await one(`select ${left('admin_totp')} as totp, ${left('admin_passkey')} as passkeys,
      ${left('admin_recovery_code')} as codes, ${left('admin_token')} as logins,
      (select count(*)::int from event_log where event = 'admin_second_factor_removed') as events,
      (select count(*)::int from audit_log where action = 'user second-factor remove') as audited`),
  ).toEqual({ totp: 0, passkeys: 0, codes: 0, logins: 0, events: 1, audited: 1 });
});

/** Reads one row from the store's database. */
async function one(statement: string): Promise<unknown> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}
