import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdminClient, createStorefrontClient } from '@shop/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks } from '../docs/codeBlocks.ts';
import { startDemoShop } from '../docs/demoShop.ts';
import { runProgram, typeErrors } from '../docs/programs.ts';

const page = await readFile(path.join(import.meta.dirname, '../../packages/sdk/README.md'), 'utf8');
const chapters = page.split(/^## /m);
const blocksOf = (text: string) => codeBlocks(text).filter(({ language }) => language === 'ts');

/** Chapters whose code blocks form a single program, with the expected output. */
const RUN = {
  'For shoppers': `{
    total: products.total > 0,
    cart: cart?.items.map(({ qty }) => qty),
    chosen: chosen.products.total > 0 && chosen.products.total < products.total,
    placed: uuid !== '',
    step: [step.kind, next],
    name: currentCustomer?.fullName,
  }`,
  'For administrators': `{
    newest: newest.length > 0,
    total,
    price: (await admin.products.get(made.uuid)).price,
    shipped: (await admin.orders.list({ limit: 1 }))[0]?.shipment_status,
    sales: (orders?.items.length ?? 0) > 0,
  }`,
};
const chapterOf = (name: string) => chapters.find((text) => text.startsWith(`${name}\n`)) ?? '';
const programOf = (name: string) =>
  blocksOf(chapterOf(name))
    .map(({ text }) => text)
    .join('\n');

const programs = [
  ...Object.keys(RUN).map((name) => ({ name, text: programOf(name) })),
  ...chapters
    .filter((text) => !Object.keys(RUN).some((name) => text.startsWith(`${name}\n`)))
    .flatMap((chapter) =>
      blocksOf(chapter).map(({ text }, index) => ({ name: `${chapter.split('\n')[0]}, ${index}`, text })),
    ),
];

/**
 * Declarations that the code blocks use but do not contain. Outside of the administrators' chapter, no code block uses administrator calls.
 */
const SURROUNDINGS = `
declare global {
  const shop: import('@shop/sdk').StorefrontClient;
  const cartId: string;
  const isShopError: typeof import('@shop/sdk').isShopError;
  const defineResource: typeof import('@shop/sdk').defineResource;
  const createClient: typeof import('@shop/sdk').createClient;
  const carts: typeof import('@shop/sdk/resources').carts;
}
`;

let errorsOf: (name: string) => readonly string[];
let shop: Awaited<ReturnType<typeof startDemoShop>>;
let dir: string;
beforeAll(async () => {
  const texts = programs.map(({ text }, index) => [`program${index}`, `${text}\nexport {};\n`]);
  errorsOf = await typeErrors({
    ...Object.fromEntries(texts),
    surroundings: `${SURROUNDINGS}\nexport {};\n`,
  });
  shop = await startDemoShop();
  dir = await mkdtemp(path.join(tmpdir(), 'shop-readme-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(dir, { recursive: true, force: true });
});

test.each(programs.map(({ name }, index) => ({ index, name })))(
  'a program of the package’s README fits the types: $name',
  ({ index }) => expect(errorsOf(`program${index}`)).toEqual([]),
);

test('the README contains programs', () => {
  expect(programs.length).toBeGreaterThan(5);
  for (const name of Object.keys(RUN)) expect(blocksOf(chapterOf(name)).length).toBeGreaterThan(5);
});

const run = async (name: keyof typeof RUN, token = '') => {
  const { shop: own } = await createStorefrontClient({ baseUrl: shop.url }).graphql<{
    shop: { url: string };
  }>('{ shop { url } }');
  const program = programOf(name)
    .replaceAll('https://front.example', own.url)
    .replaceAll('https://shop.example', shop.url)
    .replace("process.env['SHOP_TOKEN'] ?? ''", JSON.stringify(token));
  const folder = await mkdtemp(path.join(dir, 'program-'));
  const printed = await runProgram(folder, `${program}\nconsole.log(JSON.stringify(${RUN[name]}));\n`);
  return JSON.parse(printed.split('\n').at(-1) ?? '') as unknown;
};

test('the chapters for shoppers and for administrators work as written', async () => {
  expect(await run('For shoppers')).toEqual({
    total: true,
    cart: [2],
    chosen: true,
    placed: true,
    step: ['instructions', '/thanks'],
    name: 'Ada Lovelace',
  });
  const { accessToken } = await createAdminClient({ baseUrl: shop.url }).admin.createTokens({
    email: shop.email,
    password: shop.password,
  });
  expect(await run('For administrators', accessToken)).toEqual({
    newest: true,
    total: expect.any(Number),
    price: 13.5,
    shipped: 'shipped',
    sales: true,
  });
});
