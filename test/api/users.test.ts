import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { createAdmin } from '../../packages/runtime/src/modules/auth/index.ts';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { dataOf, testShop } from '../support/shop.ts';

let database: TestDatabase;
let shop: TestShop;
const { newAdmin, logIn, tokenOf, asOwner, newRole, readsUsers } = adminsOf(() => shop);
beforeAll(async () => {
  database = await createDatabase();
  shop = await createTestShop({ databaseUrl: database.url });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

describe('roles', () => {
  test('a role permits the routes that it lists and no others', async () => {
    const admin = await newAdmin([await newRole('listUsers')]);
    const token = await tokenOf(admin);
    expect((await readsUsers(token)).status).toBe(200);
    expect(refusalOf(await shop.request('GET', '/api/roles', undefined, { token }))).toEqual([
      403,
      'FORBIDDEN',
      'Forbidden',
    ]);
  });

  test('removing a role, or a permission from it, takes effect with the next request', async () => {
    const role = await newRole('listUsers', 'listRoles');
    const admin = await newAdmin([role]);
    const token = await tokenOf(admin);
    await asOwner('PATCH', `/api/roles/${role}`, { permissions: ['listRoles'] });
    expect((await readsUsers(token)).status).toBe(403);
    await asOwner('PATCH', `/api/users/${admin.uuid}`, { roles: [] });
    expect((await shop.request('GET', '/api/roles', undefined, { token })).status).toBe(403);
  });

  test('every available permission is listed with its meaning, and each of them is accepted', async () => {
    const known = dataOf(await asOwner('GET', '/api/permissions')) as {
      id: string;
      description: string;
      owner: string;
    }[];
    expect(known).toContainEqual({ id: 'createUser', description: 'Create user', owner: 'auth' });
    expect(known).toContainEqual({
      id: 'manageCarts',
      description: 'See and change the carts of all customers',
      owner: 'carts',
    });
    const ids = known.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('changeProducts');
    const { permissions } = dataOf(
      await asOwner('POST', '/api/roles', { name: 'All of them', permissions: ids }),
    );
    expect(permissions).toEqual(ids);
    const me = dataOf(await asOwner('GET', '/api/users/me'));
    expect(ids.toSorted()).toEqual(me.permissions);
  });

  test('the admin schema counts the administrators of a role', async () => {
    const role = await newRole('listUsers');
    await newAdmin([role]);
    await newAdmin([role]);
    const { roles } = dataOf(
      await shop.query('{ roles(filters: []) { items { uuid userCount } } }', {}, 'admin'),
    );
    expect(roles.items).toContainEqual({ uuid: role, userCount: 2 });
  });

  test('roles are created, read, changed and deleted', async () => {
    const created = (
      await asOwner('POST', '/api/roles', { name: 'Clerk', permissions: ['listUsers', 'listUsers'] })
    ).body.data;
    expect(created).toMatchObject({ name: 'Clerk', permissions: ['listUsers'] });
    const path = `/api/roles/${created.uuid}`;
    expect((await asOwner('GET', path)).body.data).toEqual(created);
    const patched = (await asOwner('PATCH', path, { name: 'Chief' })).body.data;
    expect(patched).toMatchObject({ name: 'Chief', permissions: ['listUsers'] });
    expect((await asOwner('GET', '/api/roles')).body.data).toContainEqual(patched);
    expect((await asOwner('DELETE', path)).status).toBe(200);
    expect(refusalOf(await asOwner('GET', path))).toEqual([404, 'ROLE_NOT_FOUND', 'Role not found']);
  });

  test.each([
    [{}, 400, 'name is required'],
    [{ name: 'x', permissions: ['noSuchRoute'] }, 400, 'Unknown permission "noSuchRoute"'],
    [{ name: 'Administrator', permissions: [] }, 409, 'Role name is already used'],
  ])('a role with %j is rejected', async (body, status, message) => {
    const answer = await asOwner('POST', '/api/roles', body);
    expect([answer.status, answer.body.error.message]).toEqual([status, message]);
  });

  test.each(['GET', 'PATCH', 'DELETE'])('%s of an unknown or malformed role is 404', async (method) => {
    for (const id of ['8c7a5c0e-0000-4000-8000-000000000000', 'x']) {
      const answer = await asOwner(method, `/api/roles/${id}`, method === 'PATCH' ? {} : undefined);
      expect(refusalOf(answer)).toEqual([404, 'ROLE_NOT_FOUND', 'Role not found']);
    }
  });

  test('an administrator cannot grant or change permissions they do not have', async () => {
    const manager = await newAdmin([
      await newRole('createRole', 'updateRole', 'createUser', 'updateUser', 'listUsers'),
    ]);
    const token = await tokenOf(manager);
    const as = (method: string, path: string, body: object) => shop.request(method, path, body, { token });
    const owner = await newAdmin();
    const refused = [403, 'GRANT_EXCEEDS_OWN', expect.any(String)];
    const all = owner.roles;
    expect(refusalOf(await as('POST', '/api/roles', { name: 'Me', permissions: ['*'] }))).toEqual(refused);
    expect(refusalOf(await as('PATCH', `/api/roles/${all[0]}`, { name: 'Me' }))).toEqual(refused);
    const duplicate = { email: 'twin@shop.test', password, full_name: 'Twin', roles: all };
    expect(refusalOf(await as('POST', '/api/users', duplicate))).toEqual(refused);
    expect(refusalOf(await as('PATCH', `/api/users/${owner.uuid}`, { password: 'my own secret' }))).toEqual(
      refused,
    );
    expect(refusalOf(await as('PATCH', `/api/users/${manager.uuid}`, { roles: all }))).toEqual(refused);
    expect((await as('POST', '/api/users', { ...duplicate, roles: [] })).status).toBe(200);
  });
});

describe('users', () => {
  test('users are created, read, changed and deleted, and no response contains a password', async () => {
    const role = await newRole('listUsers');
    const input = { email: 'Grace@shop.test', password, full_name: 'Grace', status: 1, roles: [role] };
    const created = await asOwner('POST', '/api/users', { ...input, admin_user_id: 1 });
    expect(created.status).toBe(200);
    expect(created.body.data).toEqual({
      admin_user_id: expect.any(Number),
      uuid: expect.any(String),
      email: 'Grace@shop.test',
      full_name: 'Grace',
      second_factor: false,
      status: true,
      roles: [role],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const path = `/api/users/${created.body.data.uuid}`;
    expect((await asOwner('GET', path)).body.data).toEqual(created.body.data);
    const patched = await asOwner('PATCH', path, { full_name: 'Admiral', roles: [] });
    expect(patched.body.data).toMatchObject({
      full_name: 'Admiral',
      email: 'Grace@shop.test',
      status: true,
      roles: [],
    });
    expect((await asOwner('GET', '/api/users')).body.data).toContainEqual(patched.body.data);
    expect((await asOwner('DELETE', path)).status).toBe(200);
    expect(refusalOf(await asOwner('GET', path))).toEqual([404, 'USER_NOT_FOUND', 'User not found']);
  });

  const grown = { email: 'new@shop.test', password, full_name: 'New' };
  test.each([
    [{ ...grown, email: 'no address' }, 400, 'email must be an email address'],
    [{ ...grown, password: '1234567' }, 400, 'Password must be at least 8 characters'],
    [{ ...grown, full_name: ' ' }, 400, 'full_name must not be empty'],
    [{ ...grown, roles: ['x'] }, 400, 'Unknown role "x"'],
    [{ ...grown, status: 'on' }, 400, expect.any(String)],
  ])('a user of %j is refused', async (body, status, message) => {
    const answer = await asOwner('POST', '/api/users', body);
    expect([answer.status, answer.body.error.message]).toEqual([status, message]);
  });

  test('an email is unique, ignoring case', async () => {
    const admin = await newAdmin();
    const taken = [409, 'EMAIL_TAKEN', 'Email is already used'];
    const other = await newAdmin();
    const email = admin.email.toUpperCase();
    expect(refusalOf(await asOwner('POST', '/api/users', { ...grown, email }))).toEqual(taken);
    expect(refusalOf(await asOwner('PATCH', `/api/users/${other.uuid}`, { email }))).toEqual(taken);
  });

  test('a new password ends the previous sessions and tokens', async () => {
    const admin = await newAdmin();
    const token = await tokenOf(admin);
    await asOwner('PATCH', `/api/users/${admin.uuid}`, { password: 'another secret' });
    expect((await readsUsers(token)).status).toBe(401);
    expect((await logIn(admin.email)).status).toBe(401);
    expect((await logIn(admin.email, 'another secret')).status).toBe(200);
  });

  test.each([{ email: 'mine@shop.test' }, { password: 'brand new password' }])(
    'the change %j of the own account requires the current password, and of another one only a permission',
    async (change) => {
      const admin = await newAdmin();
      const patch = async (id: string, body: object) =>
        shop.request('PATCH', `/api/users/${id}`, body, { token: await tokenOf(admin) });
      const WRONG = [400, 'CURRENT_PASSWORD_INVALID', 'The current password is missing or wrong'];
      for (const id of [admin.uuid, admin.uuid.toUpperCase()]) {
        expect(refusalOf(await patch(id, change))).toEqual(WRONG);
        expect(refusalOf(await patch(id, { ...change, current_password: 'wrong' }))).toEqual(WRONG);
      }
      expect((await patch(admin.uuid, { full_name: 'Grace' })).status).toBe(200);
      const other = await newAdmin();
      expect((await patch(other.uuid, change)).status).toBe(200);
      await asOwner('DELETE', `/api/users/${other.uuid}`);
      expect((await patch(admin.uuid, { ...change, current_password: password })).status).toBe(200);
    },
  );

  test('attempts with the current password are counted over all routes that accept it', async () => {
    const limited = await testShop({ config: { rateLimit: { api: false } } });
    const token = await limited.adminToken();
    const own = dataOf(await limited.request('GET', '/api/users/me', undefined, { token }));
    const patch = async (path: string, body: object) =>
      (await limited.request('PATCH', `/api/users/${path}`, body, { token })).status;
    const wrong = { email: 'a@shop.test', current_password: 'wrong' };
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await patch(own.uuid, wrong)).toBe(400);
      expect(await patch('me', wrong)).toBe(400);
    }
    expect(await patch(own.uuid, wrong)).toBe(429);
    expect(await patch('me', wrong)).toBe(429);
    expect(await patch(own.uuid, { full_name: 'Grace' })).toBe(200);
    await limited.stop();
  });

  test('a disabled administrator loses access immediately, with any credential', async () => {
    const admin = await newAdmin();
    const token = await tokenOf(admin);
    await asOwner('PATCH', `/api/users/${admin.uuid}`, { status: false });
    expect((await readsUsers(token)).status).toBe(401);
  });

  test.each(['GET', 'PATCH', 'DELETE'])('%s of an unknown or malformed user is 404', async (method) => {
    for (const id of ['8c7a5c0e-0000-4000-8000-000000000000', 'x']) {
      const answer = await asOwner(method, `/api/users/${id}`, method === 'PATCH' ? {} : undefined);
      expect(refusalOf(answer)).toEqual([404, 'USER_NOT_FOUND', 'User not found']);
    }
  });
});

describe('the last administrator', () => {
  const last = [409, 'LAST_ADMINISTRATOR', expect.any(String)];

  test('cannot be disabled, deleted or lose the role, and two cannot remove each other concurrently', async () => {
    const own = await createDatabase();
    const empty = await createTestShop({ databaseUrl: own.url });
    const [ada, bob] = await Promise.all(
      ['ada', 'bob'].map((name) =>
        createAdmin(empty.db, { email: `${name}@shop.test`, password, fullName: name }),
      ),
    );
    const tokens = await Promise.all(
      [ada, bob].map(async (admin) => {
        const { body } = await empty.request('POST', '/api/user/tokens', { email: admin?.email, password });
        return body.data.accessToken as string;
      }),
    );
    const removals = await Promise.all(
      [bob, ada].map((victim, index) =>
        empty.request('DELETE', `/api/users/${victim?.uuid}`, undefined, { token: tokens[index] ?? '' }),
      ),
    );
    expect(removals.filter(({ status }) => status === 200)).toHaveLength(1);
    const survivor = removals[0]?.status === 200 ? ada : bob;
    const token = (removals[0]?.status === 200 ? tokens[0] : tokens[1]) ?? '';
    const path = `/api/users/${survivor?.uuid}`;
    const as = (method: string, to: string, body?: object) => empty.request(method, to, body, { token });
    expect(refusalOf(await as('DELETE', path))).toEqual(last);
    expect(refusalOf(await as('PATCH', path, { status: false }))).toEqual(last);
    expect(refusalOf(await as('PATCH', path, { roles: [] }))).toEqual(last);
    expect(refusalOf(await as('DELETE', `/api/roles/${survivor?.roles[0]}`))).toEqual(last);
    expect(refusalOf(await as('PATCH', `/api/roles/${survivor?.roles[0]}`, { permissions: [] }))).toEqual(
      last,
    );
    expect((await as('GET', path)).body.data).toMatchObject({ status: true, roles: survivor?.roles });
    await empty.stop();
    await own.drop();
  });
});

test('GraphQL shows administrators with their roles, in one statement for all roles', async () => {
  const admin = await newAdmin();
  const token = await tokenOf(admin);
  const query =
    '{ adminUsers { items { adminUserId uuid email fullName status roles { adminRoleId name permissions } } } roles { items { uuid name } } deadEvents { id } }';
  const before = shop.statements();
  const answer = await shop.request('POST', '/admin/graphql', { query }, { token });
  // The five statements read the caller, the administrators, their roles, all roles and the events.
  expect(shop.statements() - before).toBe(5);
  expect(answer.body.errors).toBeUndefined();
  expect(answer.body.data.adminUsers.items).toContainEqual({
    adminUserId: String(admin.admin_user_id),
    uuid: admin.uuid,
    email: admin.email,
    fullName: 'Ada',
    status: true,
    roles: [{ adminRoleId: '1', name: 'Administrator', permissions: ['*'] }],
  });
  expect(answer.body.data.deadEvents).toEqual([]);
  const refused = await shop.request('POST', '/graphql', { query: '{ adminUsers { total } }' }, { token });
  expect(refused.body.errors).toBeDefined();
});

test('administrators and roles are collections with filters', async () => {
  const token = await tokenOf(await newAdmin());
  const name = `Zz ${randomUUID()}`;
  const role = (await asOwner('POST', '/api/roles', { name, permissions: [] })).body.data.uuid;
  const people = await Promise.all(
    ['b', 'a'].map((letter) =>
      asOwner('POST', '/api/users', {
        email: `${letter}-${randomUUID()}@shop.test`,
        password,
        full_name: `${name} ${letter}`,
        status: letter === 'a' ? 1 : 0,
        roles: [role],
      }),
    ),
  );
  const [b, a] = people.map(({ body }) => body.data.uuid);
  const query = async (field: string, filters: [string, string, string][]) => {
    const query = `query ($filters: [FilterInput!]) {
      list: ${field}(filters: $filters) { total totalIsExact currentPage items { uuid } currentFilters { key value } }
    }`;
    const variables = {
      filters: filters.map(([key, operation, value]) => ({ key, operation, value })),
    };
    return (await shop.request('POST', '/admin/graphql', { query, variables }, { token })).body;
  };
  expect(
    (
      await query('adminUsers', [
        ['keyword', 'eq', name],
        ['ob', 'eq', 'full_name'],
        ['limit', 'eq', '1'],
      ])
    ).data.list,
  ).toEqual({
    total: 2,
    totalIsExact: true,
    currentPage: 1,
    items: [{ uuid: a }],
    currentFilters: expect.arrayContaining([{ key: 'limit', value: '1' }]),
  });
  const disabled = await query('adminUsers', [
    ['full_name', 'like', name],
    ['status', 'eq', '0'],
  ]);
  expect(disabled.data.list.items).toEqual([{ uuid: b }]);
  expect((await query('roles', [['name', 'eq', name]])).data.list).toMatchObject({
    total: 1,
    items: [{ uuid: role }],
  });
  expect((await query('roles', [['rank', 'eq', '1']])).errors[0].extensions.code).toBe('BAD_FILTER');
});
