import { describe, expect, test } from 'vitest';
import { client, codesOf, config } from './graphqlClient.fixture.ts';

const nested = (levels: number) =>
  `{ product { ${'parent { '.repeat(levels - 2)}name${' }'.repeat(levels - 2)} } }`;

const pageOf = (value: string) => ({ filters: [{ key: 'limit', operation: 'eq', value }] });

describe('limits', () => {
  test.each([
    [
      'depth',
      { maxDepth: 4 },
      nested(5),
      'QUERY_TOO_DEEP',
      'The query is 5 levels deep; at most 4 are allowed',
    ],
    [
      'depth through fragments',
      { maxDepth: 4 },
      '{ product { ...A } } fragment A on Product { parent { ...B } } fragment B on Product { ... { parent { parent { name } } } }',
      'QUERY_TOO_DEEP',
      'The query is 5 levels deep; at most 4 are allowed',
    ],
    [
      'aliases',
      { maxAliases: 2 },
      '{ a: where b: where c: where }',
      'TOO_MANY_ALIASES',
      'The query has 3 aliases; at most 2 are allowed',
    ],
    [
      'aliases through fragments',
      { maxAliases: 2 },
      '{ product { ...A parent { ...A ...A } } } fragment A on Product { a: name }',
      'TOO_MANY_ALIASES',
      'The query has 3 aliases; at most 2 are allowed',
    ],
    [
      'tokens',
      { maxTokens: 5 },
      '{ where where where where }',
      'QUERY_TOO_LONG',
      'The query has more than 5 tokens',
    ],
    [
      'cost',
      { maxCost: 100 },
      '{ products { items { name images { url } } total } }',
      'QUERY_TOO_COSTLY',
      'The query costs 253; at most 100 is allowed',
    ],
  ])('%s', async (_, limits, query, code, message) => {
    const { status, body } = await client(config(limits)).execute(query);
    expect(status).toBe(400);
    expect(codesOf(body)).toEqual([[code, message]]);
  });

  test('what is just within is answered', async () => {
    const { execute } = client(config({ maxDepth: 4, maxAliases: 2, maxTokens: 14, maxCost: 14 }));
    expect((await execute(nested(4))).status).toBe(200);
    expect((await execute('{ a: where b: where }')).status).toBe(200);
  });

  test('cost follows the page size that variables carry', async () => {
    const { execute } = client(config({ maxCost: 100 }));
    const query =
      'query ($filters: [FilterInput!]) { products(filters: $filters) { items { name double } total } }';
    expect((await execute(query, pageOf('40'))).status).toBe(200);
    expect(codesOf((await execute(query, pageOf('100'))).body)?.[0]?.[1]).toBe(
      'The query costs 213; at most 100 is allowed',
    );
  });

  const filter = (key: string, operation: string, value: string) =>
    `{ key: "${key}", operation: "${operation}", value: "${value}" }`;

  test.each([
    ['a list', '{ products { total } }', 12],
    ['a counted field', '{ products { counted } }', 61],
    ['a search', `{ products(filters: [${filter('keyword', 'eq', 'a')}]) { total } }`, 112],
    [
      'texts that are contained',
      `{ products(filters: [${filter('name', 'nlike', 'a')}, ${filter('sku', 'like', 'b')}]) { total } }`,
      112,
    ],
    ['a page far on', `{ products(filters: ${filter('page', 'eq', '1001')}) { total } }`, 412],
    [
      'each root field by itself',
      '{ a: products { counted } b: products { counted } product { name } }',
      134,
    ],
    [
      'the same through fragments',
      '{ ...A } fragment A on Query { a: products { ...B } b: products { ...B } } fragment B on Products { counted }',
      122,
    ],
  ])('cost counts the work of %s', async (_, query, cost) => {
    const { execute } = client(config({ maxCost: 5 }));
    expect(codesOf((await execute(query)).body)).toEqual([
      ['QUERY_TOO_COSTLY', `The query costs ${cost}; at most 5 is allowed`],
    ]);
    expect((await client(config({ maxCost: cost })).execute(query)).status).toBe(200);
  });

  test.each(['key', 'operation', 'value'])(
    'the cost includes a filter whose %s is a variable',
    async (part) => {
      const entry = { key: 'name', operation: 'like', value: 'a', [part]: '$it' };
      const text = Object.entries(entry).map(
        ([name, value]) => `${name}: ${value === '$it' ? value : `"${value}"`}`,
      );
      const query = `query ($it: String!) { products(filters: [{ ${text.join(', ')} }]) { total } }`;
      const it = { key: 'name', operation: 'like', value: 'a' }[part];
      expect(codesOf((await client(config({ maxCost: 61 })).execute(query, { it })).body)?.[0]?.[1]).toBe(
        'The query costs 62; at most 61 is allowed',
      );
      expect((await client(config({ maxCost: 62 })).execute(query, { it })).status).toBe(200);
    },
  );

  const many = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ');

  test.each([
    ['fields', (count: number) => `{ ${many(count, () => 'product { name }')} }`],
    ['inline fragments', (count: number) => `{ ${many(count, () => '... { product { name } }')} }`],
    [
      'fragments',
      (count: number) =>
        `{ ${many(count, (i) => `...F${i}`)} } ${many(count, (i) => `fragment F${i} on Query { product { name } }`)}`,
    ],
    ['fields that conflict', (count: number) => `{ ${many(count, (i) => `product(id: ${i}) { name }`)} }`],
    [
      'fragments that nothing spreads',
      (count: number) => `{ where } fragment A on Query { ${many(count, () => 'where')} }`,
    ],
  ])('%s with the same name are counted before they are compared', async (_, query) => {
    const codes = async (count: number) =>
      codesOf((await client().execute(query(count))).body)?.map(([code]) => code);
    expect(await codes(120)).toEqual(['QUERY_REPEATS_FIELDS']);
    expect((await codes(40)) ?? []).not.toContain('QUERY_REPEATS_FIELDS');
  });

  test('repeated names at each level count as often as they are compared', async () => {
    const twice = (levels: number): string =>
      levels === 0 ? 'name' : many(2, () => `parent { ${twice(levels - 1)} }`);
    const codes = async (levels: number) =>
      codesOf((await client().execute(`{ product { ${twice(levels)} } }`)).body)?.map(([code]) => code);
    expect(await codes(7)).toEqual(['QUERY_REPEATS_FIELDS']);
    expect(await codes(3)).toBeUndefined();
  });

  test.each([
    [
      'unknown fields',
      '{ products { items { nope } counted } }',
      'The query costs 62; at most 60 is allowed',
    ],
    [
      'fragments inside themselves',
      '{ products { counted ...A } } fragment A on Products { items { parent { ...B } } } fragment B on Product { parent { ...B } }',
      'The query costs 102; at most 60 is allowed',
    ],
    [
      'values of no use',
      '{ product { reviews(first: [$x, { toString: 1, valueOf: 1 }]) { url } } products { counted } }',
      'The query costs 83; at most 60 is allowed',
    ],
  ])('what costs too much is refused without validation: %s', async (_, query, message) => {
    const { execute } = client(config({ maxCost: 60 }));
    expect(codesOf((await execute(query)).body)).toEqual([['QUERY_TOO_COSTLY', message]]);
    const valid = await client(config({ maxCost: 5000 })).execute(query);
    expect(codesOf(valid.body)?.[0]?.[0]).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('a page of nothing makes nothing else free', async () => {
    const { execute } = client(config({ maxCost: 100 }));
    const none = (page: string) => `filters: [${filter('limit', 'eq', '0')}, ${filter('page', 'eq', page)}]`;
    const query = `{ a: products(${none('1e999')}) { total } b: products { counted } c: products { counted } }`;
    expect(codesOf((await execute(query)).body)?.[0]?.[1]).toBe(
      'The query costs 134; at most 100 is allowed',
    );
    const inner = `query ($page: Int) { products(${none('1')}) { items { reviews(first: $page) { url } } }
      b: products { counted } c: products { counted } }`;
    expect(codesOf((await execute(inner)).body)?.[0]?.[0]).toBe('QUERY_TOO_COSTLY');
  });

  test('a variable that is no number in any way counts as none', async () => {
    const { execute } = client(config({ maxCost: 5 }));
    const query = 'query ($filters: [FilterInput!]) { products(filters: $filters) { total } }';
    const odd = { toString: 1, valueOf: 1 };
    const filters = ['limit', 'page'].map((key) => ({ key, operation: 'eq', value: odd }));
    const { status, body } = await execute(query, { filters });
    expect([status, codesOf(body)?.[0]?.[0]]).toEqual([400, 'QUERY_TOO_COSTLY']);
  });

  test.each(['__proto__', 'constructor'])('cost knows no value of a variable named %s', async (name) => {
    const { execute } = client(config({ maxCost: 10 }));
    const query = `query ($${name}: Int) { product { reviews(first: $${name}) { url } } }`;
    const { body } = await execute(query);
    expect(codesOf(body)?.[0]?.[0]).toBe('QUERY_TOO_COSTLY');
  });

  test('introspection is free if it is enabled, in development or in the config', async () => {
    const query = `{ __schema { types { fields { type ${'{ ofType '.repeat(12)} { name } ${'}'.repeat(12)} } } } }`;
    expect((await client(config({}, 'development')).execute(query)).status).toBe(200);
    expect((await client(config({ introspection: true })).execute(query)).status).toBe(200);
    expect((await client(config({ introspection: false }, 'development')).execute(query)).status).toBe(400);
  });

  test('a fragment inside itself is refused, and does not hang the checks', async () => {
    const { body } = await client().execute('{ product { ...A } } fragment A on Product { parent { ...A } }');
    expect(codesOf(body)).toEqual([
      ['GRAPHQL_VALIDATION_FAILED', 'Cannot spread fragment "A" within itself.'],
    ]);
  });
});
