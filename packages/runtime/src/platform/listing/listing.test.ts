import { describe, expect, test } from 'vitest';
import { Refusal } from '../errors.ts';
import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';
import { columnFilter } from './columnFilter.ts';
import type { FilterInput, ListingSpec, Operation } from './contract.ts';
import { parseConnection } from './parseConnection.ts';
import { parseListing, toCollection } from './parseListing.ts';

const spec: ListingSpec = {
  filters: {
    name: columnFilter(sql.fragment`p.name`, 'text', ['eq', 'like', 'nlike', 'in', 'nin']),
    price: columnFilter(sql.fragment`p.price`, 'decimal'),
    qty: columnFilter(sql.fragment`p.qty`, 'int'),
    status: columnFilter(sql.fragment`p.status`, 'boolean'),
    created: columnFilter(sql.fragment`p.created_at`, 'timestamp'),
    keyword: { operations: ['eq'], where: (_, value) => sql.fragment`p.name = ${value} or p.sku = ${value}` },
  },
  sorts: {
    price: { column: sql.fragment`p.price`, kind: 'decimal', field: 'price' },
    name: { column: sql.fragment`p.name`, kind: 'text', field: 'name' },
  },
  id: { column: sql.fragment`p.product_id`, field: 'product_id' },
};

/** Returns a statement's text with its values, such as `p.name = $1::text | Cap`. */
const shown = ({ sql: text, values }: SqlFragment): string => {
  const flat = text.replace(/\$slonik_(\d+)/g, '$$$1');
  return values.length === 0 ? flat : `${flat} | ${values.map((value) => String(value)).join(' | ')}`;
};

const filter = (key: string, operation: string, value: string): FilterInput => ({
  key,
  operation: operation as Operation,
  value,
});

const refusalOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
};

describe('conditions', () => {
  test.each([
    ['name', 'eq', 'Cap', '(p.name = $1::text) | Cap'],
    ['name', 'like', 'a_b%\\', '(p.name ilike $1) | %a\\_b\\%\\\\%'],
    ['name', 'nlike', 'cap', '((p.name ilike $1) is not true) | %cap%'],
    ['name', 'in', 'a, b,,', '(p.name = any($1::"text"[])) | a,b'],
    ['name', 'nin', 'a', '((p.name = any($1::"text"[])) is not true) | a'],
    ['price', 'eq', '19.99', '(p.price = $1::numeric) | 19.99'],
    ['price', 'neq', '5', '(p.price is distinct from $1::numeric) | 5'],
    ['price', 'gt', '5', '(p.price > $1::numeric) | 5'],
    ['price', 'gteq', '5', '(p.price >= $1::numeric) | 5'],
    ['price', 'lt', '-5', '(p.price < $1::numeric) | -5'],
    ['price', 'lteq', '5', '(p.price <= $1::numeric) | 5'],
    ['qty', 'in', '1,2', '(p.qty = any($1::"int4"[])) | 1,2'],
    ['status', 'eq', '1', '(p.status = $1::boolean) | true'],
    ['status', 'eq', 'false', '(p.status = $1::boolean) | false'],
    ['created', 'gteq', '2026-01-31', '(p.created_at >= $1::timestamptz) | 2026-01-31T00:00:00.000Z'],
    ['keyword', 'eq', 'x', '(p.name = $1 or p.sku = $2) | x | x'],
  ])('%s %s %s', (key, operation, value, expected) =>
    expect(shown(parseListing([filter(key, operation, value)], spec).where)).toBe(expected),
  );

  test('are combined with and', () => {
    const filters = [filter('keyword', 'eq', 'x'), filter('price', 'gt', '1'), filter('price', 'lt', '9')];
    expect(shown(parseListing(filters, spec).where)).toBe(
      '(p.name = $1 or p.sku = $2) and (p.price > $3::numeric) and (p.price < $4::numeric) | x | x | 1 | 9',
    );
  });

  test.each([
    [
      'color',
      'eq',
      'x',
      'Unknown filter "color". Available: name, price, qty, status, created, keyword, page, limit, ob, od',
    ],
    [
      'constructor',
      'eq',
      'x',
      'Unknown filter "constructor". Available: name, price, qty, status, created, keyword, page, limit, ob, od',
    ],
    ['name', 'gt', 'x', 'The filter "name" supports the operations eq, like, nlike, in, nin'],
    ['price', 'like', '1', 'The filter "price" supports the operations eq, neq, gt, gteq, lt, lteq, in, nin'],
    ['price', 'eq', 'cheap', '"cheap" is not a decimal number'],
    ['price', 'in', '1,x', '"x" is not a decimal number'],
    ['price', 'in', ' , ', 'A list of values is empty'],
    ['qty', 'eq', '1.5', '"1.5" is not a whole number'],
    ['qty', 'eq', '2147483648', '"2147483648" is not a whole number'],
    ['status', 'eq', 'constructor', '"constructor" is not true, false, 1 or 0'],
    ['created', 'gt', 'today', '"today" is not an ISO 8601 time'],
    ['name', 'eq', 'a\0', '"a\0" is not text without NUL characters'],
    ['name', 'like', 'a\0', '"a\0" is not text without NUL characters'],
    ['qty', 'in', Array.from({ length: 201 }, () => '1').join(), 'A list has more than 200 values'],
    ['limit', 'eq', '101', 'The filter "limit" must be a whole number from 1 to 100'],
    ['limit', 'eq', '0', 'The filter "limit" must be a whole number from 1 to 100'],
    ['limit', 'gt', '5', 'The filter "limit" only supports the operation eq'],
    ['page', 'eq', '-1', 'The filter "page" must be a whole number from 1 to 999999999'],
    ['page', 'eq', '1000000000', 'The filter "page" must be a whole number from 1 to 999999999'],
    ['ob', 'eq', 'toString', 'Unknown sort key "toString". Available: price, name'],
    ['od', 'eq', 'up', 'The filter "od" must be ASC or DESC'],
  ])('reject %s %s %s', (key, operation, value, text) =>
    expect(refusalOf(() => parseListing([filter(key, operation, value)], spec))).toBe(`BAD_FILTER: ${text}`),
  );

  test('reject a duplicate reserved key and too many filters', () => {
    const page = filter('page', 'eq', '1');
    expect(refusalOf(() => parseListing([page, page], spec))).toBe(
      'BAD_FILTER: The filter "page" is listed twice',
    );
    const many = Array.from({ length: 51 }, () => filter('qty', 'gt', '1'));
    expect(refusalOf(() => parseListing(many, spec))).toBe('BAD_FILTER: There are more than 50 filters');
  });
});

describe('sort order and page', () => {
  test.each<[string, FilterInput[], string, number, number]>([
    ['newest first without a word', [], 'p.product_id desc', 20, 0],
    ['od alone', [filter('od', 'eq', 'asc')], 'p.product_id asc', 20, 0],
    ['a key upwards', [filter('ob', 'eq', 'price')], 'p.price asc, p.product_id asc', 20, 0],
    [
      'a key downwards',
      [filter('ob', 'eq', 'price'), filter('od', 'eq', 'DESC')],
      'p.price desc, p.product_id desc',
      20,
      0,
    ],
    [
      'the third page of 50',
      [filter('page', 'eq', '3'), filter('limit', 'eq', '50')],
      'p.product_id desc',
      50,
      100,
    ],
  ])('%s', (_, filters, orderBy, limit, offset) => {
    const listing = parseListing(filters, spec);
    expect({ orderBy: shown(listing.orderBy), limit: listing.limit, offset: listing.offset }).toEqual({
      orderBy,
      limit,
      offset,
    });
  });

  test('the answer tells what was asked, and always page and limit', () => {
    const filters = [filter('limit', 'eq', '5'), filter('name', 'like', 'cap'), filter('ob', 'eq', 'name')];
    expect(parseListing(filters, spec)).toMatchObject({
      page: 1,
      currentFilters: [
        filter('name', 'like', 'cap'),
        filter('ob', 'eq', 'name'),
        filter('page', 'eq', '1'),
        filter('limit', 'eq', '5'),
      ],
    });
    expect(parseListing(null, spec).currentFilters).toEqual([
      filter('page', 'eq', '1'),
      filter('limit', 'eq', '20'),
    ]);
  });
});

test('a collection reads its rows and its total only when they are requested', async () => {
  const read: string[] = [];
  const collection = toCollection(parseListing(null, spec), {
    items: async () => [read.push('items')],
    total: async () => read.push('total'),
  });
  expect([collection.currentPage, read]).toEqual([1, []]);
  expect([await collection.total, read]).toEqual([1, ['total']]);
  expect([await collection.items, read]).toEqual([[2], ['total', 'items']]);
  expect([await collection.totalIsExact, read]).toEqual([true, ['total', 'items']]);
});

test.each([
  [9999, 9999, true],
  [10_000, 10_000, true],
  [10_001, 10_000, false],
])('for %i rows, the total is %i and exact: %s', async (rows, total, exact) => {
  const collection = toCollection(parseListing(null, spec), {
    items: async () => [],
    total: async () => rows,
  });
  expect([await collection.total, await collection.totalIsExact]).toEqual([total, exact]);
});

test('a list can have its own default sort order, which the query can override', () => {
  const price = {
    column: sql.fragment`p.price`,
    kind: 'decimal',
    field: 'price',
    direction: 'desc',
  } as const;
  const own: ListingSpec = { ...spec, sorts: { ...spec.sorts, price }, defaultSort: 'price' };
  const orderOf = (...filters: FilterInput[]) => shown(parseListing(filters, own).orderBy);
  expect(orderOf()).toBe('p.price desc, p.product_id desc');
  expect(orderOf(filter('od', 'eq', 'asc'))).toBe('p.price asc, p.product_id asc');
  expect(orderOf(filter('ob', 'eq', 'name'))).toBe('p.name asc, p.product_id asc');
});

const row = (product_id: number, price = '5.0000') => ({ product_id, price, name: `n${product_id}` });
const ob = (key: string, od = 'ASC') => [filter('ob', 'eq', key), filter('od', 'eq', od)];
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('connections', () => {
  test('read one row more than the page size, and continue after the last row of the page', () => {
    const keyset = parseConnection({ first: 2 }, spec);
    expect([keyset.limit, shown(keyset.where), shown(keyset.orderBy)]).toEqual([
      3,
      'true',
      'p.product_id desc',
    ]);
    const { edges, pageInfo } = keyset.connect([row(9), row(8), row(7)]);
    expect(edges.map(({ node }) => node.product_id)).toEqual([9, 8]);
    expect(pageInfo).toEqual({ hasNextPage: true, endCursor: edges[1]!.cursor });
    expect(shown(parseConnection({ after: pageInfo.endCursor }, spec).where)).toBe(
      'true and p.product_id < $1::int8 | 8',
    );
  });

  test.each([
    ['ASC', '>'],
    ['DESC', '<'],
  ])('%s by a sort key compares the key and the ID together', (od, sign) => {
    const filters = [...ob('price', od), filter('name', 'eq', 'Cap')];
    const { pageInfo } = parseConnection({ filters }, spec).connect([row(3, '19.9900')]);
    const { where } = parseConnection({ filters, after: pageInfo.endCursor }, spec);
    expect(shown(where)).toBe(
      `(p.name = $1::text) and (p.price, p.product_id) ${sign} ($2::numeric, $3::int8) | Cap | 19.9900 | 3`,
    );
  });

  test('the last page has no next page, and an empty page has no cursor', () => {
    const keyset = parseConnection({ first: 2 }, spec);
    expect(keyset.connect([row(1), row(2)]).pageInfo.hasNextPage).toBe(false);
    expect(keyset.connect([])).toEqual({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  test.each([
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no list', cursor({})],
    ['of another order', cursor(['price asc', 1, '5'])],
    ['of another direction', cursor([' asc', 1])],
    ['an id that is no number', cursor([' desc', '1 or 1=1'])],
    ['an id past all', cursor([' desc', 1e300])],
  ])('reject a cursor that is %s', (_, after) =>
    expect(refusalOf(() => parseConnection({ after }, spec))).toBe(
      'BAD_CURSOR: The cursor does not belong to this list and sort order',
    ),
  );

  test('reject a cursor whose value has the wrong type', () => {
    const after = cursor(['price asc', 1, 'x']);
    expect(refusalOf(() => parseConnection({ after, filters: ob('price') }, spec))).toMatch('BAD_CURSOR');
  });

  test('continue after a row with a null sort value, using the value that represents null', () => {
    const ends = {
      column: sql.fragment`ends`,
      kind: 'timestamp',
      field: 'ends_at',
      ofNull: 'infinity',
    } as const;
    const own: ListingSpec = { ...spec, sorts: { ends } };
    const { pageInfo } = parseConnection({ filters: ob('ends') }, own).connect([
      { product_id: 3, ends_at: null },
    ]);
    expect(shown(parseConnection({ filters: ob('ends'), after: pageInfo.endCursor }, own).where)).toBe(
      'true and (ends, p.product_id) > ($1::timestamptz, $2::int8) | infinity | 3',
    );
  });

  test.each([0, -1, 101, 1.5])('reject first: %d', (first) =>
    expect(refusalOf(() => parseConnection({ first }, spec))).toBe(
      'BAD_FILTER: "first" must be a whole number from 1 to 100',
    ),
  );

  test.each(['page', 'limit'])('reject the filter %s, which belongs to pages', (key) =>
    expect(refusalOf(() => parseConnection({ filters: [filter(key, 'eq', '2')] }, spec))).toBe(
      `BAD_FILTER: A connection has no filter "${key}". Use first and after.`,
    ),
  );
});
