import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTemplates } from '@shop/runtime/extension';
import { codeBlocks } from './codeBlocks.ts';
import { startDemoShop } from './demoShop.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

let shop: Awaited<ReturnType<typeof startDemoShop>>;
let guide: string;
beforeAll(async () => {
  shop = await startDemoShop();
  guide = await read('docs/guide/storefront.md');
});
afterAll(() => shop.stop());

test('pages respond with the data that the guide shows', async () => {
  const shown = codeBlocks(guide).filter(({ language }) => language === 'json');
  expect(shown).toHaveLength(2);
  for (const { before, text } of shown) {
    const path = /`GET ([^`]+)`/.exec(before)?.[1] as string;
    const answer = await fetch(shop.url + path, { headers: { accept: 'application/json' } });
    expect(await answer.json()).toMatchObject(JSON.parse(text));
  }
});

test('the theme in the guide is the example', async () => {
  const shown = codeBlocks(guide).filter(({ language }) => language === 'ts');
  const files = ['index.ts', 'homepage.ts'].map((file) => `examples/extensions/paper/src/${file}`);
  const texts = await Promise.all(files.map(read));
  expect(shown.map(({ text }) => text)).toEqual(texts.map((text) => text.trimEnd()));
});

test('the guides document every template but the document', async () => {
  const both = guide + (await read('docs/guide/checkout.md'));
  for (const name of Object.keys(defaultTemplates)) expect(both).toMatch(new RegExp(`\`${name}\``));
});
