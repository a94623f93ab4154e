import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  at,
  broken,
  build,
  extension,
  installed,
  optional,
  origin,
  route,
  textsOf,
} from './assembly.fixture.ts';
import type { Parts } from './assembly.fixture.ts';
import type { Quarantined } from './installed.ts';

const namesOf = ({ members }: { members: readonly { name: string }[] }) => members.map(({ name }) => name);
const reasonsOf = ({ quarantined }: { quarantined: readonly Quarantined[] }) =>
  quarantined.map(({ name, fault }) => `${name}: ${fault.message}`);

describe('an optional extension that is incompatible is left out entirely', () => {
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
        'b: has "after": "a", which is quarantined: contributes the unknown kind "job"',
        'c: has "after": "b", which is quarantined: has "after": "a", which is quarantined: contributes the unknown kind "job"',
      ],
    ],
  ])('%s', (_, parts, names, reasons) => {
    const assembly = build({ modules: [extension('core')], ...parts });
    expect(namesOf(assembly)).toEqual(names);
    expect(reasonsOf(assembly)).toEqual(reasons);
  });

  test('a required extension that depends on it prevents startup', () =>
    expect(
      textsOf({ installed: [broken('a', false), installed(extension('b', {}, { after: ['a'] }))] }),
    ).toEqual([
      `${at('b')}: has "after": "a", which is quarantined: is broken [Fix a, or make this one optional too.]`,
    ]));

  test('an extension that the caller lists is left out too', () => {
    const fault = { where: at('a'), message: 'start failed' };
    const assembly = build({
      installed: [optional(extension('a', box)), installed(extension('b', box))],
      quarantined: [{ name: 'a', fault }],
      system: {},
    });
    expect(namesOf(assembly)).toEqual(['b']);
    expect(assembly.quarantined).toEqual([{ name: 'a', fault }]);
  });
});

test('rejects a dependency on a disabled extension', () =>
  expect(
    textsOf({
      installed: [
        { state: 'disabled', origin: origin('off') },
        installed(extension('a', {}, { after: ['off'] })),
      ],
    }),
  ).toEqual([
    `${at('a')}: has "after": "off", which is disabled in the config [Enable ./extensions/off, or remove off from "after".]`,
  ]));
