import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BrokenAnswer, holdAnswers, proveAnswers } from './heldAnswers.ts';
import { Listed, reply } from '../../contracts/reply.ts';
import type { Reply } from '../../contracts/reply.ts';
import { defineRoute } from '../../contracts/route.ts';
import type { Call, RefusedForm, Route } from '../../contracts/route.ts';

const response = z.object({ name: z.string(), lines: z.array(z.object({ qty: z.int() })) });
const good = { name: 'a', lines: [{ qty: 1 }] };
const more = { name: 'a', secret: 1, lines: [{ qty: 1, secret: 2 }] };

const routeOf = (answer: unknown) =>
  defineRoute({
    id: 'getThing',
    method: 'GET',
    path: '/api/thing',
    access: 'public',
    response,
    handle: () => answer,
  });
const blamed: string[] = [];
const heldBy = (route: Route) =>
  holdAnswers(route, (error) => {
    blamed.push((error as Error).message);
    return error as Error;
  });
const stripped = async (answer: unknown) => heldBy(routeOf(answer)).handle({} as Call<undefined>);

async function proved(answer: unknown): Promise<string[]> {
  const reported: string[] = [];
  await Promise.resolve(
    proveAnswers(routeOf(answer), ({ message }) => reported.push(message)).handle({} as Call<undefined>),
  ).catch((error) => expect(error).toBeInstanceOf(BrokenAnswer));
  return reported;
}

test('removes undeclared members from a response at every depth', async () =>
  expect(await stripped(more)).toEqual(good));

test('validates a response in its JSON form', async () => {
  const at = new Date(0);
  expect(await stripped({ name: at, lines: [], gone: undefined })).toEqual({
    name: at.toISOString(),
    lines: [],
  });
});

test('also strips a response without the envelope, and leaves one that is not JSON unchanged', async () => {
  const bare = (await stripped(reply.bare(more))) as Reply;
  expect(bare.body).toEqual(good);
  const text = reply.text(200, 'secret');
  expect(await stripped(text)).toBe(text);
});

test('rejects a response that lacks a member', async () =>
  expect(stripped({ name: 'a' })).rejects.toThrow(
    'The response of the route "getThing" does not match its response schema: data.lines',
  ));

describe('the size of a response', () => {
  const { response: _, ...plain } = routeOf(null);
  const much = { name: 'ü'.repeat(600_000), lines: [] };
  const one = { name: 'x'.repeat(900_000), lines: [] };
  const answering = (answer: unknown, route: Partial<Route>) =>
    heldBy({ ...plain, ...route, handle: () => answer }).handle({} as Call<undefined>);
  const TOO_LARGE = 'The response of the route "getThing" has 12000';

  test.each<[string, unknown, Partial<Route>]>([
    ['data with a schema', much, { response }],
    ['a list', new Listed(much, { total: 1, page: 1, limit: null, next: null }), { response }],
    ['a bare answer', reply.bare(much), { response }],
    ['a bare answer without a schema', reply.bare(much), {}],
    ['a text', reply.text(200, 'ü'.repeat(600_001)), {}],
    ['a page', reply.page('ü'.repeat(600_002)), {}],
  ])(
    '%s of more than 1 MB is rejected and recorded, unless the route allows more',
    async (_, answer, route) => {
      blamed.length = 0;
      await expect(answering(answer, route)).rejects.toThrow(TOO_LARGE);
      expect(blamed).toEqual([
        expect.stringContaining('but at most 1048576 are allowed. Return less data, or set maxAnswerBytes'),
      ]);
      await expect(answering(answer, { ...route, maxAnswerBytes: 2_000_000 })).resolves.toBeDefined();
    },
  );

  test('responses within the limit and streams are accepted', async () => {
    expect(await answering(one, { response })).toEqual(one);
    const stream = reply.stream(Readable.from(['x']), {});
    expect(await answering(stream, { maxAnswerBytes: 1 })).toBe(stream);
  });

  test('a redisplayed form has the same limit', async () => {
    const form = heldBy({ ...plain, refused: () => reply.page('x'.repeat(2_000_000)) });
    await expect(form.refused?.({} as RefusedForm)).rejects.toThrow('has 2000000 bytes');
  });
});

test('in tests, a response must match its schema exactly', async () => {
  expect(await proved(good)).toEqual([]);
  expect(await proved(more)).toEqual([
    expect.stringContaining('data.secret is not described; data.lines.0.secret is not described'),
  ]);
  expect(await proved({ ...good, name: 1 })).toEqual([expect.stringContaining('data.name: ')]);
});
