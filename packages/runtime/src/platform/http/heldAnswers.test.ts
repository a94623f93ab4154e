import { expect, test } from 'vitest';
import { z } from 'zod';
import { BrokenAnswer, proveAnswers, stripAnswers } from './heldAnswers.ts';
import { reply, Reply } from './reply.ts';
import { defineRoute } from './route.ts';
import type { Call } from './route.ts';

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
const stripped = async (answer: unknown) => stripAnswers(routeOf(answer)).handle({} as Call<undefined>);

async function proved(answer: unknown): Promise<string[]> {
  const reported: string[] = [];
  await Promise.resolve(
    proveAnswers(routeOf(answer), ({ message }) => reported.push(message)).handle({} as Call<undefined>),
  ).catch((error) => expect(error).toBeInstanceOf(BrokenAnswer));
  return reported;
}

test('an answer is cut down to what its schema names, at every depth', async () =>
  expect(await stripped(more)).toEqual(good));

test('an answer is read as the JSON that clients get', async () => {
  const at = new Date(0);
  expect(await stripped({ name: at, lines: [], gone: undefined })).toEqual({
    name: at.toISOString(),
    lines: [],
  });
});

test('an answer without the envelope is cut down too, and one that is no JSON is left alone', async () => {
  const bare = (await stripped(reply.bare(more))) as Reply;
  expect(bare.body).toEqual(good);
  const text = reply.text(200, 'secret');
  expect(await stripped(text)).toBe(text);
});

test('an answer that lacks something is a broken one', async () =>
  expect(stripped({ name: 'a' })).rejects.toThrow(
    'The answer of the route "getThing" breaks its response schema: data.lines',
  ));

test('a route without a schema is left alone', () => {
  const { response: _, ...route } = routeOf(more);
  expect(stripAnswers(route)).toBe(route);
});

test('in tests an answer is exactly what its schema describes', async () => {
  expect(await proved(good)).toEqual([]);
  expect(await proved(more)).toEqual([
    expect.stringContaining('data.secret is not described; data.lines.0.secret is not described'),
  ]);
  expect(await proved({ ...good, name: 1 })).toEqual([expect.stringContaining('data.name: ')]);
});
