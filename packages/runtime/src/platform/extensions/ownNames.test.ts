import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { at, build, extension, installed, route, textsOf } from './assembly.fixture.ts';
import { gatherPoints } from './gatherPoints.ts';
import { foreignNames } from './ownNames.ts';

const text = { schema: z.string().optional() };
const job = (id: string) => ({ id, schedule: '0 4 * * *', run: () => null });
const of = (contributions: object, more: object = {}, name = 'my-thing') => {
  const { members } = build({ installed: [installed(extension(name, contributions, more))] });
  return foreignNames(members[0]!, gatherPoints(members).points);
};

test.each([
  ['my-thing', 'myThing'],
  ['my-thing', 'myThingNote'],
  ['my-thing', 'my_thing_note'],
  ['my-thing', 'my-thing.note'],
  ['mything', 'myThingNote'],
  ['myThing', 'mything'],
  ['@acme/parcels', 'parcelsKey'],
])('extension %s owns the name %s', (name, key) => {
  expect(of({ jobs: [job(key)] }, { settings: { [key]: text } }, name)).toEqual([]);
});

test("lists the names without the extension's prefix, each with its kind", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
  writeFileSync(
    path.join(folder, '0001_a.sql'),
    '-- create table old (\ncreate table my_thing_note (a int);\nCREATE TABLE if not exists "note" (a int);',
  );
  const declared = of(
    {
      permissions: [{ id: 'seeThings', description: 'x' }],
      events: [
        { name: 'my_thing_sent', description: 'x' },
        { name: 'sent', description: 'x' },
      ],
      registryKeys: [{ key: 'thingPrice', description: 'x' }],
      jobs: [job('myThings'), job('tidy')],
      routes: [route('createMyThingNote'), route('listMyThings'), route('createNote')],
    },
    {
      settings: { myThingKey: text, key: text },
      migrations: pathToFileURL(`${folder}/`),
    },
  );
  rmSync(folder, { recursive: true });
  expect(declared).toEqual([
    'setting "key"',
    'permission "seeThings"',
    'event "sent"',
    'registry key "thingPrice"',
    'job "myThings"',
    'job "tidy"',
    'route "createNote"',
    'table "note"',
  ]);
});

const texts = (owner: string, title: string) => [
  { owner, locale: 'en', texts: { [`${owner}.${title}`]: 'x' } },
];

test('a module never shares the messages, config section or order of an extension with the same name', () => {
  const order: string[] = [];
  const setup = (name: string) => (config: unknown) => {
    order.push(`${name} ${JSON.stringify(config)}`);
    return { messages: texts('notes', name) };
  };
  const assembly = build({
    modules: [extension('notes', {}, { setup: setup('module') })],
    installed: [
      installed(extension('later', {}, { after: ['notes'] })),
      installed(extension('notes', {}, { config: z.object({ key: z.string() }), setup: setup('extension') })),
    ],
    system: { notes: { key: 'k' } },
  });
  expect(order).toEqual(['module undefined', 'extension {"key":"k"}']);
  expect(assembly.members.map(({ label }) => label)).toEqual(['module notes', at('notes'), at('later')]);
  expect(assembly.registry('messages').list()).toHaveLength(2);
});

test('rejects a duplicate contribution within one extension', () => {
  const twice = extension('notes', { messages: [...texts('notes', 'a'), ...texts('notes', 'b')] });
  expect(textsOf({ installed: [installed(twice)] })).toEqual([
    `${at('notes')}: message catalogue "notes en" is contributed twice by ${at('notes')}`,
  ]);
});

test.each(['core', 'graphile-worker'])('an extension named %s cannot have migrations', (name) => {
  expect(
    textsOf({ installed: [installed(extension(name, {}, { migrations: new URL('file:///none/') }))] }),
  ).toEqual([
    expect.stringContaining(`migrations cannot use the name "${name}", which belongs to the shop itself`),
  ]);
});
