import type { Page } from 'playwright-core';
import { testAddress } from '../support/shop.ts';

const fields = {
  email: 'ada@example.com',
  ...Object.fromEntries(
    (['full_name', 'telephone', 'address_1', 'city', 'province', 'postcode', 'country'] as const).map(
      (field) => [`shipping.${field}`, testAddress[field]],
    ),
  ),
};

/** Sends the form of the present step of the checkout by its last button, whatever its language. */
export const sendStep = (page: Page) => page.locator('main form').getByRole('button').last().click();

/** Fills in the address step and sends it. */
export async function sendAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    await (name === 'shipping.country' ? field.selectOption(value) : field.fill(value));
  }
  await sendStep(page);
  await page.waitForURL(/step=shipping/);
}

/** Chooses the first way to ship and sends it. */
export async function sendShipping(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await sendStep(page);
  await page.waitForURL(/step=payment/);
}

/** Chooses a way to pay by the name of its provider, and sends it. */
export async function sendPayment(page: Page, method: string): Promise<void> {
  await page.locator(`main input[type="radio"][value="${method}"]`).check();
  await sendStep(page);
  await page.waitForURL(/step=review/);
}

/** Adds a product to the cart from its page, and goes through the checkout to its review. */
export async function toReview(page: Page, product: string, method: string): Promise<void> {
  await page.goto(product);
  await page
    .locator('#purchase button')
    .or(page.locator('button[form="purchase"]'))
    .locator('visible=true')
    .click();
  await page.waitForURL(/\/cart\?added=/);
  await page.goto('/checkout');
  await sendAddress(page);
  await sendShipping(page);
  await sendPayment(page, method);
}

/** Places the order of the review. */
export const placeOrder = (page: Page) =>
  page.locator('main form[action$="/checkout/order"]').getByRole('button').last().click();
