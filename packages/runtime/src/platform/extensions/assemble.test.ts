import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EXIT } from '../startFailure.ts';
import { actingExtension } from '../acting/acting.ts';
import {
  at,
  broken,
  build,
  extension,
  failureOf,
  installed,
  origin,
  route,
  textOf,
} from './assembly.fixture.ts';
import { describeExtensions, listRoutes } from './describe.ts';

const startHook = () => {};
const makeServices = () => ({});

describe('config sections', () => {
  const config = z.strictObject({ secretKey: z.string(), ttl: z.int().default(24) });

  test('are parsed before setup receives them', () => {
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
      system: { a: { secretKey: 's' }, theme: 'd' },
    });
    expect(seen).toEqual([{ secretKey: 's', ttl: 24 }, { ttl: 1 }, undefined, undefined]);
  });

  test('with errors are reported with each key and exit code 3', () => {
    const failure = failureOf({
      installed: [installed(extension('a', {}, { config })), installed(extension('b'))],
      system: { a: { secretKy: 's', ttl: 'x' }, b: {}, typo: {}, c: {} },
    });
    expect(failure.exitCode).toBe(EXIT.config);
    expect(failure.faults.map(textOf)).toEqual([
      'shop.config.ts: system.a.secretKey: is missing: expected string',
      'shop.config.ts: system.a.ttl: Invalid input: expected number, received string',
      'shop.config.ts: system.a.secretKy: unknown key [Did you mean "secretKey"?]',
      `shop.config.ts: system.b: ${at('b')} has no configuration [Remove the key.]`,
      'shop.config.ts: system.typo: no installed extension has this name [Known: theme, a, b.]',
      'shop.config.ts: system.c: no installed extension has this name [Known: theme, a, b.]',
    ]);
  });

  test.each([
    ['sunrse', 'Did you mean "sunrise"?'],
    ['night', 'Known: sunrise.'],
  ])('with the theme "%s", which is not installed, are rejected', (theme, hint) => {
    const failure = failureOf({ installed: [installed(extension('sunrise'))], system: { theme } });
    expect(failure.exitCode).toBe(EXIT.config);
    expect(failure.faults.map(textOf)).toEqual([
      `shop.config.ts: system.theme: no enabled extension is named "${theme}" [${hint}]`,
    ]);
  });

  test('of disabled and broken extensions are allowed', () =>
    expect(() =>
      build({
        installed: [{ state: 'disabled', origin: origin('off') }, broken('bad', false)],
        system: { off: {}, bad: {} },
      }),
    ).not.toThrow());
});

test('all faults are reported at once, with exit code 7 if an extension is at fault', () => {
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
    'extension ./extensions/gone: is broken [Fix it.]',
    'shop.config.ts: system.c.key: is missing: expected string',
    `${at('b')}: has "after": "nobody", which is not installed [Install nobody, or remove it from "after".]`,
    `${at('a')}: route "x": access must be one of public, customer, admin, anyAdmin`,
    'shop.config.ts: system.typo: no installed extension has this name [Known: theme, gone, a, b, c.]',
  ]);
});

describe('the assembled shop', () => {
  const schema = z.string().default('');
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

  test('lists everything in order, with its owner', async () => {
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
    expect(
      await assembly.processors.of(() => null as never)('price' as never, 5 as never, null as never),
    ).toBe(11);
  });

  test('has a sealed registry for each kind of contribution', () => {
    const boxes = assembly.registry('boxes' as 'routes');
    expect(boxes.list()).toEqual([{ code: 'e' }, { code: 'f' }, { code: 'l' }]);
    expect(boxes.ownerOf('l')).toBe('late');
    expect(() => assembly.registry('bags' as 'routes')).toThrow('"bags"');
    assembly.seal();
    expect(() => boxes.register({ code: 'z' } as never)).toThrow('tried to register box "z" after startup');
  });

  test("runs an extension's functions on behalf of the extension", () =>
    expect(assembly.routes[1]?.value.handle({} as never)).toBe('late'));

  test('is described for developers', () => {
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
      ['bad', 'extension', 'quarantined', './extensions/bad'],
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
