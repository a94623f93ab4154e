import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { AdminParts } from '@shop/runtime/extension';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { isNight } from '../support/lane.ts';
import { adminVisits, click, field, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspectFully } from './chromium.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'admin-modules-'));
afterAll(() => rmSync(dir, { recursive: true }));

const PAGE = { path: 'page', title: 'Trouble', permission: 'listCustomers' };
const TILE = { slot: 'dashboard.tile', permission: 'listCustomers' } as const;

/** Creates an extension with an admin module that has the given code. */
function withModule(name: string, code: string, parts: Partial<AdminParts> = {}, contract = '^1') {
  const folder = path.join(dir, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'admin.js'), code);
  const file = pathToFileURL(path.join(folder, 'admin.js'));
  const module = { file, contract, pages: [PAGE], slots: [TILE] };
  return defineExtension({
    name,
    api: '^1.0',
    setup: () => ({ admin: [{ name, module, ...parts }] }),
  });
}

const query = 'query($filters: [FilterInput!]) { customers(filters: $filters) { items { uuid email } } }';
/** One column's query requests data that the administrator may not read, and one column's cell throws. */
const columns: AdminParts['columns'] = [
  {
    on: 'customers',
    path: 'email',
    title: 'Shout',
    as: 'throwing:shout',
    permission: 'listCustomers',
    query,
  },
  {
    on: 'customers',
    path: 'notes',
    title: 'Secret',
    as: 'throwing:count',
    permission: 'listCustomers',
    query: query.replace('email', 'notes { uuid }'),
  },
];

const throwing = withModule(
  'throwing',
  `import { createElement as h } from 'react';
   import { api, Text, useQuery } from '@shop/admin';
   const fails = () => { throw new Error('boom'); };
   const Users = () => {
     const { data, error } = useQuery({ queryKey: ['throwing'], queryFn: () => api.get('/api/users') });
     return h(Text, null, error ? error.message : 'read ' + (data?.length ?? '…'));
   };
   export default {
     pages: { page: fails, users: Users },
     slots: {
       'dashboard.tile': fails,
       'customer.side': ({ record }) => h(Text, null, 'customer ' + record.uuid),
       'product.side': ({ record, permissions }) =>
         h(Text, null, 'product ' + record.uuid + ' ' + permissions.has('updateProduct')),
     },
     cells: { shout: fails, count: ({ value }) => String(value?.length) },
     actions: { fails: async () => fails() },
   };`,
  {
    columns,
    module: {
      file: pathToFileURL(path.join(dir, 'throwing/admin.js')),
      contract: '^1',
      pages: [
        PAGE,
        { ...PAGE, path: 'users', title: 'Users read' },
        { ...PAGE, path: 'other', title: 'Other' },
      ],
      slots: [
        TILE,
        { slot: 'customer.side', permission: 'getCustomer' },
        { slot: 'product.side', permission: 'getProduct' },
      ],
      actions: [{ id: 'fails', on: 'customers', title: 'Fail', permission: 'listCustomers' }],
    },
  },
);
const hanging = withModule('hanging', 'await new Promise(() => {}); export default {};');
const broken = withModule('broken', "import './gone.js'; export default {};");
const newer = withModule('newer', 'export default {};', {}, '^2');
const empty = withModule('empty', 'export const pages = {};');

/** GraphQL fields that the customer list reads. */
const CUSTOMERS = [
  'adminGraphql',
  'listCustomers',
  'getCustomer',
  'listCustomerGroups',
  'getCustomerGroup',
  'listOrders',
];

const customer = (number: number) => ({
  full_name: `Ada ${number}`,
  email: `ada${number}@example.com`,
  password: 'correct horse battery',
});

describe.skipIf(!hasChromium)('what extensions add to the admin', () => {
  const { shop, signIn, newRole } = adminVisits({ extensions: [coreShipping, cod, loyalty] });
  let uuid: string;
  beforeAll(async () => {
    ({ uuid } = dataOf(await shop().admin('POST', '/api/customers', customer(1))));
    dataOf(await shop().admin('POST', '/api/customers', customer(2)));
  });
  const reward = (body: object) => shop().admin('POST', '/api/loyalty/rewards', body);

  test('a declared resource has a list, a form for new records and a form for existing ones', async () => {
    const visit = await signIn('/x/loyalty/rewards');
    const { page } = visit;
    await heading(page, 'Rewards');
    await page.getByText('Customers take rewards for their points.').waitFor();
    await inspectFully(visit, 'admin-x-list-empty');
    await page.getByRole('link', { name: 'New reward' }).first().click();
    await heading(page, 'New reward');
    await field(page, 'Name').fill('Mug');
    await click(page, 'Create');
    await page.getByText('points is required').or(page.getByText('Points is required')).first().waitFor();
    await page.getByRole('textbox', { name: 'Points' }).fill('250');
    await inspectFully(visit, 'admin-x-form-new');
    await click(page, 'Create');
    await heading(page, 'Mug');
    expect(await page.getByRole('textbox', { name: 'Points' }).inputValue()).toBe('250');
    await page.getByRole('combobox', { name: 'Level' }).click();
    await page.getByRole('option', { name: 'Gold' }).click();
    await click(page, 'Save');
    await page.getByText('Saved').first().waitFor();
    await inspectFully(visit, 'admin-x-form');

    dataOf(await reward({ name: 'Apron', points: 900, level: 'silver', is_enabled: false }));
    await follow(page, 'Rewards');
    await page.locator('.loyalty-level[data-level="gold"]').waitFor();
    await inspectFully(visit, 'admin-x-list');
    await page.getByRole('searchbox').fill('apr');
    await page.getByText('1 result').waitFor();
    await follow(page, 'Apron');
    await heading(page, 'Apron');
    await click(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await heading(page, 'Rewards');
    expect(dataOf(await shop().admin('GET', '/api/loyalty/rewards'))).toHaveLength(1);
    expect(visit.complaints).toEqual([expect.stringContaining('400 (Bad Request)')]);
    await visit.close();
  });

  test('settings have a separate page', async () => {
    const visit = await signIn('/x/loyalty/settings');
    const { page } = visit;
    await heading(page, 'Loyalty settings');
    await page.getByRole('textbox', { name: 'Points for each unit of money' }).fill('3');
    await click(page, 'Save');
    await page.getByText('Saved').first().waitFor();
    await inspectFully(visit, 'admin-x-settings');
    expect(await shop().app.setting('loyaltyPointsPerUnit' as never)).toBe(3);
    await visit.close();
  });

  test('lists and forms of other resources have additional columns, actions and fields', async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const visit = await signIn(`/customers/edit/${uuid}`);
    const { page } = visit;
    await heading(page, 'Ada 1');
    const card = page.getByRole('region', { name: 'Loyalty points' });
    await card.getByRole('textbox', { name: 'Points' }).fill('-1');
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByText('Points must not be negative').waitFor();
    await card.getByRole('textbox', { name: 'Points' }).fill('40');
    await card.getByRole('textbox', { name: 'Note' }).fill('Regular');
    await inspectFully(visit, 'admin-x-fields');
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    expect(dataOf(await shop().admin('GET', `/api/loyalty/accounts/${uuid}`))).toEqual({
      points: 40,
      note: 'Regular',
    });
    await card.getByRole('textbox', { name: 'Points' }).fill('50');
    dataOf(await shop().admin('PATCH', `/api/loyalty/accounts/${uuid}`, { points: 45, note: 'Theirs' }));
    await page.keyboard.press('Control+s');
    const conflict = card.getByRole('alert').filter({ hasText: 'Someone else changed this' });
    await conflict.getByText('Their other changes are kept: Note').waitFor();
    expect(await conflict.getByRole('radio').count()).toBe(2);
    await inspectFully(visit, 'admin-x-conflict');
    await conflict.getByRole('radio', { name: /^Theirs: 45$/ }).check();
    await card.getByRole('button', { name: 'Save these' }).click();
    await conflict.waitFor({ state: 'detached' });
    expect(dataOf(await shop().admin('GET', `/api/loyalty/accounts/${uuid}`))).toEqual({
      points: 45,
      note: 'Theirs',
    });
    await card.getByRole('textbox', { name: 'Points' }).fill('40');
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    await lead(page, '/customers');
    await page.getByRole('columnheader', { name: 'Points' }).waitFor();
    const row = page.getByRole('row', { name: /Ada 1/ });
    await row.getByRole('cell', { name: '40', exact: true }).waitFor();
    await inspectFully(visit, 'admin-x-column');
    await row.getByRole('checkbox').check();
    await click(page, 'Recount points');
    await row.getByRole('cell', { name: '40', exact: true }).waitFor({ state: 'detached' });
    expect(dataOf(await shop().admin('GET', `/api/loyalty/accounts/${uuid}`)).points).toBe(0);
    await visit.close();
  });

  test('a module renders pages, tiles and parts of records with the React and the queries of the admin', async () => {
    dataOf(await shop().admin('PATCH', `/api/loyalty/accounts/${uuid}`, { points: 70 }));
    const { sku } = await createProduct(shop(), { price: 20, qty: 10 });
    const order = dataOf(
      await shop().request('POST', '/api/orders', { cart_id: await createReadyCart(shop(), sku) }),
    );
    const visit = await signIn('/');
    const { page } = visit;
    const tile = page.getByRole('region', { name: 'Loyalty', exact: true });
    await tile.getByText('70').waitFor();
    await inspectFully(visit, 'admin-x-dashboard');
    await page.getByRole('link', { name: 'Loyalty', exact: true }).click();
    await heading(page, 'Loyalty');
    await page.getByText('70').waitFor();
    await inspectFully(visit, 'admin-x-page');
    await follow(page, 'All rewards');
    await heading(page, 'Rewards');
    await lead(page, `/order/edit/${order.uuid}`);
    await page.getByText('A guest placed the order.').waitFor();
    await inspectFully(visit, 'admin-x-order');
    await lead(page, '/orders');
    await page.getByRole('checkbox', { name: `Select #${order.order_number}` }).check();
    await click(page, 'Cash received');
    await page.getByText('1 changed').waitFor();
    expect(dataOf(await shop().admin('GET', `/api/orders/${order.uuid}`)).payment_status).toBe(
      'cod_captured',
    );
    await page.getByRole('checkbox', { name: `Select #${order.order_number}` }).check();
    await click(page, 'Cash received');
    await page.getByText('Its cash is recorded already, or it was canceled.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill('rewa');
    await page.getByRole('button', { name: 'New reward' }).waitFor();
    await page.keyboard.press('Escape');
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('what a role does not permit is hidden', async () => {
    const role = await newRole(...CUSTOMERS, 'listLoyaltyRewards');
    const visit = await signIn('/customers', [role]);
    const { page } = visit;
    await heading(page, 'Customers');
    await page.getByRole('link', { name: 'Ada 1' }).waitFor();
    await page.getByRole('link', { name: 'Rewards' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Points' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Loyalty' }).count()).toBe(0);
    await page.goto('/admin/x/loyalty/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Members').count()).toBe(0);
    await lead(page, '/x/loyalty/rewards');
    await heading(page, 'Rewards');
    await page.getByText('Mug').waitFor();
    expect(await page.getByRole('link', { name: 'New reward' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Mug' }).count()).toBe(0);
    await visit.close();
  });

  test('it is in the administrator’s language, on a phone and in dark mode', async () => {
    dataOf(await reward({ name: 'Apron', points: 900, level: 'silver', is_enabled: false }));
    const visit = await signIn('/x/loyalty/rewards', undefined, {
      locale: 'de-DE',
      colorScheme: 'dark',
      viewport: { width: 390, height: 800 },
    });
    const { page } = visit;
    await heading(page, 'Prämien');
    await page.getByRole('link', { name: 'Apron' }).waitFor();
    const wide = 'document.documentElement.scrollWidth > innerWidth';
    for (const [at, title] of [
      ['rewards', 'Prämien'],
      ['rewards/new', 'Neue Prämie'],
      ['settings', 'Einstellungen der Treuepunkte'],
      ['overview', 'Treuepunkte'],
    ] as const) {
      await lead(page, `/x/loyalty/${at}`);
      await heading(page, title);
      expect([at, await page.evaluate(wide)]).toEqual([at, false]);
      await inspectFully(visit, `admin-x-${at.replace('/', '-')}-de-390-dark`);
    }
    await lead(page, '/');
    await page.getByRole('region', { name: 'Treuepunkte', exact: true }).getByText('Mitglieder').waitFor();
    await inspectFully(visit, 'admin-x-dashboard-de-390-dark');
    await visit.close();
  });
});

describe.runIf(hasChromium && isNight)('extension parts that fail', () => {
  const { shop, signIn, newRole } = adminVisits({
    extensions: [coreShipping, cod, throwing, hanging, broken, newer, empty, loyalty],
  });
  beforeAll(async () => {
    dataOf(await shop().admin('POST', '/api/customers', customer(1)));
  });

  /** Expects an error notice about extension content, and the surrounding page. */
  const notice = async (page: Page, extension: string, message: RegExp) => {
    await page.getByText(`The extension ${extension} failed here`).first().waitFor();
    await page.getByText(message).first().waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).waitFor();
  };

  test('the customer and product pages have a slot next to their fields', async () => {
    const product = await createProduct(shop(), { price: 5, qty: 1 });
    const [{ uuid }] = dataOf(await shop().admin('GET', '/api/customers'));
    const visit = await signIn(`/customers/edit/${uuid}`);
    const { page } = visit;
    await page.getByText(`customer ${uuid}`).waitFor();
    await page.goto(`/admin/products/edit/${product.uuid}`);
    await page.getByText(`product ${product.uuid} true`).waitFor();
    await visit.close();
  });

  test('a page that throws, a missing page, and a module that does not load are reported', async () => {
    const visit = await signIn('/x/throwing/page');
    const { page } = visit;
    await notice(page, 'throwing', /boom/);
    await inspectFully(visit, 'admin-x-throws');
    await page.goto('/admin/x/throwing/other');
    await notice(page, 'throwing', /no part named “other”/);
    await page.goto('/admin/x/broken/page');
    await notice(page, 'broken', /dynamically imported module/);
    await page.goto('/admin/x/newer/page');
    await notice(page, 'newer', /built for version \^2 of the admin, but this is version 1/);
    await page.goto('/admin/x/empty/page');
    await notice(page, 'empty', /has no default export/);
    await page.goto('/admin/x/loyalty/overview');
    await heading(page, 'Loyalty');
    await visit.close();
  });

  test('a module that never loads is reported after a timeout', async () => {
    const visit = await signIn('/x/hanging/page');
    const { page } = visit;
    await page.getByText('The extension hanging isn’t responding').waitFor({ timeout: 30_000 });
    await inspectFully(visit, 'admin-x-hangs');
    await follow(page, 'Customers');
    await heading(page, 'Customers');
    await visit.close();
  });

  test('the dashboard and the lists around broken parts keep working', async () => {
    const visit = await signIn('/');
    const { page } = visit;
    await heading(page, 'Dashboard');
    await page.getByText('The extension throwing failed here').waitFor();
    await page.getByRole('region', { name: 'Loyalty', exact: true }).waitFor();
    await page.getByText('Revenue').first().waitFor();
    await inspectFully(visit, 'admin-x-dashboard-broken');
    await page.goto('/admin/customers');
    await page.getByRole('columnheader', { name: 'Shout' }).waitFor();
    await page.getByRole('link', { name: 'Ada 1' }).waitFor();
    await page.getByText('The extension throwing failed here: boom').first().waitFor({ state: 'attached' });
    await inspectFully(visit, 'admin-x-list-broken');
    await page.getByRole('row', { name: /Ada 1/ }).getByRole('checkbox').check();
    await click(page, 'Fail');
    await page.getByText('throwing: boom').waitFor();
    await visit.close();
  });

  test('the health page lists what does not work', async () => {
    const visit = await signIn('/health');
    const { page } = visit;
    const card = page.getByRole('region', { name: 'Extensions in the admin' });
    await card.getByText(/built for version \^2/).waitFor();
    await card.getByText(/has no default export/).waitFor();
    await card.getByText('OK', { exact: true }).first().waitFor();
    await card.getByText('The extension hanging isn’t responding').waitFor();
    await inspectFully(visit, 'admin-x-health');
    await visit.close();
  });

  test('data that an administrator may not read shows an error in its place', async () => {
    const role = await newRole(...CUSTOMERS);
    const visit = await signIn('/x/throwing/users', [role]);
    const { page } = visit;
    await page.getByText('Your roles do not allow this.').first().waitFor();
    await page.goto('/admin/customers');
    await page.getByRole('link', { name: 'Ada 1' }).waitFor();
    await page
      .getByText(/The extension throwing failed here:/)
      .first()
      .waitFor({ state: 'attached' });
    await visit.close();
  });
});
