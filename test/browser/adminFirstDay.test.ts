import cardgw from '@shop/cardgw';
import coreShipping from '@shop/core-shipping';
import { startCardGateway } from '@shop/runtime/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImage } from '../support/images.ts';
import { dataOf, testAddress } from '../support/shop.ts';
import { adminVisits, click, field, follow, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const gateway = await startCardGateway();
afterAll(() => gateway.stop());

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const save = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).waitFor({ state: 'detached' });
};
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/**
 * Searches for a value and selects it. A dialog that has just opened may take focus back and close the list, in which case the search is
 * retried.
 */
const search = async (page: Page, label: string, option: string) => {
  const input = page.getByRole('combobox', { name: label, exact: true }).first();
  const choice = page.getByRole('option', { name: option, exact: true });
  for (let tries = 1; ; tries += 1) {
    await input.fill('');
    await input.fill(option);
    try {
      await choice.click({ timeout: 5000 });
      break;
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
  await page.keyboard.press('Tab');
};
const create = async (page: Page, name: string) => {
  await click(page, 'Create');
  await heading(page, name);
};

/** Opens a page through the navigation. */
const open = async (page: Page, name: string) => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await heading(page, name);
};

async function setUpTax(page: Page): Promise<void> {
  await open(page, 'Tax');
  await click(page, 'New tax class');
  await inDialog(page, 'Class name').fill('Standard');
  await save(page);
  await click(page, 'Add rate to Standard');
  await inDialog(page, 'Rate name').fill('California');
  await inDialog(page, 'Rate').fill('7.25');
  await search(page, 'Countries', 'United States');
  await search(page, 'States or provinces', 'California');
  await save(page);
  await page.getByText('United States · California').waitFor();
}

async function setUpShipping(page: Page): Promise<void> {
  await open(page, 'Shipping');
  await click(page, 'New method');
  await inDialog(page, 'Method name').fill('Parcel');
  await save(page);
  await click(page, 'New zone');
  await inDialog(page, 'Zone name').fill('Home');
  await search(page, 'Countries', 'United States');
  await save(page);
  await page.getByRole('region', { name: 'Home' }).getByText('Core', { exact: true }).waitFor();
  await click(page, 'Add rate for Home');
  await inDialog(page, 'Cost (USD)').fill('5');
  await save(page);
}

/** Creates a category and a product in it, with an image, a price, a tax class and stock. */
async function offerAProduct(page: Page): Promise<void> {
  await open(page, 'Categories');
  await follow(page, 'New category');
  await heading(page, 'New category');
  await field(page, 'Name').fill('Mugs');
  await create(page, 'Mugs');
  await open(page, 'Products');
  await follow(page, 'New product');
  await heading(page, 'New product');
  await field(page, 'Name').fill('Blue mug');
  await field(page, 'SKU').fill('MUG-1');
  await field(page, 'Price').fill('20');
  await field(page, 'Stock').fill('5');
  await field(page, 'Weight').fill('0.4');
  await choose(page, 'Tax class', 'Standard');
  await search(page, 'Categories', 'Mugs');
  const buffer = await createImage('png', { width: 400, height: 400, background: '#225599' });
  await page
    .getByLabel('Drop images here or click to choose')
    .setInputFiles([{ name: 'mug.png', mimeType: 'image/png', buffer }]);
  await page.getByRole('button', { name: /^Remove image 1/ }).waitFor();
  await create(page, 'Blue mug');
}

async function addCoupon(page: Page): Promise<void> {
  await open(page, 'Coupons');
  await follow(page, 'New coupon');
  await field(page, 'Code').fill('WELCOME');
  await field(page, 'Discount percentage').fill('10');
  await create(page, 'WELCOME');
}

/** Adds a homepage banner that links to the category. */
async function fillTheHomepage(page: Page): Promise<void> {
  await open(page, 'Widgets');
  await follow(page, 'New widget');
  await heading(page, 'New widget');
  await field(page, 'Name').fill('Welcome');
  await choose(page, 'Type', 'Banner');
  await field(page, 'Title').fill('Mugs from our kiln');
  await field(page, 'Link').fill('Mug');
  await page.getByRole('option', { name: /Mugs/ }).first().click();
  await click(page, 'Add placement');
  await choose(page, 'Pages', 'Homepage');
  await choose(page, 'Area', 'Above the content');
  await create(page, 'Welcome');
}

/** Configures that cards are charged when the order is captured. */
async function holdPayments(page: Page): Promise<void> {
  await open(page, 'Payments');
  await page.getByText('Simulated', { exact: true }).waitFor();
  // The shop's initial payment method has not been reviewed yet.
  await click(page, 'Keep offering it');
  await choose(page, 'Payment capture', 'Manually, per order');
  await click(page, 'Save');
  await page.getByText('Saved', { exact: true }).waitFor();
}

/** Buys a mug as a shopper with the coupon and a card. */
async function buyAMug(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /Mugs from our kiln/ }).click();
  await page.locator('main .products a').first().click();
  await click(page, 'Add to cart');
  await follow(page, 'View cart');
  await page.getByText('Add a coupon code').click();
  await page.getByLabel('Coupon code').fill('WELCOME');
  await click(page, 'Apply');
  await page.locator('.codes').getByText('WELCOME', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Check out/ }).click();
  await page.locator('[name="email"]').fill('ada@example.com');
  for (const [name, value] of Object.entries(testAddress)) {
    const input = page.locator(`[name="shipping.${name}"]`);
    await (name === 'country' || name === 'province' ? input.selectOption(value) : input.fill(value));
  }
  await click(page, 'Continue to shipping');
  await page.getByRole('radio', { name: /Parcel/ }).check();
  await click(page, 'Continue to payment');
  await page.getByRole('radio', { name: 'Card' }).check();
  await click(page, 'Continue to review');
  await page.getByRole('button', { name: /^(Place order ·|Pay) \D?[\d.,]+$/ }).click();
  await page.locator('input[name="simulated-card"]').fill('4242 4242 4242 4242');
  await page.locator('#cardgw-form button').click();
  await page.waitForURL(/\/checkout\/success\//);
}

/** Captures the open order's money, ships the order, and refunds part of the money. */
async function fulfil(page: Page): Promise<void> {
  await click(page, 'Capture $24.31');
  await dialog(page).getByRole('button', { name: 'Capture $24.31' }).click();
  await page.getByText('Captured $24.31', { exact: true }).waitFor();
  await click(page, 'Ship 1 item');
  await field(page, 'Carrier').fill('Owl Post');
  await field(page, 'Tracking number').fill('OWL-77');
  await dialog(page).getByRole('button', { name: 'Ship 1 item' }).click();
  await page.getByText('Owl Post · OWL-77').waitFor();
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  await field(page, 'Amount (USD)').fill('4.31');
  await dialog(page).getByRole('button', { name: 'Refund $4.31' }).click();
  await page.getByText('Partially refunded').first().waitFor();
}

describe.skipIf(!hasChromium)('a merchant’s first day', () => {
  const { secretKey, publishableKey, endpointSecret, scriptUrl, url: apiBase } = gateway;
  const { shop, signIn, visit } = adminVisits({
    extensions: [coreShipping, cardgw],
    config: { system: { cardgw: { apiBase, secretKey, publishableKey, endpointSecret, scriptUrl } } },
  });
  beforeAll(() => gateway.deliverTo(`${shop().url}/api/cardgw/webhook`));

  const document = `{ orders { items {
    orderNumber coupon paymentStatus shipmentStatus
    grandTotal { value } capturedAmount { value } refundedAmount { value }
  } } }`;

  test('sets up an empty shop, sells a product, and fulfils its order, all in the browser', async () => {
    const merchant = await signIn('/');
    const { page } = merchant;
    page.setDefaultTimeout(30_000);
    await heading(page, 'Dashboard');
    await click(page, 'Settings');
    await open(page, 'Getting started');
    await page.getByText('0 of 7 done').waitFor();
    await inspect(merchant, 'admin-first-steps-empty');
    await setUpTax(page);
    await setUpShipping(page);
    await offerAProduct(page);
    await addCoupon(page);
    await fillTheHomepage(page);
    await holdPayments(page);

    const shopper = await visit();
    await buyAMug(shopper.page);
    await inspect(shopper, 'first-day-bought');
    await shopper.close();

    await open(page, 'Getting started');
    for (const step of ['First product', 'Shipping', 'Tax', 'Payment', 'Homepage', 'Test order'])
      await page
        .getByRole('listitem')
        .filter({ hasText: `${step}Done` })
        .waitFor();
    await inspect(merchant, 'admin-first-steps-done');
    await follow(page, 'Test order');
    await heading(page, 'Orders');
    await page.getByRole('link', { name: /^#\d+$/ }).click();
    await fulfil(page);
    await inspect(merchant, 'admin-first-order');
    await merchant.close();

    const { data } = (await shop().query(document, {}, 'admin')).body;
    expect(data.orders.items).toMatchObject([
      {
        coupon: 'WELCOME',
        paymentStatus: 'cardgw_partial_refunded',
        shipmentStatus: 'shipped',
        grandTotal: { value: 24.31 },
        capturedAmount: { value: 24.31 },
        refundedAmount: { value: 4.31 },
      },
    ]);
    const [mug] = dataOf(await shop().admin('GET', '/api/products?sku=MUG-1'));
    expect(mug.qty).toBe(4);
    expect(dataOf(await shop().admin('GET', `/api/products/${mug.uuid}`)).images).toHaveLength(1);
  });
});
