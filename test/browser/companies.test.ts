import { describe, expect, test } from 'vitest';
import { contact } from '../support/checkout.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testAddress } from '../support/shop.ts';
import { adminVisits, click, field, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const firm = { company: 'Müller & Söhne Feinmechanische Werkstätten GmbH & Co. KG', vat_id: 'DE123456789' };
const SIZES = [1280, 390] as const;

describe.skipIf(!hasChromium)('an order of a company', () => {
  const { shop, signIn, visit } = adminVisits({ config: { shop: { languages: ['en', 'ar'] } } });

  test('is asked for by the checkout, and corrected in the admin, at 1280 and 390', async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(shop(), { price: 20, qty: 100 });
    dataOf(await shop().admin('POST', '/api/settings', { companyFields: 'companyAndVatId' }));
    for (const language of ['', '/ar']) {
      const shopper = await visit();
      const { page } = shopper;
      await page.goto(`${language}/cart`);
      await page.evaluate(
        ([path, id]) =>
          fetch(path!, { method: 'POST', body: new URLSearchParams({ sku: id! }) }).then(() => undefined),
        [`${language}/cart/items`, sku],
      );
      await page.goto(`${language}/checkout`);
      await page.locator('[name="email"]').fill(contact.email);
      await page.locator('[name="shipping.company"]').fill(firm.company);
      await page.locator('[name="shipping.vat_id"]').fill('DE12');
      for (const width of SIZES) {
        await page.setViewportSize({ width, height: 800 });
        await inspect(shopper, `company-checkout${language.replace('/', '-')}-${width}`);
      }
      await shopper.close();
    }

    const cart = await createReadyCart(shop(), sku);
    const address = { ...testAddress, ...firm };
    await shop().request('PATCH', `/api/carts/${cart}`, {
      shipping_address: address,
      billing_address: address,
    });
    const order = dataOf(await shop().request('POST', '/api/orders', { cart_id: cart }));
    const admin = await signIn(`/order/edit/${order.uuid}`);
    const { page } = admin;
    for (const width of SIZES) {
      await page.setViewportSize({ width, height: 800 });
      await heading(page, `Order #${order.order_number}`);
      await page.getByText(firm.company).first().waitFor();
      await page.getByText('VAT ID: DE123456789').first().waitFor();
      await inspect(admin, `company-order-${width}`);
      await click(page, 'Edit contact and addresses');
      const shipping = page.getByRole('group', { name: 'Shipping address' });
      await shipping.getByRole('textbox', { name: 'Company' }).fill(`Number ${width} Ltd`);
      await shipping.getByRole('textbox', { name: 'VAT ID' }).fill('xi 123456789');
      await inspect(admin, `company-correct-${width}`);
      await click(page, 'Save');
      await page.getByText(`Number ${width} Ltd`).first().waitFor();
      await page.getByText('VAT ID: XI123456789').first().waitFor();
    }
    expect(admin.complaints).toEqual([]);
    await admin.close();
  });

  test('has its customer’s address in the address book', async () => {
    const { uuid } = dataOf(
      await shop().admin('POST', '/api/customers', {
        email: 'firm@example.com',
        full_name: 'Ada',
        password: 'correct horse battery',
      }),
    );
    dataOf(await shop().admin('POST', `/api/customers/${uuid}/addresses`, { ...testAddress, ...firm }));
    const admin = await signIn(`/customers/edit/${uuid}`);
    const { page } = admin;
    await page.getByText(firm.company).first().waitFor();
    await page.getByRole('button', { name: /^Edit address/ }).click();
    await field(page, 'VAT ID').fill('DE1');
    await click(page, 'Save');
    await page.getByText('VAT ID is invalid. Enter it with the prefix of its country').first().waitFor();
    await inspect(admin, 'company-address');
    await admin.close();
  });
});
