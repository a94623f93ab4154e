import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testAddress } from '../support/shop.ts';

const fields = {
  email: 'ada@example.com',
  ...Object.fromEntries(
    (['country', 'full_name', 'telephone', 'address_1', 'city', 'province', 'postcode'] as const).map(
      (field) => [`shipping.${field}`, testAddress[field]],
    ),
  ),
};

/** Submits the current checkout step with its last button, in any language. */
export const sendStep = (page: Page) => page.locator('main form').getByRole('button').last().click();

/** Fills in a field, or selects an option of a list. */
export async function fillField(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`);
  const isList = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT';
  await (isList ? field.selectOption(value) : field.fill(value));
}

/** Fills in and submits the address step. */
export async function sendAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await fillField(page, name, value);
  await sendStep(page);
  await page.waitForURL(/step=shipping/);
}

/** Selects and submits the first shipping method. */
export async function sendShipping(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await sendStep(page);
  await page.waitForURL(/step=payment/);
}

/** Selects a payment method by its provider's name, and submits it. */
export async function sendPayment(page: Page, method: string): Promise<void> {
  await page.locator(`main input[type="radio"][value="${method}"]`).check();
  await sendStep(page);
  await page.waitForURL(/step=review/);
}

/** Adds the product of the current page to the cart. Wide windows that run scripts then show a drawer, others the cart. */
export async function addToCart(page: Page): Promise<void> {
  await page
    .locator('#purchase button:not([formaction])')
    .or(page.locator('button[form="purchase"]:not([formaction])'))
    .locator('visible=true')
    .click();
  await page.locator('dialog.drawer, .till.cart').waitFor();
  await isStill(page);
}

/**
 * Waits until nothing on a page moves: the contrast of a drawer that is opening, or of colors that are changing, is too low. Animations can
 * be canceled, so none is awaited by itself.
 */
export async function isStill(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate("document.getAnimations().every(({ playState }) => playState !== 'running')"))
    .toBe(true);
}

/** Adds a product to the cart from its page and completes the checkout up to the review step. */
export async function toReview(page: Page, product: string, method: string): Promise<void> {
  await page.goto(product);
  await addToCart(page);
  await page.goto('/checkout');
  await sendAddress(page);
  await sendShipping(page);
  await sendPayment(page, method);
}

/** Places the order on the review page. */
export const placeOrder = (page: Page) =>
  page.locator('main form[action$="/checkout/order"]').getByRole('button').last().click();
