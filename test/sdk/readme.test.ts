import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { codeBlocks } from '../docs/codeBlocks.ts';
import { typeErrors } from '../docs/programs.ts';

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

let errorsOf: (name: string) => readonly string[];
beforeAll(async () => {
  const texts = programs.map(({ text }, index) => [`program${index}`, `${text}\nexport {};\n`]);
  errorsOf = await typeErrors({
    ...Object.fromEntries(texts),
    surroundings: `${SURROUNDINGS}\nexport {};\n`,
  });
});

test.each(programs.map(({ section }, index) => ({ index, name: `${section}, ${index}` })))(
  'a program of the package’s README fits the types: $name',
  ({ index }) => expect(errorsOf(`program${index}`)).toEqual([]),
);

test('the README has programs', () => {
  expect(programs.length).toBeGreaterThan(5);
});
