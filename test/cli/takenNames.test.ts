import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { modules } from '../../packages/runtime/src/modules.ts';
import { createDatabase } from '../support/databases.ts';
import { shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';

const database = await createDatabase();
const store = createStore({ mode: 'development' });
afterAll(async () => {
  store.remove();
  await database.drop();
});

/** Writes an extension that has the name of a module and declares everything under that name. */
function write(name: string): void {
  const camel = name.replaceAll('-', '');
  const snake = `x_${name.toLowerCase()}`;
  store.write(
    `${name}/migrations/0001_a.sql`,
    `create table ${snake} (id int primary key, title text); select audit_entity('${snake}', '${snake}');`,
  );
  store.write(
    `${name}/index.ts`,
    `import { defineExtension, z } from '@shop/runtime/extension';
     export default defineExtension({
       name: '${name}', api: '^1.0',
       config: z.strictObject({ key: z.string() }),
       settings: { ${camel}OwnKey: { schema: z.string().optional(), configKey: 'system.${name}.key' } },
       migrations: new URL('./migrations/', import.meta.url),
       setup: ({ key }) => ({
         messages: [{ owner: '${name}', locale: 'en', texts: { '${name}.ownTitle': 'Title' } }],
         permissions: [{ id: '${camel}Own', description: 'x' }],
         events: [{ name: '${camel}_own', description: 'x' }],
         registryKeys: [{ key: '${camel}Own', description: 'x' }],
         jobs: [{ id: '${camel}Own', schedule: '0 4 * * *', run() {} }],
         routes: [{ id: '${camel}Own', method: 'GET', path: '/api/x/${name}', access: 'public', handle: () => key }],
       }),
     });`,
  );
}

test('an extension may have the name of a module, with all that it declares', async () => {
  const names = modules.map(({ name }) => name);
  for (const name of names) write(name);
  store.configure({
    mode: 'development',
    extensions: names.map((name) => `./${name}`),
    system: Object.fromEntries(names.map((name) => [name, { key: name }])),
  });
  const options = { cwd: store.dir, env: { DATABASE_URL: database.url } };
  expect(await shop(['migrate'], options)).toMatchObject({ code: 0 });
  const status = await shop(['migrate', 'status'], options);
  expect(status).toMatchObject({ code: 0 });
  // The command opens the shop with the messages and services of all extensions.
  expect(await shop(['doctor', '--data'], options)).toMatchObject({ code: 0 });
  const { extensions } = JSON.parse((await shop(['extension', 'list', '--json'], options)).stdout) as {
    extensions: { name: string; kind: string; state: string; contributions: object }[];
  };
  for (const name of names)
    expect(extensions.filter((one) => one.name === name)).toEqual([
      expect.objectContaining({ kind: 'module', state: 'loaded' }),
      expect.objectContaining({
        kind: 'extension',
        state: 'loaded',
        contributions: expect.objectContaining({ jobs: expect.anything() }),
      }),
    ]);
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query(`select owner from migration where owner = any($1)`, [names]);
    expect(rows).toHaveLength(names.length);
  } finally {
    await client.end();
  }
});
