import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../packages/runtime/src/modules.ts';
import { codeBlocks } from './codeBlocks.ts';
import { startDemoShop } from './demoShop.ts';
import { runProgram } from './programs.ts';
import { put, runCommands } from './runCommands.ts';

const root = path.join(import.meta.dirname, '../..');

let shop: Awaited<ReturnType<typeof startDemoShop>>;
let readme: string;
let buying: string;
let dir: string;
beforeAll(async () => {
  shop = await startDemoShop();
  readme = await readFile(path.join(root, 'README.md'), 'utf8');
  buying = await readFile(path.join(root, 'docs/guide/buying.md'), 'utf8');
  dir = await mkdtemp(path.join(tmpdir(), 'shop-readme-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
  await shop.stop();
});

test('the commands of the guide run one after the other and print what it shows', async () => {
  const blocks = codeBlocks(buying);
  expect(blocks[0]?.text).toContain(`EMAIL=${shop.email}\n`);
  const { printed, promised } = await runCommands(blocks, shop);
  expect(printed).toEqual(promised);
  expect(promised.filter((text) => text !== '').length).toBeGreaterThan(4);
});

test('the program of "Buy something" runs and prints what README shows', async () => {
  const blocks = codeBlocks(readme).filter(({ section }) => section === 'Buy something');
  const [program, promised] = ['ts', 'text'].map((tag) => blocks.find(({ language }) => language === tag));
  const printed = await runProgram(dir, put(program?.text ?? '', 'http://127.0.0.1:3000', shop.url));
  expect(printed).toBe(promised?.text);
});

test('the tree lists the modules in their order', () => {
  const named = /src\/modules\/ +([a-z ]+)$/im.exec(readme)?.[1]?.split(' ');
  expect(named).toEqual(modules.map(({ name }) => name));
});
