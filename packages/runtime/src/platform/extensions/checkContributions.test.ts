import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EXIT } from '../startFailure.ts';
import { at, build, extension, failureOf, installed, route, textOf, textsOf } from './assembly.fixture.ts';
import { defineExtension } from '../contracts/extension.ts';
import type { Extension } from '../contracts/extension.ts';

describe('each extension on its own', () => {
  test.each<[string, Extension, string]>([
    [
      'an API of the future',
      extension('a', {}, { api: '^2.0' }),
      'requires extension API ^2.0, but this is 1.0.0 [Install a newer @shop/runtime.]',
    ],
    [
      'not a version range',
      extension('a', {}, { api: 'soon' }),
      'api "soon" is not a version range [Use the form "^1.0".]',
    ],
    ['after that is no list', extension('a', {}, { after: 'b' }), 'after must be a list of names'],
    ['config that is no schema', extension('a', {}, { config: {} }), 'config must be a zod schema'],
    [
      'graphql that is no URL',
      extension('a', {}, { graphql: './graphql' }),
      "graphql must be a URL [Use new URL('./graphql/', import.meta.url).]",
    ],
    [
      'a setting without schema',
      extension('a', {}, { settings: { aKey: {} } }),
      'setting "aKey": schema must be a zod schema',
    ],
    [
      'a contribution point without keyOf',
      extension('a', {}, { contributionPoints: { things: { noun: 'thing' } } }),
      'contribution point "things" must have "noun" and "keyOf"',
    ],
    [
      'a setup that throws',
      defineExtension({
        name: 'a',
        api: '1',
        setup: () => {
          throw new Error('no luck');
        },
      }),
      'setup failed: no luck',
    ],
    [
      'a setup that waits',
      extension('a', {}, { setup: async () => ({}) }),
      'setup returned a promise [Return plain data, and do asynchronous work in start.]',
    ],
    [
      'a setup without result',
      extension('a', {}, { setup: () => undefined }),
      'setup must return an object of contributions [Return {} if there are none.]',
    ],
    [
      'an unknown kind',
      extension('a', { route: [] }),
      'contributes the unknown kind "route" [Did you mean "routes"?]',
    ],
    ['a kind that is no list', extension('a', { routes: {} }), 'routes must be a list'],
    ['start that is no function', extension('a', { start: true }), 'start must be a function'],
    ['a route that is not an object', extension('a', { routes: ['x'] }), 'routes[0] must be an object'],
    [
      'a route without id',
      extension('a', { routes: [route('x', { id: undefined })] }),
      'routes[0]: id must be a string',
    ],
    [
      'a job without id',
      extension('a', { jobs: [{ schedule: '0 4 * * *' }] }),
      'jobs[0]: id must be a string',
    ],
    ['an event without name', extension('a', { events: [{ name: '' }] }), 'events[0]: name must be a string'],
    [
      'a registry key without key',
      extension('a', { registryKeys: [{ key: 5 }] }),
      'registryKeys[0]: key must be a string',
    ],
    [
      'a catalogue without locale',
      extension('a', { messages: [{ owner: 'a', texts: {} }] }),
      'messages[0]: locale must be a string',
    ],
    [
      'a method that there is not',
      extension('a', { routes: [route('x', { method: 'get' })] }),
      'route "x": method must be one of GET, POST, PUT, PATCH, DELETE',
    ],
    [
      'a path without slash',
      extension('a', { routes: [route('x', { path: ['/x', 'y'] })] }),
      'route "x": path must have the form /api/things/{id}, not "y"',
    ],
    [
      'a path of another style',
      extension('a', { routes: [route('x', { path: '/x/:id' })] }),
      'route "x": path must have the form /api/things/{id}, not "/x/:id"',
    ],
    [
      'no path',
      extension('a', { routes: [route('x', { path: [] })] }),
      'route "x": path must be a string, or an array of strings',
    ],
    [
      'a parameter that the path lacks',
      extension('a', { routes: [route('x', { path: '/x/{uuid}', params: z.object({ id: z.string() }) })] }),
      'route "x": params has the key "id", which is not in its path: did you mean "uuid"?',
    ],
    [
      'a misspelt key of a route',
      extension('a', { routes: [route('x', { boddy: z.object({}) })] }),
      'route "x": unknown key "boddy" [Did you mean "body"?]',
    ],
    [
      'a misspelt key of a job',
      extension('a', { jobs: [{ id: 'j', schedule: '0 4 * * *', run: () => null, deadline: 5 }] }),
      'job "j": unknown key "deadline" [Did you mean "deadlineMs"?]',
    ],
    [
      'a misspelt key of the extension',
      extension('a', {}, { grapqhl: new URL('file:///a/') }),
      'unknown key "grapqhl" [Did you mean "graphql"?]',
    ],
    [
      'a misspelt key of a setting',
      extension('a', {}, { settings: { aKey: { schema: z.string().optional(), lable: 'A' } } }),
      'setting "aKey": unknown key "lable" [Did you mean "label"?]',
    ],
    [
      'an access that there is not',
      extension('a', { routes: [route('x', { access: undefined })] }),
      'route "x": access must be one of public, customer, admin, anyAdmin',
    ],
    [
      'a kind that there is not',
      extension('a', { routes: [route('x', { kind: 'html' })] }),
      'route "x": kind must be one of api, page',
    ],
    [
      'a rate tier that there is not',
      extension('a', { routes: [route('x', { rateTier: 'slow' })] }),
      'route "x": rateTier must be one of login, signup, order, coupon, asset, or absent',
    ],
    [
      'a page of a form that is elsewhere',
      extension('a', { routes: [route('x', { formPage: 'https://example.com' })] }),
      'route "x": formPage must be a path of the shop, such as /warranty, or a function that returns one',
    ],
    [
      'a page of a form that cannot be rejected',
      extension('a', { routes: [route('x', { kind: 'page', method: 'POST', formPage: '/x' })] }),
      'route "x": formPage is for POST routes of kind "page" that define refused',
    ],
    [
      'an idempotency that there is not',
      extension('a', { routes: [route('x', { method: 'POST', idempotency: false })] }),
      'route "x": idempotency must be one of key, none, or absent',
    ],
    ...[
      { method: 'GET' },
      { method: 'POST', body: 'stream' },
      { method: 'POST', path: ['/api/x', '/x'] },
    ].map((more): [string, Extension, string] => [
      `a key where none can be taken: ${JSON.stringify(more)}`,
      extension('a', { routes: [route('x', { ...more, idempotency: 'key' })] }),
      'route "x": idempotency can be "key" only where a request under /api/ changes something, with a body that is no stream',
    ]),
    ...(
      [
        ['none', 'must be an object, or false'],
        [null, 'must be an object, or false'],
        [{ ressource: 'points' }, 'has the unknown key "ressource". Did you mean "resource"?'],
        [{ resource: 'my-points' }, '.resource must read like loyaltyRewards, not "my-points"'],
        [{ method: '' }, '.method must read like loyaltyRewards, not ""'],
        [{ resource: 'request' }, '.resource cannot be "request", which each client has'],
        [{ audience: 'shoppers' }, '.audience must be administrators, or absent'],
      ] as const
    ).map(([sdk, fault]): [string, Extension, string] => [
      `the name of the SDK ${JSON.stringify(sdk)}`,
      extension('a', { routes: [route('x', { sdk })] }),
      `route "x": sdk${fault.startsWith('.') ? '' : ' '}${fault}`,
    ]),
    [
      'the name of the SDK of a page',
      extension('a', { routes: [route('x', { kind: 'page', sdk: { method: 'show' } })] }),
      'route "x": sdk names a method, which a page does not have',
    ],
    [
      'a query that is no schema',
      extension('a', { routes: [route('x', { query: { page: 1 } })] }),
      'route "x": query must be a zod schema',
    ],
    [
      'a body that is no schema',
      extension('a', { routes: [route('x', { body: 'json' })] }),
      'route "x": body must be a zod schema, "raw" or "stream"',
    ],
    [
      'a route without handle',
      extension('a', { routes: [route('x', { handle: undefined })] }),
      'route "x": handle must be a function',
    ],
    [
      'a subscriber without event',
      extension('a', { subscribers: [{ id: 's', handle: () => null }] }),
      'subscriber "s": event must be an event name',
    ],
    [
      'a job without handler',
      extension('a', { jobs: [{ id: 'j', schedule: '0 4 * * *' }] }),
      'job "j": run must be a function',
    ],
    [
      'an authenticator without function',
      extension('a', { authenticators: [{ id: 'k' }] }),
      'authenticator "k": authenticate must be a function',
    ],
    [
      'a processor of nothing',
      extension('a', { processors: [{ process: () => 1 }] }),
      'processors[0]: key must be a string',
    ],
    [
      'a processor of an unknown key',
      extension('a', {
        registryKeys: [{ key: 'itemPrice', description: 'x' }],
        processors: [{ key: 'itemPrise', process: () => 1 }],
      }),
      'processor for the unknown key "itemPrise" [Did you mean "itemPrice"?]',
    ],
  ])('rejects %s', (_, one, text) => {
    const failure = failureOf({ installed: [installed(one)] });
    expect(failure.faults.map(textOf)).toEqual([`${at('a')}: ${text}`]);
    expect(failure.exitCode).toBe(EXIT.extension);
  });

  test('path parameters need no schema', () => {
    build({ installed: [installed(extension('a', { routes: [route('x', { path: '/x/{id}' })] }))] });
  });

  test('class instances can have additional members', () => {
    class Nightly {
      id = 'j';
      schedule = '0 4 * * *';
      runs = 0;
      run = () => null;
    }
    build({ installed: [installed(extension('a', { jobs: [new Nightly()] }))] });
  });

  test('rejects a schedule that is not a cron expression', () =>
    expect(
      textsOf({
        installed: [installed(extension('a', { jobs: [{ id: 'j', schedule: '* *', run: () => null }] }))],
      }),
    ).toEqual([
      expect.stringContaining(`${at('a')}: job "j": the schedule "* *" is not a five-field cron expression`),
    ]));

  test.each(['theme', 'shop', 'a.b', 'a b', ''])('rejects the name "%s"', (name) =>
    expect(textsOf({ installed: [installed(extension(name))] })[0]).toContain(
      `"${name}" is not a valid extension name`,
    ),
  );

  test('what a contribution point finds wrong is told, also where it throws', () => {
    const bookshelf = extension(
      'shelf',
      {},
      {
        contributionPoints: {
          boxes: {
            noun: 'box',
            keyOf: ({ code }: { code: string }) => code.trim(),
            fault: ({ size }: { size: number }) => (size > 9 ? 'is too big' : null),
          },
        },
      },
    );
    const filler = extension('a', { boxes: [{ code: 'x', size: 10 }, {}, { code: 'y', size: 1 }] });
    expect(textsOf({ modules: [bookshelf], installed: [installed(filler)] })).toEqual([
      `${at('a')}: box "x": is too big`,
      `${at('a')}: boxes[1]: code must be a string`,
    ]);
  });
});
