import type { TestShop } from '@shop/runtime/testing';
import { expect } from 'vitest';
import { openBrowser } from './browser.ts';
import type { Browser, Sight } from './browser.ts';
import { testAddress } from './shop.ts';

/** Returns the address fields of a checkout form. */
export const addressFields = (
  kind: 'shipping' | 'billing',
  changes: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...testAddress, ...changes }).map(([field, value]) => [`${kind}.${field}`, value]),
  );

export const contact = { email: 'ada@example.com' };

/** Opens a browser and adds the given products to the cart. */
export async function buyerWith(shop: TestShop, ...skus: readonly string[]): Promise<Browser> {
  const buyer = openBrowser(shop);
  for (const sku of skus) expect((await buyer.send('/cart/items', { sku })).at).toBe(`/cart?added=${sku}`);
  return buyer;
}

/** Submits a checkout form and expects that it is accepted. */
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

/** Returns the value of a page's first radio button. */
export const firstChoice = ({ html }: Sight): string => {
  const value = /<input\s[^>]*type="radio"[^>]*value="([^"]*)"/.exec(html)?.[1];
  if (value === undefined) throw new Error('The page has no radio button');
  return value;
};

/** Submits the checkout forms from the cart to the review page. */
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
