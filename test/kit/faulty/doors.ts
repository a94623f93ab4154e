import { defineRoute, Reply, z } from '@shop/runtime/extension';
import type { Door, DoorProblem } from '@shop/runtime/extension';
import { testDoor } from '@shop/runtime/testing';
import type { DoorSuite } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

const rung = { times: 0 };

const door: Door = {
  id: 'bell',
  paths: ['/bell'],
  setting: 'bellEnabled',
  bodyLimit: 5000,
  idempotency: { header: 'ring-key', conflict: 409 },
  refused: ({ refusal: { status, code } }) => new Reply(status, { wrong: code }),
};

const route = (more: object) => [
  defineRoute({
    id: 'ringBell',
    door: 'bell',
    method: 'POST',
    path: '/bell/rings',
    access: 'public',
    body: z.object({ tone: z.string() }),
    handle: ({ body }) => {
      rung.times += 1;
      return { rung: body.tone };
    },
    ...more,
  }),
];

const sample = (
  fault: string,
  {
    door: changes = {},
    route: more = {},
    suite = {},
  }: { door?: object; route?: object; suite?: Partial<DoorSuite> },
  ...caught: readonly string[]
): Sample => ({
  fault,
  caught,
  suite: testDoor({
    extension: extensionOf(
      'bell',
      { doors: [{ ...door, ...changes }], routes: route(more) },
      { settings: { bellEnabled: { schema: z.boolean().default(false) } } },
    ),
    door: 'bell',
    callMs: 2000,
    change: () => ({ method: 'POST', path: '/bell/rings', body: { tone: 'c' } }),
    state: () => rung.times,
    isError: ({ body }) => typeof body?.wrong === 'string',
    ...suite,
  }),
});

const UNKNOWN = 'an unknown path';
const EVERY = 'every refusal';

export const doorSamples: readonly Sample[] = [
  sample('none: a bell', {}),
  sample(
    'the envelope of the shop as its errors',
    {
      door: {
        refused: ({ refusal }: DoorProblem) => new Reply(refusal.status, { error: { code: refusal.code } }),
      },
    },
    UNKNOWN,
    EVERY,
    'a body that is not JSON',
  ),
  sample(
    'no response for a code that it does not know',
    {
      door: {
        refused({ refusal: { status, code } }: DoorProblem) {
          if (status === 418) throw new Error('unknown code');
          return new Reply(status, { wrong: code });
        },
      },
    },
    EVERY,
  ),
  sample(
    'a failure that looks like a success',
    {
      door: { refused: ({ refusal: { code } }: DoorProblem) => new Reply(400, { wrong: code }) },
    },
    UNKNOWN,
    EVERY,
  ),
  sample(
    'a promise as its error',
    { door: { refused: async () => new Reply(400, { wrong: 'x' }) } },
    UNKNOWN,
    EVERY,
  ),
  sample(
    'a route that ignores keys',
    { route: { idempotency: 'none' } },
    'a change that is sent twice',
    'a change that is sent five times',
  ),
  sample(
    'each body means something else',
    { door: { meaningOf: () => String(Math.random()) } },
    'a change that is sent twice',
  ),
  sample('all bodies mean the same', { door: { meaningOf: () => 'same' } }, 'a key with another body'),
  sample(
    'a handler that fails for odd bodies',
    {
      route: {
        body: 'raw',
        handle: ({ body }: { body: Buffer }) => ({ rung: JSON.parse(body.toString()).tone.length }),
      },
    },
    'odd bodies',
    'a body that is not JSON',
  ),
];
