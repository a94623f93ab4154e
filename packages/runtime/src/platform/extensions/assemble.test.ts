import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { actingExtension } from './acting.ts';
import { assemble } from './assemble.ts';
import type { Assemble } from './assemble.ts';
import { defineExtension } from './contract.ts';
import type { Extension } from './contract.ts';
import { describeExtensions, listRoutes } from './describe.ts';
import type { Fenced, Installed, Origin } from './installed.ts';

const origin = (name: string, required = true): Origin => ({
  resolve: `./extensions/${name}`,
  packageName: null,
  version: null,
  entry: `/store/extensions/${name}/index.ts`,
  required,
  discovered: false,
});

/** An extension that need not be right: what its setup returns is not typed. */
const extension = (name: string, contributions: object = {}, more: object = {}): Extension =>
  ({ name, api: '^1.0', setup: () => contributions, ...more }) as Extension;

const installed = (one: Extension, required = true): Installed => ({
  state: 'loaded',
  origin: origin(one.name, required),
  extension: one,
});
const optional = (one: Extension): Installed => installed(one, false);

const broken = (name: string, required: boolean): Installed => ({
  state: 'broken',
  origin: { ...origin(name, required), entry: null },
  fault: { where: `extension ./extensions/${name}`, message: 'is broken', mend: 'Mend it.' },
});

interface Parts extends Partial<Pick<Assemble, 'modules' | 'installed' | 'fenced'>> {
  readonly system?: Readonly<Record<string, unknown>>;
}

const build = ({ system = {}, modules = [], installed = [], fenced = [] }: Parts) =>
  assemble({
    modules,
    installed,
    fenced,
    config: { system, configFile: 'shop.config.ts', storeDir: '/store' },
  });

function failureOf(parts: Parts): StartFailure {
  try {
    build(parts);
  } catch (error) {
    if (error instanceof StartFailure) return error;
    throw error;
  }
  throw new Error('It assembled.');
}

const textOf = ({ where, message, mend }: Fault): string =>
  `${where}: ${message}${mend === undefined ? '' : ` [${mend}]`}`;

const textsOf = (parts: Parts): string[] => failureOf(parts).faults.map(textOf);

const route = (id: string, more: object = {}) => ({
  id,
  method: 'GET',
  path: `/api/${id}`,
  access: 'public',
  handle: () => null,
  ...more,
});

const at = (name: string) => `extension ${name} (extensions/${name}/index.ts)`;

const handler = (id: string) => ({ id, event: 'e', handle: () => null });
const startHook = () => {};
const makeServices = () => ({});

const namesOf = ({ members }: { members: readonly { name: string }[] }) => members.map(({ name }) => name);
const reasonsOf = ({ fenced }: { fenced: readonly Fenced[] }) =>
  fenced.map(({ name, fault }) => `${name}: ${fault.message}`);

describe('each extension by itself', () => {
  test.each<[string, Extension, string]>([
    [
      'an API of the future',
      extension('a', {}, { api: '^2.0' }),
      'was written for extension API ^2.0, and this is 1.0.0 [Install a newer @shop/runtime.]',
    ],
    [
      'no version range',
      extension('a', {}, { api: 'soon' }),
      'api "soon" is no version range [Write it like "^1.0".]',
    ],
    ['after that is no list', extension('a', {}, { after: 'b' }), 'after must be a list of names'],
    ['config that is no schema', extension('a', {}, { config: {} }), 'config must be a zod schema'],
    [
      'graphql that is no URL',
      extension('a', {}, { graphql: './graphql' }),
      "graphql must be a URL [Write new URL('./graphql/', import.meta.url).]",
    ],
    [
      'a setting without schema',
      extension('a', {}, { settings: { aKey: {} } }),
      'setting "aKey": schema must be a zod schema',
    ],
    [
      'a contribution point without keyOf',
      extension('a', {}, { contributionPoints: { things: { noun: 'thing' } } }),
      'contribution point "things" must have noun and keyOf',
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
      'setup returned a promise [Return plain data, and do what waits in start.]',
    ],
    [
      'a setup without result',
      extension('a', {}, { setup: () => undefined }),
      'setup must return an object of contributions [Return {} where there are none.]',
    ],
    [
      'an unknown kind',
      extension('a', { route: [] }),
      'contributes the unknown kind "route" [Did you mean "routes"?]',
    ],
    ['a kind that is no list', extension('a', { routes: {} }), 'routes must be a list'],
    ['start that is no function', extension('a', { start: true }), 'start must be a function'],
    ['a route that is no object', extension('a', { routes: ['x'] }), 'routes[0] must be an object'],
    [
      'a route without id',
      extension('a', { routes: [route('x', { id: undefined })] }),
      'routes[0]: a route must have a key of text',
    ],
    [
      'a method that there is not',
      extension('a', { routes: [route('x', { method: 'get' })] }),
      'route "x": method must be one of GET, POST, PUT, PATCH, DELETE',
    ],
    [
      'a path without slash',
      extension('a', { routes: [route('x', { path: ['/x', 'y'] })] }),
      'route "x": path must read like /api/things/{id}, not "y"',
    ],
    [
      'a path of another style',
      extension('a', { routes: [route('x', { path: '/x/:id' })] }),
      'route "x": path must read like /api/things/{id}, not "/x/:id"',
    ],
    [
      'no path',
      extension('a', { routes: [route('x', { path: [] })] }),
      'route "x": path must be a text, or a list of them',
    ],
    [
      'parameters without schema',
      extension('a', { routes: [route('x', { path: '/x/{id}' })] }),
      'route "x": its path has parameters: params must be a zod schema',
    ],
    [
      'an access that there is not',
      extension('a', { routes: [route('x', { access: undefined })] }),
      'route "x": access must be one of public, customer, admin',
    ],
    [
      'a kind that there is not',
      extension('a', { routes: [route('x', { kind: 'html' })] }),
      'route "x": kind must be one of api, page',
    ],
    [
      'a rate tier that there is not',
      extension('a', { routes: [route('x', { rateTier: 'slow' })] }),
      'route "x": rateTier must be one of login, signup, or absent',
    ],
    [
      'a query that is no schema',
      extension('a', { routes: [route('x', { query: { page: 1 } })] }),
      'route "x": query must be a zod schema',
    ],
    [
      'a body that is no schema',
      extension('a', { routes: [route('x', { body: 'json' })] }),
      'route "x": body must be a zod schema or "raw"',
    ],
    [
      'a route without handle',
      extension('a', { routes: [route('x', { handle: undefined })] }),
      'route "x": handle must be a function',
    ],
    [
      'a subscriber without event',
      extension('a', { subscribers: [{ id: 's', handle: () => null }] }),
      'subscriber "s": event must be the name of an event',
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
      'processors[0]: key must be a text',
    ],
    [
      'a processor of an unknown key',
      extension('a', {
        registryKeys: [{ key: 'itemPrice', description: 'x' }],
        processors: [{ key: 'itemPrise', process: () => 1 }],
      }),
      'processor of the unknown key "itemPrise" [Did you mean "itemPrice"?]',
    ],
  ])('%s is refused', (_, one, text) => {
    const failure = failureOf({ installed: [installed(one)] });
    expect(failure.faults.map(textOf)).toEqual([`${at('a')}: ${text}`]);
    expect(failure.exitCode).toBe(EXIT.extension);
  });

  test('a schedule that is no cron expression is refused', () =>
    expect(
      textsOf({
        installed: [installed(extension('a', { jobs: [{ id: 'j', schedule: '* *', run: () => null }] }))],
      }),
    ).toEqual([
      expect.stringContaining(`${at('a')}: job "j": the schedule "* *" is no cron expression of five fields`),
    ]));

  test.each(['theme', 'shop', 'a.b', 'a b', ''])('the name "%s" is refused', (name) =>
    expect(textsOf({ installed: [installed(extension(name))] })[0]).toContain(
      `"${name}" cannot be the name of an extension`,
    ),
  );

  test('what a contribution point finds wrong is told, also where it throws', () => {
    const shelf = extension(
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
    expect(textsOf({ modules: [shelf], installed: [installed(filler)] })).toEqual([
      `${at('a')}: box "x": is too big`,
      `${at('a')}: boxes[1] is no box: Cannot read properties of undefined (reading 'trim')`,
    ]);
  });
});

describe('what two contribute is refused and names both', () => {
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
      `GET /x/{} is answered by both ${at('a')} and ${at('b')}`,
    ],
    [
      'a job',
      { jobs: [{ id: 'j', schedule: '0 4 * * *', run: () => null }] },
      { jobs: [{ id: 'j', schedule: '0 5 * * *', run: () => null }] },
      `job "j" is contributed by both ${at('a')} and ${at('b')}`,
    ],
    [
      'a subscriber',
      { subscribers: [handler('s')] },
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
      { registryKeys: [{ key: 'k', description: '' }] },
      { registryKeys: [{ key: 'k', description: '' }] },
      `registry key "k" is contributed by both ${at('a')} and ${at('b')}`,
    ],
  ])('%s', (_, first, second, text) =>
    expect(
      textsOf({ installed: [installed(extension('a', first)), installed(extension('b', second))] }),
    ).toEqual([`${at('b')}: ${text}`]),
  );

  test('a setting', () => {
    const settings = { settings: { aKey: { schema: z.string() } } };
    expect(
      textsOf({
        modules: [extension('core', {}, settings)],
        installed: [installed(extension('a', {}, settings))],
      }),
    ).toEqual([`${at('a')}: setting "aKey" is contributed by both module core and ${at('a')}`]);
  });

  test('a key of a kind that a module declares', () => {
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

  test('a name', () =>
    expect(textsOf({ modules: [extension('a')], installed: [installed(extension('a'))] })).toEqual([
      `${at('a')}: has the name of module a [Rename one of them.]`,
    ]));

  test('one extension alone can do it too', () =>
    expect(textsOf({ installed: [installed(extension('a', { routes: [route('x'), route('x')] }))] })).toEqual(
      [
        `${at('a')}: route "x" is contributed twice by ${at('a')}`,
        `${at('a')}: GET /api/x is answered twice by ${at('a')}`,
      ],
    ));
});

describe('slices of the config', () => {
  const config = z.strictObject({ secretKey: z.string(), ttl: z.int().default(24) });

  test('reach setup parsed', () => {
    const seen: unknown[] = [];
    const setup = (slice: unknown) => {
      seen.push(slice);
      return {};
    };
    build({
      installed: [
        installed(extension('a', {}, { config, setup })),
        installed(extension('b', {}, { config: z.object({ ttl: z.int().default(1) }), setup })),
        installed(extension('c', {}, { config: z.object({}).optional(), setup })),
        installed(extension('d', {}, { setup })),
      ],
      system: { a: { secretKey: 's' }, theme: 'x' },
    });
    expect(seen).toEqual([{ secretKey: 's', ttl: 24 }, { ttl: 1 }, undefined, undefined]);
  });

  test('that are wrong name each key, with exit 3', () => {
    const failure = failureOf({
      installed: [installed(extension('a', {}, { config })), installed(extension('b'))],
      system: { a: { secretKy: 's', ttl: 'x' }, b: {}, typo: {}, c: {} },
      modules: [extension('aa', {}, { config: z.object({}) })],
    });
    expect(failure.exitCode).toBe(EXIT.config);
    expect(failure.faults.map(textOf)).toEqual([
      'shop.config.ts: system.a.secretKey: is missing: expected string',
      'shop.config.ts: system.a.ttl: Invalid input: expected number, received string',
      'shop.config.ts: system.a.secretKy: unknown key [Did you mean "secretKey"?]',
      `shop.config.ts: system.b: ${at('b')} takes no configuration [Take the key out.]`,
      'shop.config.ts: system.typo: no installed extension has this name [Known: theme, aa, a, b.]',
      'shop.config.ts: system.c: no installed extension has this name [Known: theme, aa, a, b.]',
    ]);
  });

  test('of extensions that are off or broken may stay', () =>
    expect(() =>
      build({
        installed: [{ state: 'disabled', origin: origin('off') }, broken('bad', false)],
        system: { off: {}, bad: {} },
      }),
    ).not.toThrow());
});

test('everything is told at once, with exit 7 when an extension is to blame', () => {
  const failure = failureOf({
    installed: [
      broken('gone', true),
      installed(extension('a', { routes: [route('x', { access: 'all' })] }, { after: ['gone'] })),
      installed(extension('b', {}, { after: ['nobody'] })),
      installed(extension('c', {}, { config: z.object({ key: z.string() }) })),
    ],
    system: { typo: {} },
  });
  expect(failure.exitCode).toBe(EXIT.extension);
  expect(failure.faults.map(textOf)).toEqual([
    'extension ./extensions/gone: is broken [Mend it.]',
    'shop.config.ts: system.c.key: is missing: expected string',
    `${at('b')}: comes after "nobody", which is not installed [Install nobody, or take it out of "after".]`,
    `${at('a')}: route "x": access must be one of public, customer, admin`,
    'shop.config.ts: system.typo: no installed extension has this name [Known: theme, gone, a, b, c.]',
  ]);
});

describe('an optional extension that does not fit is left out whole', () => {
  const box = { routes: [route('x')] };

  test.each<[string, Parts, string[], string[]]>([
    ['broken', { installed: [broken('a', false)] }, ['core'], ['a: is broken']],
    [
      'its setup throws',
      {
        installed: [
          optional(
            extension(
              'a',
              {},
              {
                setup: () => {
                  throw new Error('no luck');
                },
              },
            ),
          ),
        ],
      },
      ['core'],
      ['a: setup failed: no luck'],
    ],
    [
      'its slice is wrong',
      {
        installed: [optional(extension('a', {}, { config: z.object({ key: z.string() }) }))],
        system: { a: {} },
      },
      ['core'],
      ['a: is missing: expected string'],
    ],
    [
      'it clashes with a required one, later or earlier',
      { installed: [optional(extension('a', box)), installed(extension('b', box))] },
      ['core', 'b'],
      [`a: route "x" is contributed by both ${at('a')} and ${at('b')}`],
    ],
    [
      'two optional ones clash: the later goes',
      {
        installed: [optional(extension('a', box)), optional(extension('b', box)), installed(extension('c'))],
      },
      ['core', 'a', 'c'],
      [`b: route "x" is contributed by both ${at('a')} and ${at('b')}`],
    ],
    [
      'so do optional ones that come after it',
      {
        installed: [
          optional(extension('b', {}, { after: ['a'] })),
          optional(extension('a', { job: [] })),
          optional(extension('c', {}, { after: ['b'] })),
        ],
      },
      ['core'],
      [
        'a: contributes the unknown kind "job"',
        'b: comes after "a", which is fenced: contributes the unknown kind "job"',
        'c: comes after "b", which is fenced: comes after "a", which is fenced: contributes the unknown kind "job"',
      ],
    ],
  ])('%s', (_, parts, names, reasons) => {
    const assembly = build({ modules: [extension('core')], ...parts });
    expect(namesOf(assembly)).toEqual(names);
    expect(reasonsOf(assembly)).toEqual(reasons);
  });

  test('a required one that comes after it stops the start', () =>
    expect(
      textsOf({ installed: [broken('a', false), installed(extension('b', {}, { after: ['a'] }))] }),
    ).toEqual([
      `${at('b')}: comes after "a", which is fenced: is broken [Mend a, or make this one optional too.]`,
    ]));

  test('one that the caller names is left out too', () => {
    const fault = { where: at('a'), message: 'start failed' };
    const assembly = build({
      installed: [optional(extension('a', box)), installed(extension('b', box))],
      fenced: [{ name: 'a', fault }],
      system: {},
    });
    expect(namesOf(assembly)).toEqual(['b']);
    expect(assembly.fenced).toEqual([{ name: 'a', fault }]);
  });
});

test('a disabled extension cannot be come after', () =>
  expect(
    textsOf({
      installed: [
        { state: 'disabled', origin: origin('off') },
        installed(extension('a', {}, { after: ['off'] })),
      ],
    }),
  ).toEqual([
    `${at('a')}: comes after "off", which is disabled in the config [Enable ./extensions/off, or take off out of "after".]`,
  ]));

describe('the whole', () => {
  const schema = z.string();
  const core = extension(
    'core',
    {
      routes: [route('core.one', { path: ['/one', '/uno'] })],
      registryKeys: [{ key: 'price', description: 'The price' }],
      services: makeServices,
    },
    {
      settings: { coreName: { schema } },
      graphql: new URL('file:///core/graphql/'),
      contributionPoints: { boxes: { noun: 'box', keyOf: ({ code }: { code: string }) => code } },
    },
  );
  const late = extension(
    'late',
    {
      routes: [route('late.one', { method: 'POST', access: 'admin', handle: () => actingExtension() })],
      processors: [{ key: 'price', process: (price: number) => price + 1 }],
      boxes: [{ code: 'l' }],
      start: startHook,
    },
    { after: ['early'], migrations: new URL('file:///late/migrations/'), settings: { lateName: { schema } } },
  );
  const early = extension('early', {
    boxes: [{ code: 'e' }, { code: 'f' }],
    processors: [{ key: 'price', process: (price: number) => price * 2 }],
  });
  const assembly = build({
    modules: [core],
    installed: [
      installed(late),
      installed(early),
      { state: 'disabled', origin: origin('off') },
      broken('bad', false),
    ],
  });

  test('stands in order with its owners', async () => {
    expect(assembly.members.map(({ name }) => name)).toEqual(['core', 'early', 'late']);
    expect(assembly.routes.map(({ owner, value }) => [owner, value.id])).toEqual([
      ['core', 'core.one'],
      ['late', 'late.one'],
    ]);
    expect([...assembly.settings].map(([key, { owner }]) => [key, owner])).toEqual([
      ['coreName', 'core'],
      ['lateName', 'late'],
    ]);
    expect(assembly.graphqlSources).toEqual([{ owner: 'core', dir: new URL('file:///core/graphql/') }]);
    expect(assembly.migrationSources).toEqual([{ owner: 'late', dir: new URL('file:///late/migrations/') }]);
    expect(assembly.services.map(({ owner, value }) => [owner, value({} as never)])).toEqual([['core', {}]]);
    expect(assembly.starts).toEqual([{ owner: 'late', label: at('late'), required: true, start: startHook }]);
    expect(await assembly.processors.process('price' as never, 5 as never, null as never)).toBe(11);
  });

  test('has a registry of every kind, which is sealed', () => {
    const boxes = assembly.registry('boxes' as 'routes');
    expect(boxes.list()).toEqual([{ code: 'e' }, { code: 'f' }, { code: 'l' }]);
    expect(boxes.ownerOf('l')).toBe('late');
    expect(() => assembly.registry('bags' as 'routes')).toThrow('"bags"');
    assembly.seal();
    expect(() => boxes.register({ code: 'z' } as never)).toThrow('tried to register box "z" after the start');
  });

  test("an extension's functions run in its name", () =>
    expect(assembly.routes[1]?.value.handle({} as never)).toBe('late'));

  test('is described for people', () => {
    expect(listRoutes(assembly)).toEqual([
      { id: 'core.one', method: 'GET', paths: ['/one', '/uno'], access: 'public', owner: 'core' },
      { id: 'late.one', method: 'POST', paths: ['/api/late.one'], access: 'admin', owner: 'late' },
    ]);
    const described = describeExtensions(assembly, '/store');
    expect(described.map(({ name, kind, state, from }) => [name, kind, state, from])).toEqual([
      ['core', 'module', 'loaded', null],
      ['early', 'extension', 'loaded', 'extensions/early/index.ts'],
      ['late', 'extension', 'loaded', 'extensions/late/index.ts'],
      ['off', 'extension', 'disabled', 'extensions/off/index.ts'],
      ['bad', 'extension', 'fenced', './extensions/bad'],
    ]);
    expect(described[2]?.contributions).toEqual({
      routes: { count: 1, names: ['late.one'] },
      processors: { count: 1, names: [] },
      boxes: { count: 1, names: ['l'] },
      settings: { count: 1, names: ['lateName'] },
    });
    expect(described[4]?.fault?.message).toBe('is broken');
  });
});
