import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { at, extension, installed, route, textsOf } from './assembly.fixture.ts';

const handler = (id: string) => ({ id, event: 'e', handle: () => null });

describe('rejects conflicts between two contributions and names both owners', () => {
  const authenticator = { id: 'k', authenticate: async () => null };
  test.each<[string, object, object, string]>([
    [
      'a route id',
      { routes: [route('x')] },
      { routes: [route('x', { path: '/other' })] },
      `route "x" is contributed by both ${at('a')} and ${at('b')}`,
    ],
    [
      'an address, whatever its parameters are called',
      { routes: [route('x', { path: '/x/{id}', params: z.object({}) })] },
      { routes: [route('y', { path: ['/y', '/x/{uuid}/'], params: z.object({}) })] },
      `GET /x/{} is handled by both ${at('a')} and ${at('b')}`,
    ],
    [
      'a method of the SDK',
      { routes: [route('x', { sdk: { resource: 'points', method: 'list' } })] },
      { routes: [route('listPoints', { sdk: { resource: 'points' } })] },
      `the method points.list of the SDK calls a route of both ${at('a')} and ${at('b')}`,
    ],
    [
      'a job',
      { jobs: [{ id: 'j', schedule: '0 4 * * *', run: () => null }] },
      { jobs: [{ id: 'j', schedule: '0 5 * * *', run: () => null }] },
      `job "j" is contributed by both ${at('a')} and ${at('b')}`,
    ],
    [
      'a subscriber',
      { events: [{ name: 'e', description: 'It happened.' }], subscribers: [handler('s')] },
      { subscribers: [handler('s')] },
      `subscriber "s" is contributed by both ${at('a')} and ${at('b')}`,
    ],
    [
      'an authenticator',
      { authenticators: [authenticator] },
      { authenticators: [authenticator] },
      `authenticator "k" is contributed by both ${at('a')} and ${at('b')}`,
    ],
    [
      'a registry key',
      { registryKeys: [{ key: 'k', description: 'A key.' }] },
      { registryKeys: [{ key: 'k', description: 'A key.' }] },
      `registry key "k" is contributed by both ${at('a')} and ${at('b')}`,
    ],
  ])('%s', (_, first, second, text) =>
    expect(
      textsOf({ installed: [installed(extension('a', first)), installed(extension('b', second))] }),
    ).toEqual([`${at('b')}: ${text}`]),
  );

  const products = extension('catalog', { routes: [route('listProducts', { path: '/api/products' })] });
  test("an SDK resource name of the shop's own", () =>
    expect(
      textsOf({
        modules: [products],
        installed: [installed(extension('a', { routes: [route('x', { sdk: { resource: 'products' } })] }))],
      }),
    ).toEqual([
      `${at('a')}: route "x": sdk.resource "products" is one of the shop's own [Give it another name.]`,
    ]));

  test('two routes of one extension with the same SDK method', () =>
    expect(
      textsOf({
        installed: [
          installed(extension('a', { routes: [route('x'), route('y', { sdk: { method: 'x' } })] })),
        ],
      }),
    ).toEqual([`${at('a')}: the method a.x of the SDK calls two routes of ${at('a')}`]));

  test('a subscriber of an undeclared event', () =>
    expect(
      textsOf({
        modules: [extension('orders', { events: [{ name: 'order_placed', description: 'It was placed.' }] })],
        installed: [
          installed(extension('a', { subscribers: [{ id: 's', event: 'order_placd', handle: () => null }] })),
        ],
      }),
    ).toEqual([
      `${at('a')}: subscriber "s" for the unknown event "order_placd" [Did you mean "order_placed"?]`,
    ]));

  test('a setting', () => {
    const settings = { settings: { aKey: { schema: z.string().optional() } } };
    expect(
      textsOf({
        modules: [extension('core', {}, settings)],
        installed: [installed(extension('a', {}, settings))],
      }),
    ).toEqual([`${at('a')}: setting "aKey" is contributed by both module core and ${at('a')}`]);
  });

  test('a key of a contribution kind that a module declares', () => {
    const core = extension(
      'core',
      {},
      {
        contributionPoints: { boxes: { noun: 'box', keyOf: ({ code }: { code: string }) => code } },
      },
    );
    const box = { boxes: [{ code: 'x' }] };
    expect(
      textsOf({
        modules: [core],
        installed: [installed(extension('a', box)), installed(extension('b', box))],
      }),
    ).toEqual([`${at('b')}: box "x" is contributed by both ${at('a')} and ${at('b')}`]);
  });

  test('a contribution point', () => {
    const point = { contributionPoints: { boxes: { noun: 'box', keyOf: () => null } } };
    const jobs = { contributionPoints: { jobs: { noun: 'job', keyOf: () => null } } };
    expect(
      textsOf({
        modules: [extension('core', {}, point)],
        installed: [installed(extension('a', {}, point)), installed(extension('b', {}, jobs))],
      }),
    ).toEqual([
      `${at('a')}: contribution point "boxes" is declared by both module core and ${at('a')}`,
      `${at('b')}: contribution point "jobs" is declared by both the platform and ${at('b')}`,
    ]);
  });

  test('an extension name', () =>
    expect(textsOf({ installed: [installed(extension('a')), installed(extension('a'))] })).toEqual([
      `${at('a')}: has the same name as ${at('a')} [Rename one of them.]`,
    ]));

  test('two contributions of the same extension', () =>
    expect(textsOf({ installed: [installed(extension('a', { routes: [route('x'), route('x')] }))] })).toEqual(
      [
        `${at('a')}: route "x" is contributed twice by ${at('a')}`,
        `${at('a')}: GET /api/x is handled twice by ${at('a')}`,
      ],
    ));
});
