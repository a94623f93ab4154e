import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { issueSetupToken } from '../../packages/runtime/src/modules/auth/index.ts';
import { column, sql, z } from '@shop/runtime/extension';
import { password } from '../support/admins.ts';
import { inLane } from '../support/lane.ts';
import { dataOf } from '../support/shop.ts';
import { totpCode } from '../support/totp.ts';
import { adminVisits, click, field, heading, lead, logIn } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const nothing = z.object({});

const AREAS = new URL('../../packages/admin/src/app/resources/', import.meta.url);

/** The admin pages, each with the permission that opens it, as declared by the resources. */
const pages: readonly { readonly path: string; readonly permission: string }[] = readdirSync(AREAS)
  .flatMap((file) =>
    readFileSync(new URL(file, AREAS), 'utf8')
      .split(/\n    id: '/)
      .slice(1),
  )
  .flatMap((resource) => {
    const [, path = ''] = /path: '([^'$]+)'/.exec(resource) ?? [];
    const [, permission] = /\blist: '(\w+)'/.exec(resource) ?? [];
    return permission === undefined || path === '' ? [] : [{ path, permission }];
  });

describe.skipIf(!hasChromium)('administrators in the admin', () => {
  const { shop, signIn, visit: openVisit, newAdmin, newRole } = adminVisits();

  test('the setup link of the first start creates the first administrator and signs them in', async () => {
    const token = (await issueSetupToken(shop().app)) ?? '';
    const visit = await openVisit();
    const { page } = visit;
    await page.goto(`/admin/setup?token=${token}`);
    await heading(page, 'Welcome to your shop');
    await field(page, 'Your name').fill('Grace');
    await field(page, 'Email').fill('grace@shop.test');
    await page.locator('[name="password"]').fill('short');
    await click(page, 'Continue');
    await page.getByText('Password must be at least 8 characters').waitFor();
    await inspect(visit, 'admin-setup');
    await page.locator('[name="password"]').fill(password);
    await click(page, 'Continue');
    await heading(page, /^Your shop$/);
    await inspect(visit, 'admin-setup-shop');
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await country.click();
    await country.fill('Switzerland');
    await page.getByRole('option', { name: 'Switzerland' }).click();
    const currency = page.getByRole('combobox', { name: 'Currency', exact: true });
    await currency.click();
    await currency.fill('CHF');
    await page.getByRole('option', { name: /CHF/ }).click();
    await click(page, 'Open the shop');
    await heading(page, /./);
    await page.getByRole('button', { name: 'Account' }).waitFor();
    expect(shop().app.config.shop).toMatchObject({ currency: 'CHF', address: { country: 'CH' } });
    await page.goto(`/admin/setup?token=${token}`);
    await field(page, 'Your name').fill('Mallory');
    await field(page, 'Email').fill('mallory@shop.test');
    await page.locator('[name="password"]').fill(password);
    await click(page, 'Continue');
    await page.getByText('This shop already has an administrator').waitFor();
    await visit.close();
  });

  // The admin reads the permissions when it is loaded, so each page is a load. The gate lane has every third page.
  test('with the permission for a single list open that list, and no other page', async () => {
    expect(pages.length).toBeGreaterThan(35);
    const role = await newRole('listOrders');
    const visit = await signIn('/', [role]);
    const { page } = visit;
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    for (const { path, permission } of pages.filter(
      (_, number) => number % inLane({ gate: 3, night: 1 }) === 0,
    )) {
      dataOf(await shop().admin('PATCH', `/api/roles/${role}`, { permissions: [permission] }));
      await page.goto(`/admin${path}`);
      await heading(page, /./);
      await page.waitForLoadState('networkidle');
      // Notices are alerts too. An error notice contains the request id.
      const faults = await page
        .getByRole('alert')
        .filter({ hasText: /Request [\da-f]{8}-/ })
        .allTextContents();
      expect.soft([path, faults, refused.splice(0)]).toEqual([path, [], []]);
    }
    await page.goto('/admin/products');
    await heading(page, 'Your role doesn’t give you access to this page.');
    await page.getByText('You need the permission “List products”.').waitFor();
    await inspect(visit, 'admin-no-permission');
    await visit.close();
  });

  test('start a role from a preset', async () => {
    const visit = await signIn('/roles/new');
    const { page } = visit;
    await page.getByRole('button', { name: /^Warehouse/ }).click();
    await inspect(visit, 'admin-role-presets');
    await click(page, 'Create');
    await heading(page, 'Warehouse');
    const role = dataOf(await shop().admin('GET', '/api/roles?name=Warehouse'))[0];
    expect(role.permissions).toContain('createShipment');
    expect(role.permissions).not.toContain('refundOrder');
    await visit.close();
  });

  test('create a role, a user with it, and an API token that is shown once', async () => {
    const visit = await signIn('/roles/new');
    const { page } = visit;
    await field(page, 'Name').fill('Support');
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('view customer');
    await page.getByRole('checkbox', { name: 'View customer', exact: true }).check();
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('lists and search');
    const lists = page.getByRole('checkbox', { name: /^Open lists and search \(/ });
    expect([await lists.isChecked(), await lists.isDisabled()]).toEqual([true, true]);
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('');
    await inspect(visit, 'admin-role');
    await click(page, 'Create');
    await heading(page, 'Support');
    const role = dataOf(await shop().admin('GET', '/api/roles?name=Support'))[0];
    expect(role.permissions).toEqual(['getCustomer']);

    await lead(page, '/users/new');
    await field(page, 'Name').fill('Sam');
    await field(page, 'Email').fill('sam@shop.test');
    await page.locator('input[type="password"]').fill('a rare password');
    await page.getByRole('combobox', { name: 'Roles' }).or(page.getByLabel('Roles')).first().click();
    await page.getByRole('option', { name: 'Support' }).click();
    await page.keyboard.press('Escape');
    await click(page, 'Create');
    await heading(page, 'Sam');
    const user = dataOf(await shop().admin('GET', '/api/users?keyword=sam@'))[0];
    expect(user).toMatchObject({ full_name: 'Sam', status: true, roles: [role.uuid] });

    await click(page, 'New API token');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('till');
    // The token's permissions are listed individually, so permissions granted later do not apply to it.
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('switch').count()).toBe(0);
    await dialog.getByRole('searchbox', { name: 'Search permissions' }).fill('view customer');
    await dialog.getByRole('checkbox', { name: 'View customer', exact: true }).check();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    const secret = await page.getByRole('textbox', { name: 'New API token' }).inputValue();
    await inspect(visit, 'admin-user-token');
    const options = { token: secret };
    expect((await shop().request('GET', '/api/users/me', undefined, options)).status).toBe(200);
    await click(page, 'I’ve saved it');
    await page.getByRole('button', { name: 'Revoke: till' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('No API tokens.').waitFor();
    expect((await shop().request('GET', '/api/users/me', undefined, options)).status).toBe(401);
    for (const list of ['users', 'roles']) {
      await lead(page, `/${list}`);
      await page.getByRole('table').waitFor();
      await inspect(visit, `admin-${list}`);
    }
    await visit.close();
  });

  test('a session that ends while a form is filled in loses nothing', async () => {
    const visit = await signIn('/customer-groups/new');
    const { page } = visit;
    await field(page, 'Name').fill('Typed before');
    await shop().db.run(sql.type(nothing)`delete from admin_token where kind = 'session'`);
    await click(page, 'Create');
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await inspect(visit, 'admin-session');
    await page.locator('[name="password"]').fill('something else');
    await page.keyboard.press('Enter');
    await page.getByText('Incorrect email or password.').waitFor();
    await page.locator('[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    // The rejected request is resent automatically.
    await heading(page, 'Typed before');
    expect(dataOf(await shop().admin('GET', '/api/customerGroups?name=Typed before'))).toHaveLength(1);
    await visit.close();
  });

  test('set up an authenticator with a key, sign in with its code, and turn it off', async () => {
    const visit = await signIn('/profile');
    const { page } = visit;
    await heading(page, 'My profile');
    await page.waitForLoadState('networkidle');
    await inspect(visit, 'admin-profile');
    await click(page, 'Set up');
    const proof = page.getByRole('dialog');
    await proof.locator('[name="current_password"]').fill('wrong');
    await proof.getByRole('button', { name: 'Set up' }).click();
    await proof.getByText('The current password is missing or wrong').waitFor();
    await inspect(visit, 'admin-proof');
    await proof.locator('[name="current_password"]').fill(password);
    await proof.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = await field(page, 'Or enter this key').inputValue();
    await page.locator('[name="code"]').fill('000000');
    await click(page, 'Turn on');
    await page.getByText('The code is incorrect or has already been used').waitFor();
    await inspect(visit, 'admin-totp');
    await page.locator('[name="code"]').fill(totpCode(secret, new Date()));
    await click(page, 'Turn on');
    const codes = (await page.getByRole('textbox', { name: 'Your recovery codes' }).inputValue()).split('\n');
    expect(codes).toHaveLength(10);
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-profile-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await click(page, 'I’ve saved it');
    await click(page, 'Account');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading(page, 'Sign in');
    const { email } = await shop().db.one(
      sql.type(z.object({ email: column.text }))`
        select email from admin_user join admin_totp using (admin_user_id) limit 1`,
    );
    await logIn(page, email);
    await heading(page, 'Two-step authentication');
    await page.locator('[name="code"]').fill(codes[0] ?? '');
    await click(page, 'Sign in');
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await page.goto('/admin/profile');
    await click(page, 'New API token');
    const own = page.getByRole('dialog');
    await own.getByRole('textbox', { name: 'Name' }).fill('mine');
    await own.locator('[name="current_password"]').fill(password);
    await own.getByRole('button', { name: 'Create', exact: true }).click();
    await own.getByText('The code is incorrect or has already been used').waitFor();
    await own.locator('[name="code"]').fill(codes[2] ?? '');
    await own.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('textbox', { name: 'New API token' }).waitFor();
    await click(page, 'I’ve saved it');
    await click(page, 'Turn off');
    await page
      .getByRole('dialog')
      .locator('[name="code"]')
      .fill(codes[1] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('An app on your phone that generates a code').waitFor();
    await visit.close();
  });

  test('change name and password, and end another session', async () => {
    const { email } = await newAdmin();
    const other = await openVisit();
    await other.page.goto('/admin/profile');
    await logIn(other.page, email);
    const visit = await openVisit();
    const { page } = visit;
    await page.goto('/admin/profile');
    await logIn(page, email);
    await heading(page, 'My profile');
    await field(page, 'Name').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved').waitFor();
    await page.locator('[name="current_password"]').fill('not this');
    await page.locator('[name="password"]').fill('another rare one');
    await click(page, 'Change password');
    await page.getByText('The current password is missing or wrong').waitFor();
    await page.locator('[name="current_password"]').fill(password);
    await page.locator('[name="password"]').fill('another rare one');
    await click(page, 'Change password');
    await page.getByText('Password changed').waitFor();
    const { body } = await shop().request('POST', '/api/user/tokens', {
      email,
      password: 'another rare one',
    });
    const me = await shop().request('GET', '/api/users/me', undefined, { token: body.data.accessToken });
    expect(dataOf(me).full_name).toBe('Ada Lovelace');
    await page.reload();
    await page.getByRole('button', { name: /^Sign out: / }).click();
    await page.getByText('Signed out').waitFor();
    await other.page.reload();
    await heading(other.page, 'Sign in');
    await other.close();
    await visit.close();
  });
});
