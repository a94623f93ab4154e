import { describe, expect, test } from 'vitest';
import { answeringServer, json, failure } from './answeringServer.ts';

const { at, client } = answeringServer();

describe('a list', () => {
  const rows = (...names: string[]) => json(200, { data: names });
  const all = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
    const found: T[] = [];
    for await (const row of list) found.push(row);
    return found;
  };

  test('is a page when awaited, and all rows when iterated', async () => {
    at.answers = [rows('a', 'b'), rows('a', 'b'), rows('c', 'd'), rows('e')];
    const { products } = client();
    expect(await products.list({ limit: 2 })).toEqual(['a', 'b']);
    expect(await all(products.list({ limit: 2 }))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(at.received.map(({ url }) => url)).toEqual([
      '/api/products?limit=2',
      '/api/products?limit=2',
      '/api/products?limit=2&page=2',
      '/api/products?limit=2&page=3',
    ]);
  });

  test('continues from the requested page, and keeps the rest of the request', async () => {
    const plans = (...names: string[]) => json(200, { data: { status: 'past', rolloutPlans: names } });
    at.answers = [plans('e', 'f'), plans()];
    const found = await all(client().rolloutPlans.list({ page: 3, limit: 2, status: 'past' }));
    expect(found).toEqual(['e', 'f']);
    expect(at.received.map(({ url }) => url)).toEqual([
      '/api/page-builder/rollout-plans?page=3&limit=2&status=past',
      '/api/page-builder/rollout-plans?page=4&limit=2&status=past',
    ]);
  });

  test('without a limit ends at a page with fewer than 20 rows', async () => {
    at.answers = [rows(...Array.from({ length: 20 }, String)), rows('last')];
    expect(await all(client().products.list())).toHaveLength(21);
    expect(at.received).toHaveLength(2);
  });

  test('without pagination is requested once', async () => {
    at.answers = [rows(...Array.from({ length: 20 }, String))];
    expect(await all(client().shippingZones.list())).toHaveLength(20);
    expect(at.received).toHaveLength(1);
  });

  test('continues where the response says so, and reports its total', async () => {
    const page = (names: string[], meta: object) => json(200, { data: names, meta });
    at.answers = [
      page(['a', 'b'], { total: 3, page: 1, limit: 2, next: '/api/shippingZones?page=2&limit=2' }),
      page(['c'], { total: 3, page: 2, limit: 2, next: null }),
    ];
    const zones = client().shippingZones.list({ limit: 2 });
    expect(await zones.meta()).toMatchObject({ total: 3, page: 1 });
    expect(await all(zones)).toEqual(['a', 'b', 'c']);
    expect(at.received.map(({ url }) => url)).toEqual([
      '/api/shippingZones?limit=2',
      '/api/shippingZones?limit=2&page=2',
    ]);
  });

  test('continues after the row in the path of the next page', async () => {
    const page = (names: string[], next: string | null) =>
      json(200, { data: names, meta: { total: 4, page: 1, limit: 1, next } });
    at.answers = [
      page(['a'], '/api/products?page=2&limit=1&after=of-a'),
      page(['b'], '/api/products?page=3&limit=1&after=of-b'),
      page(['c'], null),
    ];
    expect(await all(client().products.list({ limit: 1 }))).toEqual(['a', 'b', 'c']);
    expect(at.received.map(({ url }) => url)).toEqual([
      '/api/products?limit=1',
      '/api/products?limit=1&page=2&after=of-a',
      '/api/products?limit=1&page=3&after=of-b',
    ]);
  });

  test('ends at a full page that the response marks as the last one', async () => {
    at.answers = [json(200, { data: ['a', 'b'], meta: { total: 2, page: 1, limit: 2, next: null } })];
    expect(await all(client().products.list({ limit: 2, 'name[like]': 'mug' }))).toEqual(['a', 'b']);
    expect(at.received.map(({ url }) => url)).toEqual(['/api/products?limit=2&name%5Blike%5D=mug']);
  });

  test('without a total in its response has no meta', async () => {
    at.answers = [rows('a')];
    expect(await client().products.list().meta()).toBeNull();
  });

  test('requests no page that is not needed', async () => {
    at.answers = [rows('a', 'b')];
    for await (const row of client().products.list({ limit: 2 })) if ((row as unknown) === 'b') break;
    expect(at.received).toHaveLength(1);
  });

  test('throws the rejection of a later page', async () => {
    at.answers = [rows('a'), json(403, { error: { message: 'Forbidden', code: 'FORBIDDEN' } })];
    expect(await failure(all(client().products.list({ limit: 1 })))).toMatchObject({ code: 'FORBIDDEN' });
  });
});
