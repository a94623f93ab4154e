import { valueOf } from '@shop/runtime/testing';
import { describe, expect, test } from 'vitest';
import { createProduct, dataOf, testAddress } from '../support/shop.ts';
import { adminVisits, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant with open carts', () => {
  const { shop, signIn } = adminVisits();

  test('finds those with an email address, and opens one', async () => {
    const empty = await signIn('/carts');
    await empty.page.getByText('Carts with items that haven’t been ordered yet').waitFor();
    await empty.close();

    const { sku } = await createProduct(shop(), { price: 16.5, qty: 100 });
    const create = async (body: object) =>
      dataOf(await shop().request('POST', '/api/carts', { items: [{ sku, qty: 2 }], ...body }));
    await create({});
    const { cartId } = valueOf(
      await shop().app.carts.create(
        {},
        {
          items: [{ sku, qty: 2 }],
          customer_email: 'ada@example.com',
          customer_full_name: 'Ada of the long, long names that somebody once entered into a form of a shop',
        },
        { origin: { kind: 'agents' } },
      ),
    );
    await shop().request('POST', `/api/carts/${String(cartId)}/addresses`, {
      address: { ...testAddress, type: 'shipping' },
    });

    const visit = await signIn('/carts');
    const { page } = visit;
    await heading(page, 'Open carts');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
    await page.getByText('With email', { exact: true }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    expect(await page.locator('tbody').textContent()).toContain('agents');
    await inspect(visit, 'admin-carts');
    await page.getByRole('link', { name: /^Ada of the long/ }).click();
    await heading(page, /^Cart of Ada/);
    await page.getByText(`Product ${sku}`).waitFor();
    expect(await page.getByText('$33.00').count()).toBe(2);
    await page.getByText('Sales channel').waitFor();
    await page.getByText('agents').waitFor();
    expect(await page.getByRole('link', { name: 'Send email' }).getAttribute('href')).toBe(
      'mailto:ada@example.com',
    );
    await inspect(visit, 'admin-cart');
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-cart-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(visit.complaints.filter((complaint) => !complaint.includes('/api/users/me'))).toEqual([]);
    await visit.close();
  });
});
