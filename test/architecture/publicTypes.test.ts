import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireBuilt } from '../support/built.ts';

// An extension outside of this repository has only the built declarations and the runtime's own dependencies. These tests set up such a
// project and compile all extensions in it in a single compiler run.

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const runtime = path.join(root, 'packages/runtime');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

const config = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    // With several checkers, each would check the same types again.
    checkers: 1,
    types: ['node'],
  },
};

let project: string;
let installed: string;
let errors: readonly string[];
beforeAll(async () => {
  requireBuilt('packages/runtime');
  project = await mkdtemp(path.join(tmpdir(), 'extension-'));
  installed = path.join(project, 'node_modules/@shop/runtime');
  await mkdir(installed, { recursive: true });
  const manifest = await readFile(path.join(runtime, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  await Promise.all([...Object.keys(dependencies), '@types/node'].map(link));
  await cp(path.join(runtime, 'package.json'), path.join(installed, 'package.json'));
  await cp(path.join(runtime, 'dist'), path.join(installed, 'dist'), {
    recursive: true,
    filter: (file) => path.extname(file) === '' || file.endsWith('.d.ts'),
  });
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
  const extensions = { 'contributions.ts': CONTRIBUTIONS, 'wrong.ts': WRONG, 'suites.ts': SUITES };
  for (const [file, code] of Object.entries(extensions)) await writeFile(path.join(project, file), code);
  const files = Object.keys(extensions);
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify({ ...config, files }));
  errors = (await compile('tsconfig.json')).filter((line) => line.includes(': error TS'));
});
afterAll(() => rm(project, { recursive: true, force: true }));

async function link(name: string): Promise<void> {
  const at = path.join(project, 'node_modules', name);
  await mkdir(path.dirname(at), { recursive: true });
  await symlink(path.join(root, 'node_modules', name), at);
}

/** Runs the compiler in the project. Returns its output lines. */
async function compile(configuration: string, ...options: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run(process.execPath, [tsc, '-p', configuration, ...options], {
    cwd: project,
    maxBuffer: 1e8,
  }).catch((failed: { stdout: string }) => failed);
  return stdout.trim().split('\n');
}

/** Returns the compiler errors in one extension, and the errors in the declarations. */
const errorsIn = (file: string): readonly string[] =>
  errors.filter((line) => line.startsWith(file) || !/^(?:contributions|wrong|suites)\.ts/.test(line));

const CONTRIBUTIONS = `
    import { defineExtension, defineProcessor, defineRoute, defineSubscriber, sql, z } from '@shop/runtime/extension';
    import type { AppContext, Call, OrderEventPayload, PaymentMethod, ShippingProvider } from '@shop/runtime/extension';

    declare module '@shop/runtime/extension' {
      interface Settings { weighedPrice: string }
      interface Events { weighed_price_changed: { readonly price: string } }
      interface RegistryValues { weighedOffer: { value: string; context: { readonly zone: string } } }
      interface AppContext { readonly weighed: { price(): number } }
      interface Contributions { readonly scales?: readonly { readonly code: string }[] }
    }

    const provider: ShippingProvider = {
      code: 'weighed',
      name: 'By weight',
      getMethods: async ({ app, totalWeight }) => [
        { code: 'a', name: totalWeight, cost: await app.setting('weighedPrice') },
      ],
    };
    const method: PaymentMethod = {
      code: 'later',
      name: 'Later',
      isAvailable: ({ grandTotal }) => grandTotal !== '0.00',
      onOrderPlaced: () => null,
    };

    async function change({ app }: Pick<Call, 'app'>, facts: OrderEventPayload): Promise<number> {
      const text: string = await app.setting('weighedPrice');
      const { weighedPrice }: { readonly weighedPrice: string } = await app.settings(['weighedPrice']);
      await app.db.transaction(async (tx) => {
        const rows: readonly { n: number }[] = await tx.any(sql.type(z.object({ n: z.int() }))\`select 1 as n\`);
        await app.shipping.touch(tx);
        await app.emit(tx, { name: 'order_placed', payload: facts });
        await app.emit(tx, { name: 'weighed_price_changed', payload: { price: text + weighedPrice + rows.length } });
      });
      const scale: string | undefined = app.registry('scales').list()[0]?.code;
      return app.weighed.price() + (scale?.length ?? 0);
    }

    const unitPrice = defineProcessor({
      key: 'cartItemUnitPrice',
      process: (price, { qty }) => (qty > 10 ? Math.floor(price / 2) : price),
    });
    const offers = defineProcessor({
      key: 'availableShippingMethods',
      process: (methods, { totalWeight }) => methods.filter(({ cost }) => cost < Number(totalWeight)),
    });
    const refusals = defineProcessor({
      key: 'orderRefusals',
      process: (texts, { cart }) => (cart.items.length > 3 ? [...texts, 'Too many'] : texts),
    });
    const stock = defineSubscriber({
      id: 'weighed.stock',
      event: 'inventory_updated',
      handle: async ({ qty, oldQty }, app) => app.log.info({ by: qty - oldQty }),
    });
    const placed = defineSubscriber({
      id: 'weighed.placed',
      event: 'order_placed',
      handle: async (facts, app) => void (await change({ app }, facts)),
    });
    const route = defineRoute({
      id: 'weigh',
      method: 'POST',
      path: '/api/weigh/{id}',
      access: 'admin',
      params: z.object({ id: z.uuid() }),
      body: z.object({ weight: z.number() }),
      handle: ({ params, body, caller }) => ({ id: params.id, weight: body.weight.toFixed(2), by: caller.admin?.uuid }),
    });

    export const price = (app: AppContext, total: number): Promise<number> =>
      app.process('cartItemUnitPrice', total, {
        currency: 'USD', productId: 1, sku: 'MUG', qty: 1, customerId: null, customerGroupId: null,
      });

    export default defineExtension({
      name: 'weighed',
      api: '^1.0',
      config: z.object({ rate: z.number().default(2) }),
      settings: { weighedPrice: { schema: z.string().default('5.00') } },
      setup: ({ rate }) => ({
        routes: [route],
        shippingProviders: [provider],
        paymentMethods: [method],
        processors: [unitPrice, offers, refusals],
        subscribers: [stock, placed],
        jobs: [{ id: 'weigh', schedule: '0 3 * * *', run: async (app) => app.log.info({ rate }) }],
        urlEntities: [{ type: 'scale', listLive: async (_app, _db, uuids) => uuids }],
        services: () => ({ weighed: { price: () => rate } }),
        start: async (app) => () => app.log.info('stopped'),
      }),
    });
  `;

test('the types of every contribution, service, event and key are available to an extension', () => {
  expect(errorsIn('contributions.ts')).toEqual([]);
});

const wrong: readonly [string, string][] = [
  [`defineProcessor({ key: 'cartItemUnitPrices', process: (price) => price })`, 'cartItemUnitPrices'],
  [`defineProcessor({ key: 'cartItemUnitPrice', process: () => 'free' })`, "'string'"],
  [`defineSubscriber({ id: 'x', event: 'order_lost', handle: async () => {} })`, 'order_lost'],
  [
    `(app: AppContext) => app.emit(app.db, { name: 'order_placed', payload: { orderId: 'one' } })`,
    "'string'",
  ],
  [
    `defineExtension({ name: 'x', api: '^1.0', setup: () => ({ paymentMethods: [{ code: 'x' }] }) })`,
    "'name'",
  ],
];
const WRONG = `
    import { defineExtension, defineProcessor, defineSubscriber } from '@shop/runtime/extension';
    import type { AppContext } from '@shop/runtime/extension';
    ${wrong.map(([code], index) => `export const wrong${index} = ${code};`).join('\n    ')}
  `;

test('mistakes in an extension are errors', () => {
  const found = errorsIn('wrong.ts');
  expect(found).toHaveLength(wrong.length);
  for (const [index, [, word]] of wrong.entries()) expect(found[index]).toContain(word);
});

// The build omits declarations that no entry file reaches, so this test lists the declarations in the sources.
test('every declaration that modules add to the contracts is available', async () => {
  const files = await reachedFiles();
  const adding: string[] = [];
  for (const name of globSync('**/!(*.test|*.fixture).ts', { cwd: path.join(runtime, 'src') }))
    if (/^declare module '\.\.?\//m.test(await readFile(path.join(runtime, 'src', name), 'utf8')))
      adding.push(name.slice(0, -'.ts'.length));
  expect(adding.length).toBeGreaterThan(20);
  expect(adding.filter((name) => !files.includes(name))).toEqual([]);
});

/** Files with rows and types that contracts reference although extension.ts does not export from these files. */
const entities: readonly string[] = [
  'modules/carts/cart',
  'modules/carts/cartError',
  'modules/carts/cartLine',
  'modules/carts/express/expressTypes',
  'modules/catalog/products/units',
  'modules/catalog/feed/feedItem',
  'modules/catalog/products/consumerNotices',
  'modules/currencies/convert',
  'modules/feeds/feedMessages',
  'modules/metafields/field',
  'modules/carts/orderOrigin',
  'modules/orders/payment/paymentState',
  'modules/orders/payment/transaction',
  'modules/orders/returns/return',
  'modules/orders/returns/returnState',
  'modules/payments/shopperCalls',
  'modules/promotions/evaluate/promotionCart',
  'modules/promotions/promotion',
  'modules/provinces/address',
  'modules/provinces/provinceTable',
  'modules/defaultTheme/addressViews',
  'modules/defaultTheme/contentsViews',
  'modules/defaultTheme/menuEntry',
  'modules/defaultTheme/orderViews',
  'platform/config/schema',
  'platform/entity/bulkAdjustment',
  'platform/http/answer/links',
  'platform/ratio',
];

/** Returns the runtime files that an entry file's types reference, as paths without extension. */
async function reachedFiles(entry = 'extension'): Promise<readonly string[]> {
  const file = path.join(project, `${entry}.ts`);
  await writeFile(file, `import '@shop/runtime/${entry}';`);
  await writeFile(path.join(project, 'entry.json'), JSON.stringify({ ...config, files: [file] }));
  const files = await compile('entry.json', '--listFilesOnly');
  const dist = path.join(installed, 'dist/');
  return files
    .filter((file) => file.startsWith(dist))
    .map((file) => file.slice(dist.length, -'.d.ts'.length));
}

/** Returns the files that extension.ts and its payloads of events do not export from, that are not contracts, and that are not among the entities above. */
async function internalsAmong(files: readonly string[]): Promise<readonly string[]> {
  const sources = ['extension.ts', 'eventPayloads.ts'].map((file) =>
    readFile(path.join(runtime, 'src', file), 'utf8'),
  );
  const source = (await Promise.all(sources)).join('\n');
  const exported = [...source.matchAll(/ from '\.\/(.+)\.ts';/g)].map(([, file]) => file);
  const isPublic = (file: string) =>
    file === 'extension' ||
    file.startsWith('platform/contracts/') ||
    file.endsWith('/contract') ||
    entities.includes(file) ||
    exported.includes(file);
  const isInternal = (file: string) =>
    /\.(repo|loaders|resolvers)$|\/(index|module|errors|routes)$/.test(file);
  return files.filter((file) => !isPublic(file) || (isInternal(file) && !SHARED.has(file)));
}

/** Refusals that extensions throw themselves. */
const SHARED: ReadonlySet<string> = new Set([
  'modules/orders/errors',
  'modules/payments/errors',
  'platform/errors',
  'platform/listing/errors',
]);

test('the types of extensions lead to contracts and entities, and not into the server', async () => {
  const files = await reachedFiles();
  expect(await internalsAmong(files)).toEqual([]);
  expect(entities.filter((file) => !files.includes(file))).toEqual([]);
});

test('the types of the test kit lead to no more of the server than those of extensions', async () => {
  const known = new Set(await reachedFiles());
  const source = await readFile(path.join(runtime, 'src/testing.ts'), 'utf8');
  const exported = [...source.matchAll(/ from '\.\/(.+)\.ts';/g)].map(([, file]) => file);
  const isOfTheKit = (file: string) =>
    file === 'testing' || exported.includes(file) || file.startsWith('simulators/');
  const files = await reachedFiles('testing');
  expect(files.filter((file) => !known.has(file) && !isOfTheKit(file))).toEqual([]);
  expect(exported.filter((file) => !files.includes(file as string))).toEqual([]);
});

const SUITES = `
    import { defineExtension } from '@shop/runtime/extension';
    import { createTestShop, testPaymentMethod, testProcessor, testWebhook, testWidget } from '@shop/runtime/testing';
    import type { CardGateway, Suite, SuiteRunner } from '@shop/runtime/testing';
    import { after, describe, test } from 'node:test';

    const extension = defineExtension({ name: 'box', api: '^1.0', setup: () => ({}) });
    const runner: SuiteRunner = { describe, test, afterAll: after };
    export const suites: readonly Suite[] = [
      testPaymentMethod({ extension, method: 'box', moved: () => ({ captured: '1.00', refunded: '0.00' }) }),
      testProcessor({
        extension,
        key: 'cartItemUnitPrice',
        cases: [
          { value: 5, context: { currency: 'USD', productId: 1, sku: 'A', qty: 1, customerId: null, customerGroupId: null } },
        ],
      }),
      testWidget({ extension, type: 'notice', settings: async (shop) => ({ sku: (await shop.make.product()).sku }) }),
      testWebhook({
        extension,
        path: '/hook',
        unknownEvent: {},
        sign: (body) => ({ 'x-mac': body }),
        arrange: async (shop) => ({ events: [(await shop.make.order({ state: 'paid' })).uuid], state: async () => null }),
      }),
    ];
    for (const suite of suites) suite.register(runner);
    export const intents = (card: CardGateway): number => card.intent('a').amount_received;
    export async function buy(): Promise<string> {
      const shop = await createTestShop({ extensions: [extension] });
      const ada = await shop.make.customer({ full_name: 'Ada' });
      await ada.session.request('GET', '/api/customers/me');
      return shop.mails(ada.email)[0]?.subject ?? '';
    }
  `;

test('the suites and makers match an author’s types', () => {
  expect(errorsIn('suites.ts')).toEqual([]);
});

test('a contract that names a server file is detected', async () => {
  const contract = path.join(installed, 'dist/modules/carts/contract.d.ts');
  const declared = await readFile(contract, 'utf8');
  await writeFile(contract, `${declared}\nexport type { closeCart } from './openCart.repo.ts';\n`);
  const found = await internalsAmong(await reachedFiles());
  await writeFile(contract, declared);
  expect(found).toContain('modules/carts/openCart.repo');
});
