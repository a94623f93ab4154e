import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  for (const [list, [path, bodyOf]] of Object.entries(NEW_ROWS)) {
    made[list] = [];
    for (let n = 0; n < ROWS; n += 1)
      made[list].push(dataOf(await shop.admin('POST', path, await bodyOf(n))));
  }
});
afterAll(() => shop.stop());

const ROWS = 7;
const NAMES = ['Beta', 'alpha', 'Beta', 'Élan', 'gamma', 'Zeta', 'beta'];
const HOURS = [
  '08:00:00.000',
  '08:00:00.000',
  '08:00:00.001',
  '07:00:00',
  '09:00:00',
  '07:00:00',
  '08:00:00.000',
];

// oxlint-disable-next-line typescript/no-explicit-any -- answers of twenty routes
const made: Record<string, any[]> = {};
const key = () => `k-${randomUUID()}`;
const name = (n: number) => NAMES[n] as string;
const time = (n: number, day = '2026-01-31') => `${day}T${HOURS[n]}Z`;
const page = (n: number) => ({ name: name(n), url_key: key(), status: n % 2 === 0 });

/** Returns the body of the n-th row of each list. Some rows share a name, status, price or time. */
const NEW_ROWS: Readonly<Record<string, readonly [string, (n: number) => object | Promise<object>]>> = {
  attributeGroups: ['/api/attributeGroups', (n) => ({ group_name: name(n) })],
  categories: ['/api/categories', (n) => ({ ...page(n), position: n % 3 })],
  collections: ['/api/collections', (n) => ({ name: name(n), code: key() })],
  products: [
    '/api/products',
    (n) => ({ ...page(n), sku: key(), price: [9.99, 5, 9.99, 0.5, 100, 5, 9.99][n], qty: 9, weight: 1 }),
  ],
  // Attributes are created after the products, because products would need values for required attributes.
  attributes: [
    '/api/attributes',
    (n) => ({
      attribute_code: key().replaceAll('-', '_'),
      attribute_name: name(n),
      type: n % 2 === 0 ? 'select' : 'text',
      is_required: n % 3 === 0,
      is_filterable: n === 2,
      groups: [String(made['attributeGroups']?.[0].attribute_group_id)],
    }),
  ],
  variantGroups: [
    '/api/variantGroups',
    (n) => ({
      attribute_group_id: made['attributeGroups']?.[0].attribute_group_id,
      attribute_codes: [made['attributes']?.[n % 2 === 0 ? 0 : 2].attribute_code],
    }),
  ],
  adminUsers: [
    '/api/users',
    (n) => ({ email: `${key()}@shop.test`, password: key(), full_name: name(n), status: n % 2 }),
  ],
  roles: ['/api/roles', (n) => ({ name: `${name(n)} ${n}`, permissions: [] })],
  customers: [
    '/api/customers',
    (n) => ({ email: `${key()}@example.com`, password: key(), full_name: name(n) }),
  ],
  customerGroups: ['/api/customerGroups', (n) => ({ group_name: `${name(n)} ${n}` })],
  coupons: [
    '/api/coupons',
    (n) => ({
      coupon: key().replaceAll('-', ''),
      status: n % 2,
      discount_amount: 1,
      discount_type: 'fixed_discount_to_entire_order',
    }),
  ],
  orders: [
    '/api/orders',
    async (n) => {
      if (n === 0) await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
      return { cart_id: await createReadyCart(shop, made['products']?.[n % 2 === 0 ? 0 : 2].sku) };
    },
  ],
  blogCategories: ['/api/blog/categories', page],
  blogPosts: [
    '/api/blog/posts',
    // The posts include drafts without a time, and a post that becomes public later.
    (n) => ({
      ...page(n),
      content: [],
      published_at: [time(0), null, time(2), null, '2100-01-01', time(5), time(6)][n],
    }),
  ],
  cmsPages: ['/api/pages', (n) => ({ title: name(n), url_key: key(), status: n % 2 === 0 })],
  taxClasses: ['/api/tax/classes', (n) => ({ name: `${name(n)} ${n}` })],
  landingPages: ['/api/landing-pages', page],
  widgets: [
    '/api/widgets',
    (n) => ({
      name: name(n),
      status: n % 2 === 0,
      ...(n % 3 === 0
        ? { type: 'basic_menu', settings: { items: [] } }
        : { type: 'text_block', settings: { text: 'Hello' } }),
    }),
  ],
  changesets: ['/api/page-builder/changesets', (n) => ({ name: `${name(n)} ${n}` })],
  rolloutPlans: [
    '/api/page-builder/rollout-plans',
    (n) => ({
      name: name(n),
      changeset_id: made['changesets']?.[n].uuid,
      start_time: time(n),
      end_time: n % 2 === 0 ? null : time(n, '2026-02-28'),
    }),
  ],
};

const SCHEMAS = ['storefront', 'admin'] as const;
type Schema = (typeof SCHEMAS)[number];
const STOREFRONT = ['blogCategories', 'blogPosts', 'categories', 'cmsPages', 'products'];
/** Lists whose rows no route creates. They are tested with the audit log and with events. */
const LOGS = { storefront: [], admin: ['auditLog', 'eventLog'] } as const;
const LISTS = { storefront: STOREFRONT, admin: Object.keys(NEW_ROWS) } as const;
const ALL = SCHEMAS.flatMap((schema) => LISTS[schema].map((list) => [schema, list] as const));

type Filters = readonly { readonly key: string; readonly operation: string; readonly value: string }[];
const eq = (word: string, value: string) => ({ key: word, operation: 'eq', value });

const queryPage = (schema: Schema, list: string, filters: Filters) =>
  shop.query(
    `query($filters: [FilterInput!]) { ${list}(filters: $filters) { items { uuid } } }`,
    { filters },
    schema,
  );

const queryConnection = (schema: Schema, list: string, variables: object) =>
  shop.query(
    `query($first: Int, $after: String, $filters: [FilterInput!]) {
      ${list}Connection(first: $first, after: $after, filters: $filters) {
        edges { cursor node { uuid } } pageInfo { hasNextPage endCursor } } }`,
    variables,
    schema,
  );

async function idsOfList(schema: Schema, list: string, filters: Filters = []): Promise<readonly string[]> {
  const { data } = (await queryPage(schema, list, [...filters, eq('limit', '100')])).body;
  return data[list].items.map(({ uuid }: { uuid: string }) => uuid);
}

interface Stretch {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly uuid: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function stretchOf(schema: Schema, list: string, variables: object): Promise<Stretch> {
  const { body } = await queryConnection(schema, list, variables);
  if (body.errors) throw new Error(`${list}Connection: ${JSON.stringify(body.errors)}`);
  return body.data[`${list}Connection`];
}

/** Reads two rows per result page until the end. Fails if there are more pages than a list of this size can have. */
async function walk(schema: Schema, list: string, filters: Filters = []): Promise<readonly Stretch[]> {
  const stretches: Stretch[] = [];
  let after: string | null = null;
  do {
    const stretch: Stretch = await stretchOf(schema, list, { first: 2, after, filters });
    stretches.push(stretch);
    after = stretch.pageInfo.hasNextPage ? stretch.pageInfo.endCursor : null;
  } while (after !== null && stretches.length < 20);
  return stretches;
}

/** Lists without a GET route of their own. */
const NOT_LISTED_BY_REST: readonly string[] = ['landingPages'];

/** Reads six rows per page over REST, following the paths of the next pages. Lists that may be whole are read newest first, too. */
async function walkRest(list: string, sort: string): Promise<readonly string[]> {
  const [path] = NEW_ROWS[list] as readonly [string, unknown];
  const order = sort === '' ? 'od=desc' : `ob=${sort}`;
  const uuids: string[] = [];
  let next: string | null = `${path}?limit=6&${order}${list === 'rolloutPlans' ? '&status=all' : ''}`;
  for (let page = 1; next !== null && page < 20; page += 1) {
    const { status, body }: TestAnswer = await shop.admin('GET', next);
    expect([next, status, body.meta?.page]).toEqual([next, 200, page]);
    uuids.push(...(body.data.rolloutPlans ?? body.data).map(({ uuid }: { uuid: string }) => uuid));
    next = body.meta.next;
    if (next !== null) expect(next).toMatch(/[?&]after=[\w-]+/);
  }
  return uuids;
}

const idsOf = (stretches: readonly Stretch[]) =>
  stretches.flatMap(({ edges }) => edges.map(({ node }) => node.uuid));

/** Splits the ids of a list into the expected result pages. */
const inTwos = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / 2) }, (_, at) => ids.slice(at * 2, at * 2 + 2));

const refusalOf = ({ body }: TestAnswer): [string, string] => [
  body.errors?.[0].extensions.code,
  body.errors?.[0].message,
];

/** Returns a list's sort keys, as the list itself reports them. */
async function sortKeys(schema: Schema, list: string): Promise<readonly string[]> {
  const [, message] = refusalOf(await queryPage(schema, list, [eq('ob', 'no such key')]));
  return message.replace(/^.* Available: /, '').split(', ');
}

test.each(SCHEMAS)('every collection of the %s schema has a connection', async (schema) => {
  const { body } = await shop.query(
    '{ query: __type(name: "Query") { fields { name args { name } type { name ofType { name } } } } }',
    {},
    schema,
  );
  const fields: {
    name: string;
    args: { name: string }[];
    type: { name?: string; ofType?: { name: string } };
  }[] = body.data.query.fields;
  const ending = (end: string) =>
    fields.filter(({ type }) => new RegExp(`.${end}$`).test((type.ofType ?? type).name ?? ''));
  expect(ending('Collection').map((field) => field.name)).toEqual(expect.arrayContaining(LISTS[schema]));
  expect(ending('Collection')).toHaveLength(LISTS[schema].length + LOGS[schema].length);
  const connections = new Map(ending('Connection').map((field) => [field.name, field]));
  for (const list of LISTS[schema]) {
    const ofList = fields.find(({ name }) => name === list)?.args.map((arg) => arg.name) ?? [];
    const inCurrency = ofList.filter((arg) => arg === 'currency');
    expect(
      connections.get(`${list}Connection`)?.args.map((arg) => arg.name),
      list,
    ).toEqual(['first', 'after', 'filters', ...inCurrency]);
  }
});

describe.each(ALL)('the %s list %s', (schema, list) => {
  test('is walked by its connection in every order', async () => {
    const keys = await sortKeys(schema, list);
    const orders = [[], ...keys.map((sort) => [eq('ob', sort)])].flatMap((by) => [
      by,
      [...by, eq('od', 'ASC')],
      [...by, eq('od', 'DESC')],
    ]);
    for (const order of orders) {
      const about = `${list} ${order.map(({ value }) => value).join(' ')}`;
      const ids = await idsOfList(schema, list, order);
      expect(ids.length, about).toBeGreaterThan(2);
      const stretches = await walk(schema, list, order);
      expect(
        stretches.map((stretch) => idsOf([stretch])),
        about,
      ).toEqual(inTwos(ids));
      for (const [at, { edges, pageInfo }] of stretches.entries())
        expect(pageInfo, about).toEqual({
          hasNextPage: at < stretches.length - 1,
          endCursor: edges.at(-1)?.cursor,
        });
    }
  });

  test('rejects a cursor of a different order, an invalid size, and page numbers', async () => {
    const badCursor = ['BAD_CURSOR', 'The cursor does not belong to this list and sort order'];
    const asc = [eq('od', 'ASC')];
    const { pageInfo } = await stretchOf(schema, list, { first: 1, filters: asc });
    const refused = async (variables: object) => refusalOf(await queryConnection(schema, list, variables));
    expect(await refused({ after: 'none' })).toEqual(badCursor);
    expect(await refused({ after: pageInfo.endCursor, filters: [eq('od', 'DESC')] })).toEqual(badCursor);
    for (const first of [0, 101])
      expect(await refused({ first })).toEqual([
        'BAD_FILTER',
        '"first" must be a whole number from 1 to 100',
      ]);
    expect(await refused({ filters: [eq('page', '2')] })).toEqual([
      'BAD_FILTER',
      'A connection has no filter "page". Use first and after.',
    ]);
  });

  test('has a query cost according to its size', async () => {
    const many = (first: number) =>
      Array.from(
        { length: 20 },
        (_, at) => `a${at}: ${list}Connection(first: ${first}) { edges { cursor node { uuid } } }`,
      ).join(' ');
    expect((await shop.query(`{ ${many(50)} }`, {}, schema)).body.errors).toBeUndefined();
    expect(refusalOf(await shop.query(`{ ${many(100)} }`, {}, schema))).toEqual([
      'QUERY_TOO_COSTLY',
      'The query costs 6240; at most 5000 is allowed',
    ]);
  });
});

test.each(LISTS.admin.filter((list) => !NOT_LISTED_BY_REST.includes(list)))(
  'the REST list %s is walked by the paths of its next pages in every order',
  async (list) => {
    for (const sort of ['', ...(await sortKeys('admin', list))]) {
      const ids = await idsOfList('admin', list, sort === '' ? [] : [eq('ob', sort)]);
      expect([sort, await walkRest(list, sort)]).toEqual([sort, ids]);
    }
  },
);

describe('the storefront', () => {
  test.each(STOREFRONT)('sees only public records in the connection of %s', async (list) => {
    const shown = idsOf(await walk('storefront', list));
    const all = idsOf(await walk('admin', list));
    const isPublic = (_: unknown, n: number) => n % 2 === 0 && !(list === 'blogPosts' && n === 4);
    const uuids = (made[list] ?? []).map(({ uuid }) => uuid as string);
    expect(all).toEqual(expect.arrayContaining(uuids));
    expect(shown.filter((uuid) => uuids.includes(uuid)).toSorted()).toEqual(
      uuids.filter(isPublic).toSorted(),
    );
  });

  test.each(LISTS.admin.filter((list) => !STOREFRONT.includes(list)))(
    'has no connection of %s',
    async (list) => {
      const { body } = await queryConnection('storefront', list, {});
      expect(body.errors[0].message).toContain(`Cannot query field "${list}Connection"`);
    },
  );

  test('has no access to the connections of administrators', async () => {
    const query = '{ customersConnection { edges { cursor } } }';
    expect((await shop.request('POST', '/admin/graphql', { query })).status).toBe(401);
  });
});
