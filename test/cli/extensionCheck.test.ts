import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { repository, shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';

const store = createStore({ mode: 'development' });
afterAll(() => store.remove());

const { version } = JSON.parse(
  readFileSync(path.join(repository, 'packages/runtime/package.json'), 'utf8'),
) as { version: string };

/** Writes the package of an extension, as it is after a build. */
function write({ peer = `^${version}`, setup = '({})' }: { peer?: string; setup?: string }): void {
  store.write(
    'neat-thing/package.json',
    JSON.stringify({
      name: 'neat-thing',
      version: '0.1.0',
      type: 'module',
      shop: { extension: './dist/index.js' },
      files: ['dist', 'migrations'],
      peerDependencies: { '@shop/runtime': peer },
    }),
  );
  store.write(
    'neat-thing/migrations/0001_a.sql',
    `create table neat_thing_note (id int primary key); select audit_entity('neat_thing_note', 'neat_thing_note');
     create table visit (id int primary key); select audit_entity('visit', 'visit');`,
  );
  store.write(
    'neat-thing/dist/index.js',
    `import { defineExtension, z } from '@shop/runtime/extension';
     export default defineExtension({
       name: 'neat-thing', api: '^1.0',
       settings: { neatThingKey: { schema: z.string().optional() }, fee: { schema: z.string().optional() } },
       migrations: new URL('../migrations/', import.meta.url),
       setup: () => ${setup},
     });`,
  );
}

beforeEach(() => write({}));

const check = () => shop(['extension', 'check', 'neat-thing'], { cwd: store.dir });

test('a range of the runtime that leaves this version out is refused, with the way out', async () => {
  for (const peer of ['^9.0.0', '~0.0.1', '>=9 <10']) {
    write({ peer });
    const { code, stdout, stderr } = await check();
    expect([code, stdout]).toEqual([7, '']);
    expect(stderr).toContain(
      `requires @shop/runtime ${peer} in its peerDependencies, but this is ${version}`,
    );
    expect(stderr).toContain('Use a range that includes the version the extension was tested with.');
  }
});

test('names that do not begin with the name of the extension are warned of, and nothing else is', async () => {
  write({
    setup: `({
      permissions: [{ id: 'neatThingManage', description: 'x' }, { id: 'manage', description: 'x' }],
      events: [{ name: 'neat_thing.sent', description: 'x' }, { name: 'sent', description: 'x' }],
      registryKeys: [{ key: 'neatThingFee', description: 'x' }, { key: 'finalFee', description: 'x' }],
      jobs: [{ id: 'neatThingTidy', schedule: '0 4 * * *', run() {} }, { id: 'tidyUp', schedule: '0 4 * * *', run() {} }],
      routes: ['listNeatThingNotes', 'listNotes'].map((id) => ({
        id, method: 'GET', path: '/api/x/neat-thing/' + id, access: 'public', handle: () => ({ data: null }),
      })),
    })`,
  });
  const { code, stderr } = await check();
  expect(code).toBe(0);
  const warned = [...stderr.matchAll(/^(.*) does not start with "neat-thing", so it may conflict/gm)];
  expect(warned.map(([, what]) => what)).toEqual([
    'setting "fee"',
    'permission "manage"',
    'event "sent"',
    'registry key "finalFee"',
    'job "tidyUp"',
    'route "listNotes"',
    'table "visit"',
  ]);
});

test('a package that fits is ready to publish, without a warning', async () => {
  store.write('neat-thing/migrations/0001_a.sql', 'select 1;');
  const index = readFileSync(path.join(store.dir, 'neat-thing/dist/index.js'), 'utf8');
  store.write('neat-thing/dist/index.js', index.replace(/, fee: .*? } }/, ' }'));
  const { code, stdout, stderr } = await check();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('neat-thing@0.1.0 is ready to publish');
});
