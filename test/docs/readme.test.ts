import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import config from '../../examples/store/shop.config.ts';
import { createProgram } from '../../packages/cli/src/program.ts';
import { shopConfig } from '../../packages/runtime/src/platform/config/schema.ts';
import { createDemoAdmin, prepareDemo } from '../../packages/runtime/src/store/prepareDemo.ts';
import type { DemoAdmin } from '../../packages/runtime/src/store/prepareDemo.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { codeBlocks } from './codeBlocks.ts';

const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);

let database: TestDatabase;
let shop: TestShop;
let admin: DemoAdmin | null;
let readme: string;
let dir: string;
beforeAll(async () => {
  database = await createDatabase();
  shop = await createTestShop({ databaseUrl: database.url, extensions: [coreShipping, cod], config });
  await prepareDemo(shop.app);
  admin = await createDemoAdmin(shop.app);
  readme = await readFile(path.join(root, 'README.md'), 'utf8');
  dir = await mkdtemp(path.join(tmpdir(), 'shop-readme-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
  await shop.stop();
  await database.drop();
});

/** What a reader puts in: the text must stand in README, or this test would try something else. */
function replace(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replace(from, () => to);
  expect(replaced, `README no longer has ${from}`).not.toBe(text);
  return replaced;
}

test('the commands of "Buy something" run one after the other and print what README says', async () => {
  const blocks = codeBlocks(readme).filter(({ section }) => section === 'Buy something');
  const commands = blocks.filter(({ language }) => language === 'bash');
  const mark = '--- next block ---';
  let script = commands.map(({ text }) => text).join(`\necho '${mark}'\n`);
  script = replace(script, /^SHOP=.*$/m, `SHOP=${shop.url}`);
  expect(script).toContain(`EMAIL=${admin?.email}\n`);
  script = replace(script, /^PASSWORD=.*$/m, `PASSWORD='${admin?.password}'`);

  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script]);

  const printed = stdout.split(`${mark}\n`).map((text) => text.trimEnd());
  const promised = commands.map((command) => {
    const next = blocks[blocks.indexOf(command) + 1];
    return next?.language === 'text' ? next.text : '';
  });
  expect(printed).toEqual(promised);
  expect(promised.filter((text) => text !== '').length).toBeGreaterThan(4);
});

test('the program of "The same with the SDK" fits the types, runs and prints what README says', async () => {
  const blocks = codeBlocks(readme).filter(({ section }) => section === 'The same with the SDK');
  const [program, promised] = ['ts', 'text'].map((wanted) =>
    blocks.find(({ language }) => language === wanted),
  );
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  await writeFile(path.join(dir, 'package.json'), '{ "type": "module" }');
  const extended = { extends: path.join(root, 'tsconfig.base.json'), files: ['buy.ts'] };
  await writeFile(path.join(dir, 'tsconfig.json'), JSON.stringify(extended));
  const text = replace(program?.text ?? '', 'http://127.0.0.1:3000', shop.url);
  await writeFile(path.join(dir, 'buy.ts'), text);

  await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', dir], { cwd: dir });
  const { stdout } = await run(process.execPath, ['--conditions=source', 'buy.ts'], { cwd: dir });

  expect(stdout.trimEnd()).toBe(promised?.text);
});

/** The code spans of the first cells of the tables of a section. */
const firstCells = (section: string) =>
  readme
    .split(/^## /m)
    .filter((text) => text.startsWith(section))
    .flatMap((text) => text.match(/^\| `[^|]*/gm) ?? [])
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));

test('the table of commands has every command and no other', () => {
  const named = firstCells('The command').map((code) => /^shop [a-z ]*[a-z]/.exec(code)?.[0]);
  const all = leavesOf(createProgram(new AbortController().signal));
  expect(named.toSorted()).toEqual(all.toSorted());
});

/** The commands that do something, as they are written. */
const leavesOf = (command: ReturnType<typeof createProgram>, parents = ''): string[] => {
  const name = `${parents}${command.name()}`;
  const below = command.commands.flatMap((child) => leavesOf(child, `${name} `));
  return below.length > 0 && command.name() !== 'migrate' ? below : [name, ...below];
};

test('the configuration has every key of the schema and no other', () => {
  const unused = /The file also takes (.*?)\.\n/s.exec(readme)?.[1] ?? '';
  const named = [...firstCells('Configuration'), ...[...unused.matchAll(/`([^`]+)`/g)].map(([, key]) => key)];
  const schema = z.toJSONSchema(shopConfig, { io: 'input', unrepresentable: 'any' });
  expect(named.toSorted()).toEqual([...keysOf(schema, ''), 'system.<name>'].toSorted());
});

/** The key paths of an object's schema; an address counts as one. */
const keysOf = ({ properties = {} }: z.core.JSONSchema.BaseSchema, prefix: string): string[] =>
  Object.entries(properties).flatMap(([key, schema]) =>
    typeof schema === 'object' && schema.properties && key !== 'address'
      ? keysOf(schema, `${prefix}${key}.`)
      : [prefix + key],
  );
