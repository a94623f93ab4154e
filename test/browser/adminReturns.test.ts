import { describe, expect, test } from 'vitest';
import { createImage, upload } from '../support/images.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant to whom goods come back', () => {
  const { shop, signIn } = adminVisits();
  const admin = async (method: string, path: string, body?: object) =>
    dataOf(await shop().admin(method, path, body));
  let sku: string;

  /** Places an order of three units that the customer has paid and has. */
  async function deliver() {
    if (!sku) {
      await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
      await admin('POST', '/api/settings', { withdrawalCountries: ['US'] });
      await admin('POST', '/api/return-reasons', { code: 'too_small_here', name: 'Much too small' });
      ({ sku } = await createProduct(shop(), { price: 20, qty: 100 }));
    }
    const cart = await createReadyCart(shop(), sku, sku, sku);
    const { uuid } = dataOf(await shop().request('POST', '/api/orders', { cart_id: cart })) as {
      uuid: string;
    };
    await admin('POST', `/api/orders/${uuid}/capture`, {});
    const { uuid: shipment } = await admin('POST', `/api/orders/${uuid}/shipments`, {});
    await admin('POST', `/api/shipments/${shipment}/deliver`);
    return (await admin('GET', `/api/orders/${uuid}`)) as { uuid: string; order_number: string };
  }

  test('receives two of three by their SKU, and refunds them', async () => {
    const order = await deliver();
    const visit = await signIn(`/order/edit/${order.uuid}`);
    const { page } = visit;
    const dialog = page.getByRole('dialog');
    await heading(page, `Order #${order.order_number}`);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Create return' }).click();
    await field(page, /^Quantity of/).fill('3');
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Much too small' }).click();
    await inspect(visit, 'admin-order-create-return');
    await dialog.getByRole('button', { name: 'Return 3 units' }).click();
    await page.getByText('3 returning').waitFor();
    const returns = page.getByRole('region', { name: 'Returns' });
    await returns.getByText('3 units').waitFor();
    await returns.scrollIntoViewIfNeeded();
    await inspect(visit, 'admin-order-returns');
    await returns.getByRole('link', { name: /^Return R\d+$/ }).click();
    await heading(page, /^Return R\d+$/);
    await page.getByText('Reason: Much too small').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) as string;
    const photo = { name: 'photo.png', content: await createImage('png') };
    expect((await upload(shop(), [photo], { path: `/api/returns/${id}/images` })).status).toBe(200);
    await page.reload();
    await page.getByRole('region', { name: 'Images' }).getByRole('img', { name: 'Image 1' }).waitFor();
    await inspect(visit, 'admin-return-approved');

    await click(page, 'Receive items');
    const scan = field(page, 'SKU');
    await scan.fill('no-such-sku');
    await scan.press('Enter');
    await dialog.getByText('This return expects no no-such-sku.').waitFor();
    for (const typed of [sku, sku.toUpperCase()]) {
      await scan.fill(typed);
      await scan.press('Enter');
    }
    await dialog.getByText(`${sku}: 2 of 3`).waitFor();
    expect(await field(page, /^Quantity of/).inputValue()).toBe('2');
    await field(page, 'Condition').fill('Box damaged');
    await inspect(visit, 'admin-return-receive');
    await dialog.getByRole('button', { name: 'Receive 2 units' }).click();
    await page.getByText('Condition: Box damaged').waitFor();
    await page.getByText('2 restocked').waitFor();

    await click(page, 'Refund $40.00');
    await dialog.getByRole('region', { name: 'What is refunded' }).getByText('$40.00').first().waitFor();
    await field(page, 'Fee that you keep').fill('3');
    await dialog.getByRole('region', { name: 'What is refunded' }).getByText('$37.00').waitFor();
    await inspect(visit, 'admin-return-refund');
    await dialog.getByRole('button', { name: 'Refund $37.00', exact: true }).click();
    await page.getByText('Refunded', { exact: true }).first().waitFor();
    await page
      .getByRole('region', { name: 'History' })
      .getByText(/^Return R\d+ refunded$/)
      .waitFor();
    expect(await page.getByRole('button', { name: /^Refund/ }).count()).toBe(0);
    await inspect(visit, 'admin-return-refunded');
    const [row] = await admin('GET', `/api/returns?order_id=${order.uuid}`);
    expect(row).toMatchObject({ state: 'refunded', customer_email: expect.any(String) });
    expect(row.items).toMatchObject([{ requested: 3, received: 2, restocked: 2, reason: 'too_small_here' }]);
    expect((await admin('GET', `/api/orders/${order.uuid}`)).items).toMatchObject([
      { refunded_qty: 2, returning_qty: 0 },
    ]);
    await visit.close();
  });

  test('declines a request that another administrator has answered, and is told', async () => {
    const order = await deliver();
    const { items } = await admin('GET', `/api/orders/${order.uuid}`);
    const { uuid } = await admin('POST', `/api/orders/${order.uuid}/returns`, {
      items: [{ order_item_id: items[0].order_item_id, qty: 1 }],
    });
    const visit = await signIn(`/return/edit/${uuid}`);
    const { page } = visit;
    await click(page, 'Decline');
    await field(page, 'Reason').fill('Worn');
    await admin('POST', `/api/returns/${uuid}/close`);
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await page.getByText('This is not possible for a return in the state closed').waitFor();
    await page.getByText('Closed', { exact: true }).waitFor();
    await visit.close();
  });

  test('enters a withdrawal on a phone, and finds it among what is due', async () => {
    const order = await deliver();
    const visit = await signIn(`/order/edit/${order.uuid}`, undefined, {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    });
    const { page } = visit;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Enter withdrawal' }).click();
    await field(page, /^Quantity of/).fill('2');
    await inspect(visit, 'admin-order-withdrawal-390-dark');
    await dialog.getByRole('button', { name: 'Enter withdrawal' }).click();
    await page.getByText('2 returning').waitFor();
    await page.goto('/admin/');
    await follow(page, '1 withdrawal to refund');
    await heading(page, 'Returns');
    await page.mouse.move(0, 0);
    await inspect(visit, 'admin-returns-390-dark');
    await page.getByRole('link', { name: /^R\d+$/ }).click();
    await page.getByText('Withdrawal from the contract', { exact: true }).waitFor();
    await inspect(visit, 'admin-return-withdrawal-390-dark');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await click(page, 'Refund $40.00');
    await dialog.getByRole('button', { name: 'Refund $40.00', exact: true }).click();
    await page.getByText('Refunded', { exact: true }).first().waitFor();
    await visit.close();
  });

  test('reads the pages in Arabic, and sorts the reasons that customers choose from', async () => {
    await deliver();
    const arabic = await signIn('/returns', undefined, { locale: 'ar' });
    await heading(arabic.page, 'المرتجعات');
    await inspect(arabic, 'admin-returns-ar');
    await arabic.page
      .getByRole('link', { name: /^R\d+$/ })
      .first()
      .click();
    await heading(arabic.page, /R\d+/);
    await inspect(arabic, 'admin-return-ar');
    await arabic.close();

    const visit = await signIn('/return-reasons/new');
    const { page } = visit;
    await field(page, 'Name').fill('Arrived late');
    await field(page, 'Code').fill('arrived_late');
    await field(page, 'Position').fill('7');
    await click(page, 'Create');
    await heading(page, 'Arrived late');
    await inspect(visit, 'admin-return-reason');
    await lead(page, '/return-reasons');
    await page.getByRole('link', { name: 'Arrived late' }).waitFor();
    await inspect(visit, 'admin-return-reasons');
    await lead(page, '/setting/legal');
    await page.getByText('Countries with a right of withdrawal').first().waitFor();
    await inspect(visit, 'admin-setting-legal');
    await visit.close();
  });
});
