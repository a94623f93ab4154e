import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import { adminVisits, click, field, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant with orders', () => {
  const { shop, signIn, newRole } = adminVisits();
  const place = async (sku: string) =>
    dataOf(
      await shop().request('POST', '/api/orders', { cart_id: await createReadyCart(shop(), sku, sku) }),
    ) as { uuid: string; order_number: string };
  const prepare = async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    dataOf(
      await shop().admin('POST', '/api/settings', {
        shippingCarriers: [
          { code: 'owl', name: 'Owl Post', trackingUrl: 'https://owl.test/{tracking_number}' },
        ],
      }),
    );
    return (await createProduct(shop(), { price: 20, qty: 100 })).sku;
  };
  const read = async (uuid: string) => dataOf(await shop().admin('GET', `/api/orders/${uuid}`));
  let sku: string;

  test('ships, captures, tracks, delivers and refunds one', async () => {
    sku ??= await prepare();
    const order = await place(sku);
    await shop().app.orders.addActivity(shop().db, order.uuid, {
      text: 'the refund of 1.00 USD failed',
      needsReview: true,
    });
    const visit = await signIn(`/order/edit/${order.uuid}`);
    const { page } = visit;
    const dialog = page.getByRole('dialog');
    await heading(page, `Order #${order.order_number}`);
    await inspect(visit, 'admin-order-open');
    await click(page, 'Mark as reviewed');
    await page.getByText('This order needs your attention').waitFor({ state: 'detached' });

    await click(page, 'Capture $45.00');
    await dialog.getByRole('button', { name: 'Capture $45.00' }).click();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Captured $45.00', { exact: true }).waitFor();
    await click(page, 'Ship 2 items');
    await dialog.getByRole('combobox', { name: 'Carrier' }).click();
    await page.getByRole('option', { name: 'Owl Post' }).click();
    await field(page, 'Tracking number').fill('T-100');
    await dialog.getByRole('button', { name: 'Ship 2 items' }).click();
    await page.getByText('Owl Post · T-100').waitFor();
    const track = page.getByRole('link', { name: 'Track shipment' });
    expect(await track.getAttribute('href')).toBe('https://owl.test/T-100');
    const shipments = page.getByRole('region', { name: 'Shipments' });
    await shipments.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark as delivered' }).click();
    await shipments.getByText('Delivered').waitFor();

    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Refund' }).click();
    // Nothing is selected yet, so the button shows no amount and does nothing.
    const refund = (name: string) => dialog.getByRole('button', { name, exact: true });
    expect(await refund('Refund').isDisabled()).toBe(true);
    const units = field(page, /^Quantity of/);
    expect(await units.inputValue()).toBe('0');
    await units.fill('1');
    expect(await refund('Refund $20.00').isEnabled()).toBe(true);
    await field(page, 'Shipping fee to refund').fill('5');
    await field(page, 'Fee that you keep').fill('2');
    await field(page, 'Name of the fee').fill('Return fee');
    // The split is shown before any money moves.
    const split = dialog.getByRole('region', { name: 'What is refunded' });
    await split.getByText('Return fee').waitFor();
    await split.getByText('$23.00').waitFor();
    await refund('Refund $23.00').waitFor();
    await inspect(visit, 'admin-order-refund-split');
    await field(page, 'Shipping fee to refund').fill('');
    await field(page, 'Fee that you keep').fill('');
    await units.fill('3');
    await field(page, 'Amount (USD)').fill('46');
    await dialog.getByText('Enter 2 or less.').waitFor();
    expect(await refund('Refund').isDisabled()).toBe(true);
    await units.fill('0');
    await dialog.getByText('Enter 45 or less.').waitFor();
    await inspect(visit, 'admin-order-refund');
    await click(page, 'Refund the rest: $45.00');
    await refund('Refund $45.00').waitFor();
    await field(page, 'Amount (USD)').fill('5');
    await field(page, 'Reason').fill('Scratched');
    await refund('Refund $5.00').click();
    await page.getByText('Refunded $5.00', { exact: true }).waitFor();
    await page.getByText('Partially refunded').first().waitFor();
    await page.getByText('Refund reason: Scratched').waitFor();
    expect(await read(order.uuid)).toMatchObject({
      payment_status: 'cod_partial_refunded',
      shipment_status: 'delivered',
    });

    await shop().deliverEvents();
    await page.reload();
    const documents = page.getByRole('region', { name: 'Documents' });
    await documents.getByRole('link', { name: 'Credit note CN-00001' }).waitFor();
    await documents.getByText(/\$5\.00/).waitFor();
    await documents.getByRole('button', { name: 'Correct invoice' }).click();
    await dialog.getByRole('textbox', { name: 'Reason on the documents' }).fill('Wrong address');
    await inspect(visit, 'admin-order-correction');
    await dialog.getByRole('button', { name: 'Correct invoice' }).click();
    await documents.getByRole('link', { name: /^Corrected invoice/ }).waitFor();

    await field(page, 'New note').fill('Rang twice');
    await click(page, 'Add note');
    await page.getByText('Rang twice').waitFor();
    await inspect(visit, 'admin-order-done');
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-order-done-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await visit.close();
  });

  test('corrects the address of one, sends its email again, and cancels it', async () => {
    sku ??= await prepare();
    const order = await place(sku);
    const visit = await signIn(`/order/edit/${order.uuid}`, undefined, {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    });
    const { page } = visit;
    const dialog = page.getByRole('dialog');
    await heading(page, `Order #${order.order_number}`);
    await inspect(visit, 'admin-order-390-dark');
    await click(page, 'Edit contact and addresses');
    await field(page, 'Email').fill('nobody');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').waitFor();
    await field(page, 'Email').fill('grace@example.com');
    const shipping = dialog.getByRole('group', { name: 'Shipping address' });
    await shipping.getByRole('textbox', { name: 'City' }).fill('Reno');
    await shipping.getByRole('combobox', { name: 'State or province' }).fill('Nev');
    await page.getByRole('option', { name: 'Nevada', exact: true }).click();
    await inspect(visit, 'admin-order-correct-390-dark');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'grace@example.com' }).waitFor();
    const saved = await read(order.uuid);
    expect(saved).toMatchObject({
      customer_email: 'grace@example.com',
      shipping_address: { city: 'Reno', province: 'US-NV' },
    });
    expect(saved.billing_address?.city).not.toBe('Reno');

    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Resend email' }).click();
    await page.getByText('It will be sent to grace@example.com.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Cancel order' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ordered twice');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('This order was canceled: Ordered twice').waitFor();
    expect(await page.getByRole('region', { name: 'Next step' }).count()).toBe(0);
    await visit.close();
  });

  test('filters the list, keeps the filters as a view, ships several and prints their slips', async () => {
    sku ??= await prepare();
    const [one, other] = [await place(sku), await place(sku)];
    const visit = await signIn('/orders');
    const { page } = visit;
    await heading(page, 'Orders');
    await click(page, 'Needs review');
    await page.getByText('No results match your search.').waitFor();
    await click(page, 'To ship');
    await page.getByRole('link', { name: `#${other.order_number}` }).waitFor();
    await inspect(visit, 'admin-orders-to-ship');
    for (const { order_number } of [one, other])
      await page.getByRole('checkbox', { name: `Select #${order_number}` }).check();
    const slips = await page.getByRole('link', { name: 'Print packing slips' }).getAttribute('href');
    const type = await page.evaluate(
      `fetch(${JSON.stringify(slips)}).then((answer) => answer.headers.get('content-type'))`,
    );
    expect(type).toBe('application/pdf');
    await click(page, 'Mark as shipped');
    await page.getByText('2 changed').waitFor();
    expect(await read(one.uuid)).toMatchObject({ shipment_status: 'shipped' });

    await click(page, 'All');
    await click(page, 'Filters');
    await page.getByRole('textbox', { name: 'Total from' }).fill('1000');
    await page.keyboard.press('Tab');
    await page.getByText('No results match your search.').waitFor();
    await page.getByRole('textbox', { name: 'Total from' }).fill('40');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: `#${one.order_number}` }).waitFor();
    await inspect(visit, 'admin-orders-filters');
    await page.keyboard.press('Escape');
    await click(page, 'Save view');
    await field(page, 'View name').fill('Large orders');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Large orders', exact: true }).waitFor();
    await page.reload();
    await click(page, 'All');
    await click(page, 'Large orders');
    expect(new URL(page.url()).search).toContain('total');
    const file = page.getByRole('link', { name: 'Download as CSV' });
    expect(await file.getAttribute('href')).toBe('/admin/api/orders/export?total%5Bgteq%5D=40');
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('orders.csv');
    await inspect(visit, 'admin-orders-view');
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-orders-view-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Options for view Large orders' }).click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await page.getByRole('button', { name: 'Large orders', exact: true }).waitFor({ state: 'detached' });
    await visit.close();
  });

  test('distinguishes two variants of a product on every page, and finds an order by its number first', async () => {
    sku ??= await prepare();
    const shirts = await createVariantSet(shop());
    const group = await shirts.createGroup();
    const red = await shirts.createVariant(group.uuid, 'S', 'Red', { name: 'Shirt' });
    const blue = await shirts.createVariant(group.uuid, 'L', 'Blue', { name: 'Shirt' });
    const cart = () => createReadyCart(shop(), red.sku, blue.sku);
    const order = dataOf(await shop().request('POST', '/api/orders', { cart_id: await cart() }));
    const open = await cart();
    // The record with the number in its name is newer, but is listed after the exact match.
    const like = { name: `Frame ${order.order_number}`, url_key: 'frame', sku: 'FRAME', price: 5, qty: 1 };
    dataOf(await shop().admin('POST', '/api/products', like));
    const visit = await signIn('/');
    const { page } = visit;
    await heading(page, 'Dashboard');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(order.order_number);
    await page.getByRole('button', { name: /^Frame/ }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, `Order #${order.order_number}`);

    /** Expects that a part of the page distinguishes the order lines by their options. */
    const reported = async (part: Locator) => {
      for (const options of [/Size: S · Color: Red/, /Size: L · Color: Blue/])
        await part.getByText(options).first().waitFor();
    };
    const dialog = page.getByRole('dialog');
    await reported(page.getByRole('main'));
    for (const [action, title] of [
      ['Ship 2 items', 'Ship'],
      ['Refund', 'Refund'],
    ] as const) {
      if (action === 'Refund') {
        dataOf(await shop().admin('POST', `/api/orders/${order.uuid}/capture`, {}));
        dataOf(await shop().admin('POST', `/api/orders/${order.uuid}/shipments`, {}));
        await page.reload();
        await reported(page.getByRole('region', { name: 'Shipments' }));
        await page.getByRole('button', { name: 'More actions' }).first().click();
        await page.getByRole('menuitem', { name: action, exact: true }).click();
      } else await click(page, action);
      await dialog.getByText(title).first().waitFor();
      await reported(dialog);
      const units = dialog.getByRole('textbox', { name: /^Quantity of Shirt \(.*(?:Red|Blue)\)$/ });
      expect(await units.count()).toBe(2);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.goto(`/admin/carts/view/${open}`);
    await reported(page.getByRole('main'));
    await lead(page, '/coupon/new');
    await page.getByRole('combobox', { name: 'Add a product to the cart' }).fill('Shirt');
    for (const options of [/S.*Red/, /L.*Blue/]) await page.getByRole('option', { name: options }).waitFor();
    await visit.close();
  });

  test('is offered only what their role allows', async () => {
    sku ??= await prepare();
    const order = await place(sku);
    const role = await newRole('listOrders', 'getOrder', 'adminGraphql');
    const visit = await signIn('/orders', [role]);
    const { page } = visit;
    await follow(page, `#${order.order_number}`);
    await heading(page, `Order #${order.order_number}`);
    expect(await page.getByRole('button', { name: /^(Ship|Capture|Edit)/ }).count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Notes' }).count()).toBe(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Print packing slip']);
    await visit.close();
  });
});
