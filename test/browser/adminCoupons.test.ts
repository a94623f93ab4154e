import { describe, expect, test } from 'vitest';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant who gives discounts', () => {
  const { shop, signIn } = adminVisits();

  test('creates a coupon, reads its summary, and tries it on a cart', async () => {
    const { sku } = await createProduct(shop(), { price: 10, qty: 100 });
    dataOf(await shop().admin('POST', '/api/customerGroups', { group_name: 'Wholesale' }));
    const { category_id } = dataOf(
      await shop().admin('POST', '/api/categories', { name: 'Tea', url_key: 'tea' }),
    );
    const visit = await signIn('/coupon/new');
    const { page } = visit;
    await heading(page, 'New coupon');
    await field(page, 'Code').fill('SPRING 26');
    await field(page, 'Discount percentage').fill('20');
    await page.getByText('20% off the whole order.').waitFor();
    await field(page, 'Minimum order total').fill('50');
    await page.getByRole('combobox', { name: 'Customer groups' }).click();
    await page.getByRole('option', { name: 'Wholesale' }).click();
    await field(page, 'Uses per customer').fill('1');
    await page
      .getByText(
        '20% off the whole order, for orders of at least $50.00, for customers in the group Wholesale, once per customer.',
      )
      .waitFor();
    await page.getByRole('combobox', { name: 'Add a product to the cart' }).fill(sku);
    await page.getByRole('option', { name: new RegExp(sku) }).click();
    await page.getByText('Invalid coupon: sign in to use it').waitFor();
    await click(page, 'Create');
    await page.getByText('1 field needs attention').waitFor();
    await field(page, 'Code').fill('SPRING26');
    await inspect(visit, 'admin-coupon-new');
    await click(page, 'Create');
    await heading(page, 'SPRING26');
    await page.getByText('Not used yet').waitFor();

    await page.getByRole('radio', { name: 'Amount off products' }).click();
    await field(page, 'Discount').fill('2.50');
    await click(page, 'Add rule');
    await page.getByRole('combobox', { name: 'Value in Rule 1' }).fill('tea');
    await page.getByRole('option', { name: 'Tea' }).click();
    await page.getByText(/^\$2\.50 off each unit of products in the category Tea,/).waitFor();
    await page.getByLabel('Maximum units of each product').fill('4');
    await page.getByRole('combobox', { name: 'Email addresses' }).fill('buyer@shop.test');
    await page.keyboard.press('Enter');
    const cart = page.getByRole('region', { name: 'Cart requirements', exact: true });
    await click(page, 'Add required products');
    await cart.getByRole('combobox', { name: 'Property in Rule 1' }).click();
    await page.getByRole('option', { name: 'Price' }).click();
    await cart.getByRole('combobox', { name: 'Operator in Rule 1' }).click();
    await page.getByRole('option', { name: 'at most' }).click();
    await cart.getByLabel('Value in Rule 1').fill('5');
    await click(page, 'Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    const [saved] = dataOf(await shop().admin('GET', '/api/coupons?coupon=SPRING26'));
    expect(saved).toMatchObject({
      discount_type: 'fixed_discount_to_specific_products',
      discount_amount: 2.5,
      target_products: {
        maxQty: 4,
        products: [{ key: 'category', operator: 'IN', value: [String(category_id)] }],
      },
      condition: {
        order_total: 50,
        required_products: [{ key: 'price', operator: '<=', value: 5, qty: 1 }],
      },
      user_condition: { emails: ['buyer@shop.test'] },
      max_uses_time_per_customer: 1,
      status: 1,
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-coupon-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await lead(page, '/coupons');
    await page.getByRole('link', { name: 'SPRING26' }).waitFor();
    await inspect(visit, 'admin-coupons');
    await visit.close();
  });

  test('gives free units', async () => {
    const { sku } = await createProduct(shop(), { price: 10, qty: 100 });
    const visit = await signIn('/coupon/new', undefined, { colorScheme: 'dark' });
    const { page } = visit;
    await field(page, 'Code').fill('THREE4TWO');
    await page.getByRole('radio', { name: 'Buy X, get Y' }).click();
    await click(page, 'Add product');
    await page.getByRole('combobox', { name: 'Product', exact: true }).fill(sku);
    await page.getByRole('option', { name: new RegExp(sku) }).click();
    await field(page, 'Buy').fill('2');
    await page.getByText(`Buy 2 × ${sku}, get 1 more free.`).waitFor();
    await inspect(visit, 'admin-coupon-gift-dark');
    await click(page, 'Create');
    await heading(page, 'THREE4TWO');
    expect(dataOf(await shop().admin('GET', '/api/coupons?coupon=THREE4TWO'))[0].buyx_gety).toEqual([
      { sku, buy_qty: 2, get_qty: 1 },
    ]);
    await visit.close();
  });

  test('duplicates a coupon with a generated code', async () => {
    const body = {
      coupon: 'AUTUMN',
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: 15,
    };
    const { uuid } = dataOf(await shop().admin('POST', '/api/coupons', { ...body, status: 1 }));
    const { page, close } = await signIn(`/coupon/edit/${uuid}`);
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await heading(page, 'New coupon');
    expect(await field(page, 'Code').inputValue()).toBe('');
    await click(page, 'Generate');
    await expect.poll(() => field(page, 'Code').inputValue()).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const code = await field(page, 'Code').inputValue();
    await click(page, 'Create');
    await heading(page, code);
    const copy = dataOf(await shop().admin('GET', `/api/coupons/${page.url().split('/').at(-1)}`));
    expect(copy).toMatchObject({ ...body, coupon: code });
    await close();
  });
});
