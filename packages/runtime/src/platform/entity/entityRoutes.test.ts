import { expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../db/db.ts';
import type { Call } from '../contracts/route.ts';
import { entityRoutes } from './entityRoutes.ts';
import { link } from '../http/answer/links.ts';
import { Listed } from '../contracts/reply.ts';
import { refOr } from './refOr.ts';

const answer = z.object({ thing_id: z.int(), name: z.string() });
const body = z.object({ name: z.string() });
const notFound = () => new Error('no such thing');
const stored = { thing_id: 1, name: 'a' };

const routes = entityRoutes({
  path: '/api/things',
  ref: refOr(notFound),
  notFound,
  answer,
  toAnswer: (row: typeof stored) => row,
  links: ({ name }) => [link('view', `/${name}`)],
  list: {
    id: 'listThings',
    listing: { filters: {}, sorts: {}, id: { column: sql.fragment`t.thing_id`, field: 'thing_id' } },
    rows: async (_, { limit, offset }) =>
      Array.from({ length: limit }, (_, index) => ({ thing_id: offset + index, name: 'n' })),
    total: async () => 40,
  },
  get: { id: 'getThing', run: async (_, ref) => ('id' in ref && ref.id === 1 ? stored : null) },
  create: { id: 'createThing', body, run: async (_, { name }) => ({ thing_id: 2, name }) },
  update: {
    id: 'updateThing',
    body: body.partial(),
    run: async (_, __, { name = 'b' }) => ({ ...stored, name }),
  },
  delete: { id: 'deleteThing', run: async () => stored },
});

const run = (id: string, call: Partial<Call>) =>
  Promise.resolve(routes.find((route) => route.id === id)?.handle(call as Call<undefined>));

test('one definition creates five operations under one path', () =>
  expect(routes.map(({ id, method, path, access }) => [id, method, path, access])).toEqual([
    ['listThings', 'GET', '/api/things', 'admin'],
    ['getThing', 'GET', '/api/things/{id}', 'admin'],
    ['createThing', 'POST', '/api/things', 'admin'],
    ['updateThing', 'PATCH', '/api/things/{id}', 'admin'],
    ['deleteThing', 'DELETE', '/api/things/{id}', 'admin'],
  ]));

test('get, create and update responses include links, list and delete responses do not', async () => {
  const params = { id: '1' };
  const links = (path: string) => [{ rel: 'view', href: path, action: 'GET', types: ['text/html'] }];
  expect(await run('getThing', { params })).toEqual({ ...stored, links: links('/a') });
  expect(await run('createThing', { body: { name: 'c' } })).toEqual({
    thing_id: 2,
    name: 'c',
    links: links('/c'),
  });
  expect(await run('updateThing', { params, body: {} })).toEqual({
    thing_id: 1,
    name: 'b',
    links: links('/b'),
  });
  expect(await run('deleteThing', { params })).toEqual(stored);
  const request = { path: '/api/things' } as Call['request'];
  expect(await run('listThings', { query: { page: 3, limit: 2 }, request })).toEqual(
    new Listed(
      [
        { thing_id: 4, name: 'n' },
        { thing_id: 5, name: 'n' },
      ],
      { total: 40, page: 3, limit: 2, next: '/api/things?page=4&limit=2&after=WyIgZGVzYyIsNV0' },
    ),
  );
});

test('each response matches its schema exactly', async () => {
  const strict = (id: string) => routes.find((route) => route.id === id)?.response as z.ZodType;
  const got = await run('getThing', { params: { id: '1' } });
  expect(strict('getThing').parse(got)).toEqual(got);
  const deleted = await run('deleteThing', { params: { id: '1' } });
  expect(strict('deleteThing').parse(deleted)).toEqual(deleted);
});

test('an invalid ID and a missing entity are reported as not found', async () => {
  await expect(run('getThing', { params: { id: 'x' } })).rejects.toThrow('no such thing');
  await expect(run('getThing', { params: { id: '2' } })).rejects.toThrow('no such thing');
});

test('a missing operation has no route, and a list without filters is returned in full', async () => {
  const [list, ...others] = entityRoutes({
    path: '/api/things',
    ref: refOr(notFound),
    notFound,
    answer,
    toAnswer: (row: typeof stored) => row,
    list: { id: 'listThings', rows: async () => [stored] },
  });
  expect([list?.id, others]).toEqual(['listThings', []]);
  expect(await list?.handle({ query: {} } as Call<undefined>)).toEqual(
    new Listed([stored], { total: 1, page: 1, limit: null, next: null }),
  );
});
