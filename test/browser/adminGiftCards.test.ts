import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cardSales } from '../support/cardSales.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, click, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const dialog = (page: Page) => page.getByRole('dialog');

describe.skipIf(!hasChromium)('a merchant with gift cards and credit', () => {
  const { shop, signIn, newRole } = adminVisits();

  test('issues a card, sees its code once, changes its balance and makes it void', async () => {
    const visit = await signIn('/gift-cards');
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await heading(page, 'Gift cards');
    await click(page, 'New gift card');
    await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('50');
    await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Happy birthday');
    await inspect(visit, 'admin-gift-card-new');
    await dialog(page).getByRole('button', { name: 'Issue gift card' }).click();
    const code = await dialog(page).getByRole('textbox', { name: 'Code' }).inputValue();
    expect(code).toMatch(/^(?:\w{4}-){3}\w{4}$/);
    await inspect(visit, 'admin-gift-card-code');
    await dialog(page).getByRole('button').last().click();
    await page.getByRole('link', { name: `•••• ${code.slice(-4)}` }).click();

    await heading(page, `Gift card •••• ${code.slice(-4)}`);
    await click(page, 'Change balance');
    await dialog(page).getByRole('textbox', { name: 'Change' }).fill('-12.5');
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Counted wrong');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('-$12.50').first().waitFor();
    await inspect(visit, 'admin-gift-card');
    const { data } = (await shop().request('POST', '/api/gift-cards/balance', { code })).body;
    expect(data).toMatchObject({ balance: 37.5 });

    await click(page, 'Void gift card');
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Lost');
    await dialog(page).getByRole('button', { name: 'Void gift card' }).click();
    await page.getByText('Made void').waitFor();
    expect((await shop().request('POST', '/api/gift-cards/balance', { code })).status).toBe(404);
  });

  test('sees what pays an order, and chooses what a refund goes to', async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const of = giftCardsOf(shop());
    const [card, cart] = [await of.newCard(20), await of.newCart(50)];
    dataOf(await of.enter(cart, card.code));
    const order = dataOf(await of.place(cart));
    dataOf(await of.capture(order.uuid));
    const [name, method] = [`Gift card ending in ${card.code.slice(-4)}`, 'Cash on delivery'];
    const visit = await signIn(`/order/edit/${order.uuid}`);
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await page.getByText('Captured: $20.00. Refunded: $0.00.').waitFor();
    await inspect(visit, 'admin-order-tenders');
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Refund' }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Amount/ })
      .fill('10');
    await dialog(page).getByText(`To: ${method}`).waitFor();
    expect(await dialog(page).getByRole('checkbox', { name: 'Refund as store credit' }).isDisabled()).toBe(
      true,
    );
    await dialog(page).getByRole('checkbox', { name: 'Choose the amounts' }).check();
    await dialog(page).getByRole('textbox', { name }).fill('6');
    await dialog(page).getByRole('textbox', { name: method }).fill('3');
    await dialog(page).getByText('must add up').waitFor();
    await inspect(visit, 'admin-refund-refused');
    await dialog(page).getByRole('textbox', { name: method }).fill('4');
    await dialog(page).getByText(`To: ${name}`).waitFor();
    await inspect(visit, 'admin-refund-tenders');
    await dialog(page).getByRole('button', { name: 'Refund $10.00' }).click();
    await page.getByText('Captured: $20.00. Refunded: $6.00.').waitFor();
    expect(await of.balanceOf(card.uuid)).toBe(6);
  });

  test('sells a product as a gift card, and sees the cards of an order', async () => {
    const visit = await signIn('/products/new', undefined, { colorScheme: 'dark' });
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await heading(page, 'New product');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Voucher');
    await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('VOUCHER');
    await page.getByRole('switch', { name: 'Sell as a gift card' }).click({ force: true });
    const amount = (number: number) => page.getByRole('textbox', { name: `Amount ${number}`, exact: true });
    await amount(1).fill('50');
    await click(page, 'Add amount');
    await amount(2).fill('25');
    await click(page, 'Add amount');
    await click(page, 'Remove Amount 3');
    await page.getByRole('textbox', { name: 'From', exact: true }).fill('90');
    await page.getByRole('textbox', { name: 'Up to', exact: true }).fill('60');
    await page.getByRole('textbox', { name: 'Validity in months' }).fill('36');
    await click(page, 'Create');
    await page.getByText('max must be at least 90').first().waitFor();
    await page.getByRole('textbox', { name: 'Up to', exact: true }).fill('200');
    await amount(2).fill('50');
    await click(page, 'Create');
    await page.getByText('amounts must not contain an amount twice').first().waitFor();
    await amount(2).fill('25');
    await page.keyboard.press('Tab');
    expect(await page.getByRole('textbox', { name: 'Price', exact: true }).inputValue()).toBe('25.00');
    await inspect(visit, 'admin-product-gift-card');
    await click(page, 'Create');
    await heading(page, 'Voucher');
    const read = async () => {
      const [{ uuid }] = dataOf(await shop().admin('GET', '/api/products?sku=VOUCHER'));
      return dataOf(await shop().admin('GET', `/api/products/${uuid}`));
    };
    const terms = { amounts: [25, 50], min: 90, max: 200, validity_months: 36, voucher: 'multi' };
    expect(await read()).toMatchObject({
      price: 25,
      gift_card: terms,
      no_shipping_required: true,
      manage_stock: false,
    });
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('30');
    await page.keyboard.press('Control+s');
    await page.getByText('The price of a gift card is its least amount').first().waitFor();
    expect((await read()).price).toBe(25);
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-product-gift-card-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

    const sales = cardSales(shop);
    const inputs = { amount: 25, recipient_name: 'Bob', recipient_email: 'bob@example.com' };
    const cart = await sales.newCart({ sku: 'VOUCHER', qty: 2, inputs });
    const order = await sales.place(await sales.makeReady(cart));
    dataOf(await giftCardsOf(shop()).capture(order.uuid));
    await shop().deliverEvents();
    await page.setViewportSize({ width: 1280, height: 800 });
    await lead(page, `/order/edit/${order.uuid}`);
    await page
      .getByText(/^\$25\.00 · for Bob · sent on /)
      .first()
      .waitFor();
    const link = page.getByRole('link', { name: /^Gift card •••• \w{4}$/ });
    expect(await link.count()).toBe(2);
    await inspect(visit, 'admin-order-sold-cards');
    await link.first().click();
    await heading(page, /^Gift card •••• /);
    await visit.close();
    const clerk = await signIn(`/order/edit/${order.uuid}`, [await newRole('listOrders', 'getOrder')]);
    await clerk.page
      .getByText(/^\$25\.00 · for Bob/)
      .first()
      .waitFor();
    expect(await clerk.page.getByRole('link', { name: /^Gift card •••• / }).count()).toBe(0);
    await clerk.close();
  });

  test('imports credit, and prints a card', async () => {
    dataOf(
      await shop().admin('POST', '/api/customers', {
        email: 'mary@example.com',
        password: 'correct horse battery',
        full_name: 'Mary',
      }),
    );
    const visit = await signIn('/gift-cards');
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await click(page, 'Import store credit');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog(page).getByRole('button', { name: 'Choose file' }).click(),
    ]);
    const rows = [
      'reference,email,amount,reason',
      'a1,mary@example.com,5,Old shop',
      'a2,nobody@example.com,5,Old shop',
    ];
    await chooser.setFiles({
      name: 'credit.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await dialog(page).getByText('To import: 1. Imported before: 0. Rejected: 1.').waitFor();
    await inspect(visit, 'admin-credit-import');
    await dialog(page).getByRole('button', { name: 'Import 1' }).click();
    await dialog(page).getByText('Imported: 1.').waitFor();
    const card = await giftCardsOf(shop()).newCard(20);
    await lead(page, `/gift-cards/edit/${card.uuid}`);
    await click(page, 'Print');
    await inspect(visit, 'admin-gift-card-print');
    const printed = page.context().waitForEvent('page');
    await dialog(page).getByRole('button', { name: 'Print' }).click();
    await printed;
    await page.getByText('Printed', { exact: true }).waitFor();
    expect((await shop().request('POST', '/api/gift-cards/balance', { code: card.code })).status).toBe(404);
  });

  test('gives a customer credit', async () => {
    const { uuid } = dataOf(
      await shop().admin('POST', '/api/customers', {
        email: 'grace@example.com',
        password: 'correct horse battery',
        full_name: 'Grace',
      }),
    );
    const visit = await signIn(`/customers/edit/${uuid}`);
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await page.getByText('No store credit.').waitFor();
    await click(page, 'Change store credit');
    await dialog(page).getByRole('textbox', { name: 'Change' }).fill('15');
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Late parcel');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Balance: $15.00').waitFor();
    await inspect(visit, 'admin-credit');
  });
});
