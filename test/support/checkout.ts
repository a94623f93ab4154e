import type { TestShop } from '@shop/runtime/testing';
import { expect } from 'vitest';
import { openBrowser } from './browser.ts';
import type { Browser, Sight } from './browser.ts';
import { testAddress } from './shop.ts';

/** Returns the fields of an address in a form of the checkout. */
export const addressFields = (
  kind: 'shipping' | 'billing',
  changes: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...testAddress, ...changes }).map(([field, value]) => [`${kind}.${field}`, value]),
  );

export const contact = { email: 'ada@example.com' };

/** Opens a browser and puts these products into the cart. */
export async function buyerWith(shop: TestShop, ...skus: readonly string[]): Promise<Browser> {
  const buyer = openBrowser(shop);
  for (const sku of skus) expect((await buyer.send('/cart/items', { sku })).at).toBe(`/cart?added=${sku}`);
  return buyer;
}

/** Fills in one form of the checkout, which must be accepted. */
export async function choose(
  buyer: Browser,
  page: Sight,
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<Sight> {
  const next = await buyer.submit(page, action, fields);
  expect([next.status, next.at]).toEqual([200, expect.stringMatching(/^\/checkout\?step=\w+$/)]);
  return next;
}

/** Returns the first of the radio buttons of a page. */
export const firstChoice = ({ html }: Sight): string => {
  const value = /<input\s[^>]*type="radio"[^>]*value="([^"]*)"/.exec(html)?.[1];
  if (value === undefined) throw new Error('The page has no radio button');
  return value;
};

/** Goes from the cart to the last page before the order, form by form. */
export async function goToReview(buyer: Browser, method: string): Promise<Sight> {
  const address = await buyer.open('/checkout');
  const shipping = await choose(buyer, address, '/checkout/address', {
    ...contact,
    ...addressFields('shipping'),
  });
  const payment = await choose(buyer, shipping, '/checkout/shipping-method', {
    method: firstChoice(shipping),
  });
  return choose(buyer, payment, '/checkout/payment-method', { method });
}
