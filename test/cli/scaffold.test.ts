import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { installFolder, npmInstall, packInto } from './packed.ts';
import { endAll, shop, startShop } from './shopProcess.ts';

// An author and a merchant start in empty folders outside of the repository with only the packed packages.

const run = promisify(execFile);
const KINDS = [
  'shipping-provider',
  'payment-method',
  'routes',
  'widget',
  'theme',
  'admin-page',
  'full',
] as const;

let folder: string;
let through: readonly string[];
let database: TestDatabase;
beforeAll(async () => {
  folder = installFolder('scaffold');
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = await packInto(folder);
  // Installs the tools of all extensions in a parent folder once, because installing them for each extension would take longer.
  await npmInstall(folder, ...tarballs, 'tsup@^9', 'typescript@^7', 'vitest@^5', '@types/node@^24');
  through = [process.execPath, path.join(folder, 'node_modules/@shop/cli/bin/shop.js')];
  database = await createDatabase();
});
afterEach(endAll);
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

// Environment variables of an npm that runs these tests must not affect the author's npm.
const { npm_config_call: _, ...env } = process.env;

/** Expects that file names and contents contain no template names or other placeholders. */
function holdsNoPlaceholder(dir: string): void {
  for (const file of globSync('**/*', { cwd: dir }).filter((one) => statSync(path.join(dir, one)).isFile()))
    expect(`${file}\n${readFileSync(path.join(dir, file), 'utf8')}`, file).not.toMatch(
      /my[-_ ]?thing|todo|fixme|acme|lorem|example\.com/i,
    );
}

const inFolder = (...args: readonly string[]) => shop(args, { cwd: folder, through });
const at = (...names: readonly string[]) => path.join(folder, ...names);

describe('an extension', () => {
  test.each(KINDS)('of the kind %s is created, and passes the steps in its README', async (kind) => {
    const name = `neat-${kind}`;
    const made = await inFolder('extension', 'new', kind, name, '--packages', 'tarballs', '--json');
    expect(made.stderr).toBe('');
    expect(JSON.parse(made.stdout)).toMatchObject({ dir: at(name) });
    holdsNoPlaceholder(at(name));
    const npm = (...args: readonly string[]) => run('npm', args, { cwd: at(name), env });
    await npmInstall(at(name));
    // The timeouts allow for a busy machine.
    await npm('test', '--', '--testTimeout=240000', '--hookTimeout=240000');
    expect((await npm('run', 'check')).stdout).toContain(`${name}@0.1.0 is ready to publish`);
    mkdirSync(at('packed'), { recursive: true });
    await npm('pack', '--pack-destination=../packed');
    // Frees the disk space for the next kind of extension.
    rmSync(at(name, 'node_modules'), { recursive: true });
  });

  test.each(KINDS)('of the kind %s can be published as created', async (kind) => {
    const name = `neat-${kind}`;
    expect(JSON.parse(readFileSync(at(name, 'package.json'), 'utf8'))).toMatchObject({
      license: 'MIT',
      publishConfig: { access: 'public' },
      engines: { node: expect.stringMatching(/^>=24/) },
      peerDependencies: { '@shop/runtime': expect.stringMatching(/^\^\d/) },
    });
    const { stdout } = await run('tar', ['-tzf', at(`packed/${name}-0.1.0.tgz`)]);
    const files = ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts'];
    expect(stdout.split('\n')).toEqual(expect.arrayContaining(files.map((file) => `package/${file}`)));
    expect(stdout).not.toMatch(/package\/(?:src|test|dev)\//);
  });

  test('has the types of the packages that it extends', async () => {
    const dir = at('neat-routes');
    const types = path.join(dir, 'src/walletAmount.ts');
    writeFileSync(
      types,
      `import '@shop/walletgw';
       import { defineProcessor } from '@shop/runtime/extension';
       export const rounded = defineProcessor({ key: 'walletgwFinalAmount', process: (amount) => amount });
       // @ts-expect-error -- no amount
       export const wrong = defineProcessor({ key: 'walletgwFinalAmount', process: () => 'free' });`,
    );
    await run(process.execPath, [at('node_modules/typescript/bin/tsc'), '--noEmit'], { cwd: dir });
    rmSync(types);
  });

  test('is not created over existing files', async () => {
    writeFileSync(at('neat-routes/mine.txt'), 'mine');
    const { code, stderr } = await inFolder('extension', 'new', 'widget', 'neat-routes');
    expect([code, stderr]).toEqual([2, expect.stringContaining('neat-routes exists and is not empty')]);
    expect(existsSync(at('neat-routes/src/widget.ts'))).toBe(false);
  });

  test.each([
    [['widgte', 'a'], /'widgte' is invalid.*Allowed choices are shipping-provider/],
    [['widget', 'No Name'], /"No Name" cannot be the name of an extension/],
  ])('of %j is rejected', async (args, message) => {
    const { code, stderr } = await inFolder('extension', 'new', ...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    [
      'whose files leave its migrations out',
      { files: ['dist'] },
      'does not include migrations/0001_neat_routes_note.sql',
    ],
    [
      'that brings the runtime',
      { dependencies: { '@shop/runtime': '^0.1.0' } },
      '@shop/runtime is in dependencies',
    ],
    ['that stores do not find', { shop: undefined }, 'has no file in "shop": { "extension": … }'],
    ['of another kind of modules', { type: undefined }, '"type" is not "module"'],
  ])('%s is found by shop extension check', async (_, change, message) => {
    const file = at('neat-routes/package.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), ...change }));
    const { code, stderr } = await inFolder('extension', 'check', 'neat-routes');
    writeFileSync(file, before);
    expect([code, stderr]).toEqual([7, expect.stringContaining(message)]);
  });
});

/** Purchases with the payment methods of the installed extensions. */
const PURCHASE = `
import { createStorefrontClient } from '@shop/sdk';

const shop = createStorefrontClient({ baseUrl: process.argv[2] });
const { products } = await shop.graphql('{ products { items { sku noShippingRequired } } }');
const { sku } = products.items.find((product) => !product.noShippingRequired);
const address = {
  full_name: 'Ada Lovelace', telephone: '555 0100', address_1: '12 Analytical Row',
  city: 'Oakland', province: 'US-CA', country: 'US', postcode: '94607',
};
async function buy(provider, method_code) {
  const { cartId } = await shop.carts.create({ items: [{ sku, qty: 1 }] });
  await shop.carts.setContact(cartId, { email: 'ada@example.com' });
  await shop.carts.setAddress(cartId, { type: 'shipping', address });
  const methods = await shop.carts.availableShippingMethods(cartId);
  const { providerCode, code } = methods.find((method) => method.providerCode === provider);
  await shop.carts.setShippingMethod(cartId, { provider_code: providerCode, method_code: code });
  await shop.carts.setPaymentMethod(cartId, { method_code, method_name: method_code });
  const { payment_status, shipping_fee_excl_tax } = await shop.orders.create({ cart_id: cartId });
  return { payment_status, fee: Number(shipping_fee_excl_tax) };
}
console.log(JSON.stringify([
  await buy('neat-full', 'neat_full'),
  await buy('neat-shipping-provider', 'neat_payment_method'),
]));
`;

test('a new store sells with the packed extensions', async () => {
  const made = await inFolder('new', 'anna', '--name', "Anna's teas", '--packages', 'tarballs');
  expect([made.code, made.stderr]).toEqual([0, '']);
  const config = readFileSync(at('anna/shop.config.ts'), 'utf8');
  expect(config).toContain("name: 'Anna\\'s teas'");
  writeFileSync(
    at('anna/shop.config.ts'),
    config.replace(
      'export default {',
      "export default {\n  demo: true,\n  mode: 'development',\n  system: { theme: 'neat-full' },",
    ),
  );
  const packed = globSync('packed/*.tgz', { cwd: folder }).map((file) => `../${file}`);
  expect(packed).toHaveLength(KINDS.length);
  const sdk = globSync('tarballs/shop-sdk-*.tgz', { cwd: folder }).map((file) => `../${file}`);
  await npmInstall(at('anna'), ...packed, ...sdk);
  await run('npm', ['run', 'check'], { cwd: at('anna') });

  const options = { cwd: at('anna'), env: { DATABASE_URL: database.url } };
  const own = [process.execPath, at('anna/node_modules/@shop/cli/bin/shop.js')];
  const listed = await shop(['extension', 'list'], { ...options, through: own });
  for (const kind of KINDS) expect(listed.stdout).toMatch(new RegExp(`^neat-${kind} +loaded`, 'm'));
  const running = startShop(['start', '--migrate', '--port', '0'], { ...options, through: own });
  const [, url = ''] = await running.prints(/Shop is listening on (\S+)/);
  const home = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  expect(home).toContain('<p class="neat-full-welcome">Welcome to Anna&#39;s teas.</p>');
  writeFileSync(at('anna/buy.js'), PURCHASE);
  const { stdout } = await run(process.execPath, ['buy.js', url], { cwd: at('anna') });
  expect(JSON.parse(stdout)).toEqual([
    { payment_status: 'neat_full_pending', fee: 5 },
    { payment_status: 'neat_payment_method_pending', fee: 5 },
  ]);
  expect(await running.end('SIGTERM')).toBe(0);
});

test.each([
  [['--currency', 'euro'], '--currency cannot be "euro"'],
  [['--country', 'Atlantis'], '--country cannot be "Atlantis"'],
  [['--locale', 'German'], '--locale cannot be "German"'],
  [['--packages', 'anna'], 'anna has no tarball of @shop/'],
])('a store with %j is rejected, and nothing is written', async (options, message) => {
  const { code, stderr } = await inFolder('new', 'other', ...options);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  expect(existsSync(at('other'))).toBe(false);
});
