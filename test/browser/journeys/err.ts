import { expect } from 'vitest';
import { pressUntil, until } from '../engines/until.ts';
import { addToCart } from './buy.ts';
import type { Shopper } from './shopper.ts';

/**
 * Sends a checkout form with faults, reads what is wrong, and finds what was typed. Reload and Back ask for nothing, and send nothing
 * twice: a browser that asked would not leave the page.
 */
export async function errInCheckout(shopper: Shopper): Promise<void> {
  const { tab, open, comesTo, sees, sendsAnything } = shopper;
  await open('/letter-paper');
  await addToCart(shopper);
  await open('/checkout');
  await comesTo(/\/checkout$/);
  await tab.fill('[name="email"]', 'nobody');
  await tab.fill('[name="shipping.full_name"]', 'Ada Lovelace');
  const press = async () => {
    await sendsAnything();
    await tab.click('.submit button');
  };
  await pressUntil('the errors of the form', press, (patience) =>
    until('.errors li', async () => (await tab.text('.errors li')) !== '', patience),
  );
  const expectKept = async () => {
    await sees('.errors li');
    expect(await tab.read('document.title')).toMatch(/^\S+: /);
    expect(await tab.read(`document.querySelector('[name="email"]').value`)).toBe('nobody');
    expect(await tab.read(`document.querySelector('[name="shipping.full_name"]').value`)).toBe(
      'Ada Lovelace',
    );
    await comesTo(/\/checkout/);
  };
  await expectKept();
  await tab.reload();
  await expectKept();
  await tab.back();
  await comesTo(/\/checkout$|\/cart/);
}
