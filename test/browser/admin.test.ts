import { describe, expect, test } from 'vitest';
import { adminPaths } from '../../packages/admin/src/kit/paths.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { password } from '../support/admins.ts';
import { adminVisits, click, field, follow, heading, lead, logIn } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';
import { inLane, isNight } from '../support/lane.ts';

/** Color schemes and window widths that the gate lane uses in rotation. */
const LOOKS = [
  ['light', 1280],
  ['dark', 390],
  ['light', 390],
  ['dark', 1280],
] as const;

/** Languages with their direction and words of the sign-in, the orders and a permission. The gate lane has one of each direction. */
const LANGUAGES: readonly (readonly [string, string, string, string, string])[] = (
  [
    ['de', 'ltr', 'Anmelden', 'Bestellungen', 'Gutschein ausprobieren'],
    ['ar', 'rtl', 'تسجيل الدخول', 'الطلبات', 'تجربة قسيمة'],
    ['fr', 'ltr', 'Se connecter', 'Commandes', 'Essayer un code promo'],
    ['es', 'ltr', 'Iniciar sesión', 'Pedidos', 'Probar cupón'],
  ] as const
).slice(0, inLane({ gate: 2, night: 4 }));

describe.skipIf(!hasChromium)('a merchant in the admin', () => {
  const { shop, signIn, visit: openVisit, newAdmin, newRole } = adminVisits();

  test('signs in and reaches the requested page after a wrong password', async () => {
    const { email } = await newAdmin();
    const visit = await openVisit();
    const { page } = visit;
    await page.goto('/admin/categories?page=1');
    await page.locator('[name="email"]').fill(email);
    await page.locator('[name="password"]').fill('something else');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    await inspect(visit, 'admin-login');
    await page.locator('[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await heading(page, 'Categories');
    expect(new URL(page.url()).pathname).toBe('/admin/categories');
    await visit.close();
  });

  test('shows a message if a part could not be loaded, and loads it with the page', async () => {
    const visit = await signIn('/');
    const { page } = visit;
    await heading(page, 'Dashboard');
    // Simulates the state after an upgrade, in which files of the open page no longer exist.
    await page.route('**/admin/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    await follow(page, 'Coupons');
    const alert = page.getByRole('alert').filter({ hasText: 'This part of the admin couldn’t be loaded' });
    await alert.waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/import|http/);
    await inspect(visit, 'admin-part-failed');
    await page.unroute('**/admin/assets/**');
    await alert.getByRole('button', { name: 'Reload' }).click();
    await heading(page, 'Coupons');
    await visit.close();
  });

  test('creates a product, finds it, changes it in two windows, and deletes it', async () => {
    const visit = await signIn('/products');
    const { page } = visit;
    await follow(page, 'New product');
    await heading(page, 'New product');
    await field(page, 'Name').fill('Walnut Tray');
    await click(page, 'Create');
    await page.getByText(/fields need attention/).waitFor();
    expect(await field(page, 'SKU').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'SKU').fill('TRAY-1');
    await field(page, 'Price').fill('24.5');
    await field(page, 'URL key').fill('walnut-tray');
    await field(page, 'Description').fill('For tea.');
    await click(page, 'Create');
    await heading(page, 'Walnut Tray');
    await inspect(visit, 'admin-product');
    await page.goto('/admin/products?q=walnut');
    await follow(page, 'Walnut Tray');
    await heading(page, 'Walnut Tray');

    const { uuid } = dataOf(await shop().admin('GET', '/api/products?keyword=walnut'))[0];
    expect(dataOf(await shop().admin('GET', `/api/products/${uuid}`))).toMatchObject({
      sku: 'TRAY-1',
      price: 24.5,
      status: true,
      description: '<p>For tea.</p>',
    });
    dataOf(await shop().admin('PATCH', `/api/products/${uuid}`, { price: 30, sku: 'TRAY-2' }));
    await field(page, 'Name').fill('Walnut Tray, large');
    await field(page, 'SKU').fill('TRAY-3');
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await click(page, 'Save');
    const conflict = page.getByRole('region', { name: 'Unsaved changes' }).getByRole('alert');
    await conflict.getByText('Someone else changed this').waitFor();
    // The dialog is next to the button, has focus, and asks only about the field that both administrators changed.
    expect(await page.evaluate('document.activeElement.className')).toContain('conflict');
    expect(await conflict.getByRole('radio').count()).toBe(2);
    await conflict.getByText('Their other changes are kept: Price').waitFor();
    await inspect(visit, 'admin-conflict');
    await conflict.getByRole('radio', { name: /^Theirs: TRAY-2$/ }).check();
    await click(page, 'Save these');
    await heading(page, 'Walnut Tray, large');
    // Fields that were not changed here keep the other administrator's values.
    expect(dataOf(await shop().admin('GET', `/api/products/${uuid}`))).toMatchObject({
      price: 30,
      sku: 'TRAY-2',
      name: 'Walnut Tray, large',
    });

    await click(page, 'Delete');
    await heading(page, 'Products');
    expect((await shop().admin('GET', `/api/products/${uuid}`)).status).toBe(404);
    await visit.close();
  });

  test('sees and can do only what their role allows', async () => {
    const role = await newRole('listProducts', 'getProduct', 'adminGraphql');
    const { sku, uuid } = await createProduct(shop(), { price: 5, qty: 1 });
    const { page, close } = await signIn('/products', [role]);
    await heading(page, 'Products');
    expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Products']);
    expect(await page.getByRole('link', { name: 'New product' }).count()).toBe(0);
    await page.goto(`/admin/products/edit/${uuid}`);
    await heading(page, `Product ${sku}`);
    expect(await field(page, 'Name').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await close();
  });

  test.each(['light', 'dark'] as const)(
    'opens every page on a desktop and on a phone, %s, without an error',
    async (colorScheme) => {
      await createProduct(shop(), { price: 5, qty: 1 });
      const visit = await signIn('/products', undefined, { colorScheme });
      const { page, complaints } = visit;
      await heading(page, 'Products');
      // Both themes have the same markup. If all pages are tested in both themes, only colors are checked in the dark theme.
      const rules = isNight && colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined;
      const pages = adminPaths.filter((path) => !path.includes('$') && path !== '/login');
      for (const [number, path] of pages.entries()) {
        const look = LOOKS[number % LOOKS.length];
        if (!isNight && look?.[0] !== colorScheme) continue;
        if (isNight) await page.goto(`/admin${path}`);
        else await lead(page, path);
        expect((await shop().request('GET', `/admin${path}`)).status).toBe(200);
        await heading(page, /./);
        await page.waitForLoadState('networkidle');
        // The window keeps its last width for the next page.
        for (const width of number % LOOKS.length < 2 ? [1280, 390] : [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          if (isNight || look?.[1] === width)
            await inspect(
              visit,
              `admin${path.replaceAll('/', '-')}-${width}-${colorScheme}`,
              rules,
              // The menu is the same on every page.
              number < LOOKS.length ? null : undefined,
            );
          const excess = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
          expect(excess, `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
      // The request for the signed-in administrator is rejected before sign-in.
      expect(complaints.filter((complaint) => !complaint.includes('/api/users/me'))).toEqual([]);
      await visit.close();
    },
    480_000,
  );

  test.each(LANGUAGES)(
    'uses the language %s if the browser prefers it',
    async (code, direction, submit, orders, permission) => {
      const { email } = await newAdmin();
      const { page, close } = await openVisit({ locale: code });
      await page.goto('/admin/orders');
      await logIn(page, email, submit);
      await heading(page, orders);
      const html = page.locator('html');
      expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([code, direction]);
      // The permission texts are in a separate file.
      await lead(page, '/roles/new');
      await page.getByRole('main').getByRole('searchbox').fill(permission);
      await page.getByRole('checkbox', { name: permission, exact: true }).waitFor();
      await close();
    },
  );
});
