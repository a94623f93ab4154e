import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createProgram } from '../../packages/cli/src/program.ts';
import { modules } from '../../packages/runtime/src/modules.ts';
import { shopConfig } from '../../packages/runtime/src/platform/config/schema.ts';
import { checkTypes } from './checkTypes.ts';
import { codeBlocks } from './codeBlocks.ts';
import { startDemoShop } from './demoShop.ts';
import { put, runCommands } from './runCommands.ts';

let shop: Awaited<ReturnType<typeof startDemoShop>>;
let readme: string;
let dir: string;
beforeAll(async () => {
  shop = await startDemoShop();
  readme = await readFile(path.join(import.meta.dirname, '../../README.md'), 'utf8');
  dir = await mkdtemp(path.join(tmpdir(), 'shop-readme-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
  await shop.stop();
});

const blocksOf = (heading: string) => codeBlocks(readme).filter(({ section }) => section === heading);

test('the commands of "Buy something" run one after the other and print what README says', async () => {
  const blocks = blocksOf('Buy something');
  expect(blocks[0]?.text).toContain(`EMAIL=${shop.email}\n`);
  const { printed, promised } = await runCommands(blocks, shop);
  expect(printed).toEqual(promised);
  expect(promised.filter((text) => text !== '').length).toBeGreaterThan(4);
});

test('the program of "The same with the SDK" fits the types, runs and prints what README says', async () => {
  const blocks = blocksOf('The same with the SDK');
  const [program, promised] = ['ts', 'text'].map((wanted) =>
    blocks.find(({ language }) => language === wanted),
  );
  await checkTypes(dir, 'buy.ts', put(program?.text ?? '', 'http://127.0.0.1:3000', shop.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@shop/source', 'buy.ts'], {
    cwd: dir,
  });
  expect(stdout.trimEnd()).toBe(promised?.text);
});

test('the tree names the modules in their order', () => {
  const named = /src\/modules\/ +([a-z ]+)$/im.exec(readme)?.[1]?.split(' ');
  expect(named).toEqual(modules.map(({ name }) => name));
});

/** The code spans of the first cells of a section's tables. */
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
