import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkTypes } from '../docs/checkTypes.ts';
import { codeBlocks } from '../docs/codeBlocks.ts';

const page = await readFile(path.join(import.meta.dirname, '../../packages/sdk/README.md'), 'utf8');
const programs = codeBlocks(page).filter(({ language }) => language === 'ts');

/** Declarations that the programs use and do not contain. */
const SURROUNDINGS = `
declare global {
  const shop: import('@shop/sdk').ShopClient;
  const address: import('@shop/sdk').Address;
  const cartId: string;
  const isShopError: typeof import('@shop/sdk').isShopError;
  const etagOf: typeof import('@shop/sdk').etagOf;
  const defineResource: typeof import('@shop/sdk').defineResource;
  const createClient: typeof import('@shop/sdk').createClient;
  const carts: typeof import('@shop/sdk/resources').carts;
}
`;

test.each(programs.map(({ text, section }, index) => ({ text, name: `${section}, ${index}` })))(
  'a program of the package’s README fits the types: $name',
  async ({ text }) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'shop-sdk-readme-'));
    try {
      await checkTypes(dir, 'program.ts', `${SURROUNDINGS}\n${text}\nexport {};\n`);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
);

test('the README has programs', () => {
  expect(programs.length).toBeGreaterThan(5);
});
