import { randomUUID } from 'node:crypto';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { Route } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planShop } from '../../packages/runtime/src/app.ts';
import { installed } from '../../packages/runtime/src/platform/extensions/assembly.fixture.ts';
import { Refusal } from '../../packages/runtime/src/platform/errors.ts';
import { anonymous } from '../../packages/runtime/src/platform/contracts/caller.ts';
import { adminsOf } from '../support/admins.ts';
import {
  ADMIN_FIELDS,
  ADMIN_ROUTES,
  BULK_ROUTES,
  CUSTOMER_ROUTES,
  FILE_ROUTES,
  ORDER_ROUTES,
  OWN_ROUTES,
  PUBLIC_ROUTES,
} from '../support/authorization.ts';
import { untyped } from '../support/carts.ts';
import { customersOf } from '../support/customers.ts';
import { contextOf } from '../support/httpServer.ts';
import { isNight } from '../support/lane.ts';
import { routeExamples } from '../support/routeExamples.ts';
import type { Example } from '../support/routeExamples.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const EXTENSIONS = [coreShipping, cod, cardgw, walletgw];

/**
 * Administrators who call the routes. `restricted` has every second permission, except `replaceHomepage`, which includes another one, and
 * `adminGraphql`, which every read permission includes. `carts` has only the permissions for carts.
 */
const ADMINS = ['emptyRole', 'restricted', 'carts', 'full'] as const;
const CUSTOMERS = ['customer', 'otherCustomer'] as const;
/** Callers with a known but invalid token. */
const VOID = ['disabledCustomer', 'disabledAdmin', 'expired', 'expiredCustomer', 'forged'] as const;
const CALLERS = ['anonymous', 'unknownToken', ...CUSTOMERS, ...ADMINS, ...VOID] as const;
type Caller = (typeof CALLERS)[number];

const RESTRICTED: ReadonlySet<string> = new Set(
  ADMIN_ROUTES.filter((id, index) => id === 'adminGraphql' || (index % 2 === 0 && id !== 'replaceHomepage')),
);
const isOne = (callers: readonly string[], caller: Caller): boolean => callers.includes(caller);
const holds = (caller: Caller, permission: string): boolean =>
  caller === 'full' ||
  (caller === 'restricted' && RESTRICTED.has(permission)) ||
  (caller === 'carts' && permission === 'manageCarts');

let shop: TestShop;
let schema: GraphQLSchema;
let routes: readonly Route[];
let examples: readonly Example[];
let owner: { readonly customer_id: number; readonly uuid: string };
let order: { readonly uuid: string };
const tokens = new Map<Caller, string | null>();
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
const { newCustomer, pairOf } = customersOf(() => shop);

beforeAll(async () => {
  const plan = await planShop(contextOf({}).config, { installed: EXTENSIONS.map((one) => installed(one)) });
  schema = plan.schemas.admin;
  shop = await testShop({ extensions: EXTENSIONS });
  routes = shop.app.registry('routes').list();
  await fillTokens();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  examples = await routeExamples(shop);
  order = dataOf(await shop.admin('GET', '/api/orders?limit=1'))[0];
  const { customer_id: id } = owner;
  await shop.db.run(untyped`update "order" set customer_id = ${id}, sid = null where uuid = ${order.uuid}`);
  await shop.db.run(untyped`update cart set customer_id = ${id} where status`);
}, 120_000);
afterAll(() => shop.stop());

async function fillTokens(): Promise<void> {
  const adminWith = async (...permissions: string[]) =>
    tokenOf(await newAdmin([await newRole(...permissions)]));
  const customerToken = async (customer: Awaited<ReturnType<typeof newCustomer>>) =>
    (await pairOf(customer)).accessToken;
  const customer = await newCustomer();
  owner = customer;
  const [disabled, expired] = [await newCustomer(), await newCustomer()];
  const full = await tokenOf(await newAdmin());
  const [deleted, late] = [await newAdmin(), await newAdmin()];
  for (const [name, token] of [
    ['anonymous', null],
    ['customer', await customerToken(customer)],
    ['otherCustomer', await customerToken(await newCustomer())],
    ['emptyRole', await adminWith()],
    ['restricted', await adminWith(...RESTRICTED)],
    ['carts', await adminWith('manageCarts')],
    ['full', full],
    ['disabledCustomer', await customerToken(disabled)],
    ['disabledAdmin', await tokenOf(deleted)],
    ['expired', await tokenOf(late)],
    ['expiredCustomer', await customerToken(expired)],
    ['unknownToken', 'no token of this shop'.replaceAll(' ', '-')],
    // The UUID is well-formed, but the signature is wrong.
    ['forged', `${full.slice(0, -8)}${full.slice(-8) === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'}`],
  ] satisfies [Caller, string | null][])
    tokens.set(name, token);
  await shop.admin('PATCH', `/api/customers/${disabled.uuid}`, { status: 0 });
  await shop.admin('PATCH', `/api/users/${deleted.uuid}`, { status: false });
  const past = new Date(0).toISOString();
  await shop.db.run(untyped`update admin_token set expires_at = ${past}
    where admin_user_id = (select admin_user_id from admin_user where uuid = ${late.uuid})`);
  await shop.db.run(untyped`update customer_token set expires_at = ${past}
    where customer_id = ${expired.customer_id}`);
}

const call = (caller: Caller, method: string, path: string, body?: unknown) => {
  const token = tokens.get(caller);
  return shop.request(method, path, body, token == null ? {} : { token });
};

/** Number of concurrent requests, which lets thousands of requests finish in seconds. */
const AT_ONCE = 16;

/** Returns a path without any existing entity, so that no caller changes anything. */
const emptyPath = (path: string) =>
  path
    .replaceAll('{kind}', 'invoice')
    .replaceAll(/\{[^}]*\}/g, (parameter) => (parameter.endsWith('*}') ? 'a/b' : randomUUID()))
    // Preserves the caller's sign-in, which the next request needs.
    .replace(/\/me\/sessions$/, '/me/sessions?others=1');
const pathsOf = ({ path }: Route): readonly string[] => (typeof path === 'string' ? [path] : path);

/** Returns the status of the refusal that a caller must get: 401, 403, or null if neither is expected. */
function expectedOf({ id, access }: Route, path: string, caller: Caller): number | null {
  if (isOne(VOID, caller))
    return /^\/(assets|admin\/assets|admin\/extensions)\//.test(path) || id === 'storefrontPage' ? null : 401;
  const ofOrder = ORDER_ROUTES.get(id);
  if (ofOrder !== undefined) {
    if (isOne(ADMINS, caller)) return holds(caller, ofOrder) ? null : 403;
    return isOne(CUSTOMERS, caller) ? null : 401;
  }
  if (access === 'public') return null;
  if (access === 'customer') return isOne(CUSTOMERS, caller) ? null : 401;
  if (!isOne(ADMINS, caller)) return 401;
  if (access === 'anyAdmin') return null;
  const all = FILE_ROUTES.get(id);
  if (all) return all.every((permission) => holds(caller, permission)) ? null : 403;
  return (BULK_ROUTES.get(id) ?? [id]).some((permission) => holds(caller, permission)) ? null : 403;
}

test('every route has a row that states who may call it, and every row has a route', () => {
  const ids = (access: Route['access']) =>
    [...new Set(routes.filter((route) => route.access === access).map(({ id }) => id))].toSorted();
  expect(ids('public')).toEqual([...PUBLIC_ROUTES, ...ORDER_ROUTES.keys()].toSorted());
  expect(ids('customer')).toEqual(CUSTOMER_ROUTES.toSorted());
  expect(ids('admin')).toEqual([...ADMIN_ROUTES, ...BULK_ROUTES.keys(), ...FILE_ROUTES.keys()].toSorted());
  expect(ids('anyAdmin')).toEqual(OWN_ROUTES.toSorted());
});

test('every field of the admin schema that leads to records has a row, and every row has a field', () => {
  const found = new Map<string, string | null>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const permission = /Requires the permission `(\w+)`\./.exec(field.description ?? '')?.[1];
      if (permission !== undefined) found.set(`${type.name}.${field.name}`, permission);
      else if (type === schema.getQueryType()) found.set(`${type.name}.${field.name}`, null);
    }
  }
  const rows = (map: ReadonlyMap<string, string | null>) => Object.fromEntries([...map].toSorted());
  expect(rows(found)).toEqual(rows(ADMIN_FIELDS));
});

/**
 * All callers request each path. In the gate lane, only one of the invalid tokens is used per path, because a single function rejects all
 * of them.
 */
const isRequested = (caller: Caller, index: number): boolean =>
  isNight || !isOne(VOID, caller) || VOID[index % VOID.length] === caller;

test.each(CALLERS)('%s may call only the routes in their rows', async (caller) => {
  const wrong: string[] = [];
  const send = async (route: Route, path: string) => {
    const body = route.method === 'GET' ? undefined : {};
    const { status } = await call(caller, route.method, emptyPath(path), body);
    const expected = expectedOf(route, path, caller);
    const got = status === 401 || status === 403 ? status : null;
    if (got !== expected || status === 500)
      wrong.push(`${route.method} ${path}: ${status}, not ${expected ?? 'let in'}`);
  };
  const all = routes
    .flatMap((route) => pathsOf(route).map((path) => [route, path] as const))
    .filter((_, index) => isRequested(caller, index));
  while (all.length > 0) await Promise.all(all.splice(0, AT_ONCE).map(([route, path]) => send(route, path)));
  expect(wrong).toEqual([]);
});

test.each(CALLERS)('%s may read only the fields in their rows', async (caller) => {
  const permissions =
    caller === 'full'
      ? ['*']
      : [...RESTRICTED, 'manageCarts'].filter((permission) => holds(caller, permission));
  const admin = isOne(ADMINS, caller)
    ? { id: 1, uuid: randomUUID(), email: 'a@shop.test', permissions: new Set(permissions) }
    : null;
  const context = { caller: { ...anonymous, admin } };
  for (const [name, permission] of ADMIN_FIELDS) {
    if (permission === null) continue;
    const [type = '', field = ''] = name.split('.');
    const parent = schema.getType(type);
    const resolve = isObjectType(parent) ? parent.getFields()[field]?.resolve : undefined;
    // After the permission check, a resolver gets an empty row and context and may throw any error.
    const thrown = await Promise.resolve()
      .then(() => resolve?.({}, {}, context, {} as never))
      .catch((error: unknown) => error);
    const isRefused = thrown instanceof Refusal && thrown.code === 'FORBIDDEN';
    expect([name, isRefused]).toEqual([name, !holds(caller, permission)]);
    if (isRefused) expect(thrown.message).toContain(`"${permission}"`);
  }
});

test.each(CALLERS)('%s gets at /admin/graphql what the rows state', async (caller) => {
  const query = `{ ${[...ADMIN_FIELDS.keys()]
    .filter((name) => name.startsWith('Query.'))
    .map((name) => rootField(name.slice('Query.'.length)))
    .join(' ')} }`;
  const { status, body } = await call(caller, 'POST', '/admin/graphql', { query });
  if (!isOne(ADMINS, caller)) return expect(status).toBe(401);
  if (!holds(caller, 'adminGraphql')) return expect(status).toBe(403);
  expect(status).toBe(200);
  const refused = (body.errors ?? []).map((error: { path: string[]; extensions: object }) => [
    `Query.${error.path[0]}`,
    error.extensions,
  ]);
  const expected = [...ADMIN_FIELDS]
    .filter(([name, permission]) => name.startsWith('Query.') && permission !== null)
    .filter(([, permission]) => !holds(caller, permission as string))
    .map(([name, permission]) => [name, { code: 'FORBIDDEN', permission }]);
  expect(refused.toSorted()).toEqual(expected.toSorted());
});

/** Writes a query for a root field with arguments that match no entity. */
function rootField(name: string): string {
  const field = schema.getQueryType()?.getFields()[name];
  const required = (field?.args ?? []).filter(({ type }) => String(type).endsWith('!'));
  const args = required.map((arg) => `${arg.name}: "${randomUUID()}"`).join(', ');
  return `${name}${args && `(${args})`} { __typename }`;
}

describe('customer data, accessed by others', () => {
  const others = CALLERS.filter((caller) => !isOne(['customer', 'carts', 'full', ...VOID], caller));

  test.each(others)('%s cannot use the cart through any route', async (caller) => {
    const carts = examples.filter(
      ({ method, shape }) => method !== 'GET' && /^\/api\/carts?\/\{id\}/.test(shape),
    );
    expect(carts.length).toBeGreaterThan(15);
    for (const { method, path, body } of carts) {
      const answer = await call(caller, method, path, body?.());
      expect([method, path, answer.status, answer.body.error?.message]).toEqual([
        method,
        path,
        400,
        'Invalid cart',
      ]);
    }
  });

  test.each([
    ['customer', true],
    ['carts', true],
    ['full', true],
    ['anonymous', false],
    ['otherCustomer', false],
    ['emptyRole', false],
    ['restricted', false],
  ] as const)('%s sees the cart: %s', async (caller, sees) => {
    const cart = examples.find(({ shape }) => shape === '/api/carts/{id}/contacts')?.path.split('/')[3];
    const { body } = await call(caller, 'POST', '/graphql', { query: `{ cart(id: "${cart}") { uuid } }` });
    expect(body.data.cart).toEqual(sees ? { uuid: cart } : null);
  });

  test.each([
    ['customer', true],
    ['full', true],
    ['restricted', RESTRICTED.has('getOrder')],
    ['carts', false],
    ['anonymous', false],
    ['otherCustomer', false],
    ['emptyRole', false],
  ] as const)('%s sees the order: %s', async (caller, sees) => {
    const query = `{ order(uuid: "${order.uuid}") { uuid } }`;
    const { body } = await call(caller, 'POST', '/graphql', { query });
    expect(body.data.order).toEqual(sees ? { uuid: order.uuid } : null);
    const page = await call(caller, 'GET', `/checkout/success/${order.uuid}`);
    expect(page.status).toBe(sees ? 200 : 404);
  });

  test.each(CUSTOMERS)('%s may change only their own addresses', async (caller) => {
    const path = '/api/customers/me/addresses';
    const example = examples.find(({ id }) => id === 'createMyAddress');
    const { uuid } = dataOf(await call('customer', 'POST', path, example?.body?.()));
    const expected = caller === 'customer' ? 200 : 404;
    expect((await call(caller, 'PATCH', `${path}/${uuid}`, { city: 'Paris' })).status).toBe(expected);
    expect((await call(caller, 'DELETE', `${path}/${uuid}`)).status).toBe(expected);
  });
});
