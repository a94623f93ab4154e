import { expect } from 'vitest';
import { addToCart, chooseMethods, enterAddress, placeOrder } from './buy.ts';
import type { Shopper } from './shopper.ts';

const PASSWORD = 'a long and good password';

/** Signs up, buys, sees the pages of the account, orders again, and signs out and in. */
export async function useAccount(shopper: Shopper, email: string): Promise<void> {
  const { tab, open, comesTo, sees, sendsAnything } = shopper;
  await open('/account/register');
  await comesTo(/\/account\/register$/);
  await tab.fill('[name="full_name"]', 'Ada Lovelace');
  await tab.fill('[name="email"]', email);
  await tab.fill('[name="password"]', PASSWORD);
  await tab.click('form[action$="/account/register"] p > button:not([type="button"])');
  await comesTo(/\/account$/);

  await open('/letter-paper');
  await addToCart(shopper);
  await open('/checkout');
  await enterAddress(shopper, email);
  await chooseMethods(shopper, 'cod');
  await placeOrder(shopper, 'cod');

  await open('/account');
  await comesTo(/\/account$/);
  await sees('.order-card');
  for (const page of ['orders', 'addresses', 'profile']) {
    await tab.click(`nav.account a[href$="/account/${page}"]`);
    await comesTo(new RegExp(`/account/${page}$`));
  }
  await open('/account/orders');
  await tab.click('.order-card form[action$="/reorder"] button');
  await comesTo(/\/cart/);
  await sees('.line .what');

  await open('/account');
  await tab.click('.who button');
  await comesTo(/\/(?:de|ar)?$/);
  await open('/account/login');
  await comesTo(/\/account\/login$/);
  await sendsAnything();
  await tab.fill('[name="email"]', email);
  await tab.fill('[name="password"]', 'a wrong one');
  const send = 'form[action$="/account/login"] p > button:not([type="button"])';
  await tab.click(send);
  await sees('.errors');
  expect(await tab.read(`document.querySelector('[name="email"]').value`)).toBe(email);
  await tab.fill('[name="password"]', PASSWORD);
  await tab.click(send);
  await comesTo(/\/account$/);
}
