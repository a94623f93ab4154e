import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop as runShop } from '../cli/shopProcess.ts';
import { codeBlocks } from './codeBlocks.ts';
import type { CodeBlock } from './codeBlocks.ts';
import { startDemoShop } from './demoShop.ts';
import { runProgram } from './programs.ts';
import { put, runCommands } from './runCommands.ts';

const root = path.join(import.meta.dirname, '../..');

let shop: Awaited<ReturnType<typeof startDemoShop>>;
let blocks: readonly CodeBlock[];
let dir: string;
beforeAll(async () => {
  shop = await startDemoShop();
  blocks = codeBlocks(await readFile(path.join(root, 'docs/tour.md'), 'utf8'));
  dir = await mkdtemp(path.join(tmpdir(), 'shop-tour-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
  await shop.stop();
});

const of = (section: string, language: string) =>
  blocks.filter((block) => block.section === section && block.language === language).map(({ text }) => text);

/** Splits a command line like a shell, limited to the syntax that the tour uses. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

test('the product is created, and the program buys it and prints what the tour shows', async () => {
  const product = blocks.filter(({ section }) => section === 'A product');
  const { printed, promised } = await runCommands(product, shop);
  expect(printed).toEqual(promised);

  const [program = ''] = of('An order', 'ts');
  const bought = await runProgram(dir, put(program, 'http://127.0.0.1:3000', shop.url));
  expect(bought).toBe(of('An order', 'text')[0]);
});

test('the store and the extension are created, and the store loads the extension', async () => {
  const [make = ''] = of('A store', 'sh')[0]?.split('\n') ?? [];
  const store = path.join(dir, 'my-shop');
  expect(await runShop(words(make).slice(2), { cwd: dir })).toMatchObject({ code: 0, stderr: '' });
  // Links the packages of this repository instead of running `npm install`.
  await symlink(path.join(root, 'node_modules'), path.join(store, 'node_modules'));

  const [extend = ''] = of('An extension', 'sh');
  expect(await runShop(words(extend).slice(2), { cwd: store })).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(path.join(store, 'extensions/parcels/src/provider.ts'))).toBe(true);

  const file = path.join(store, 'shop.config.ts');
  const [line = ''] = of('An extension', 'js');
  expect(await readFile(file, 'utf8')).toContain(`\n${line}\n`);
  const { stdout } = await runShop(['extension', 'list'], { cwd: store });
  const columns = (text: string) => text.trim().split(/\s{2,}/);
  expect(columns(stdout.trimEnd().split('\n').at(-1) ?? '')).toEqual(
    columns(of('An extension', 'text')[0] ?? ''),
  );
});

test('the other commands exist', async () => {
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.startsWith('npx shop '));
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) {
    const { code, stdout } = await runShop([...words(command).slice(2), '--help'], { cwd: dir });
    expect([command, code, stdout.startsWith('Usage: shop ')]).toEqual([command, 0, true]);
  }
});
