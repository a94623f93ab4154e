import { expect } from 'vitest';
import { isNarrow } from './shopper.ts';
import type { Shopper } from './shopper.ts';

export type Gateway = 'cod' | 'cardgw' | 'walletgw';

const MUG = '/stoneware-mug';
const ADDRESS = {
  full_name: 'Ada Lovelace',
  address_1: '1 Market Street',
  city: 'Oakland',
  postcode: '94607',
  telephone: '+1 510 555 0100',
} as const;

/** Goes from the homepage over a category to a product with variants, chooses one, and adds it to the cart. */
export async function findMug(shopper: Shopper): Promise<void> {
  const { tab, comesTo, open } = shopper;
  await open('/');
  await comesTo(/\/(?:de|ar)?$/);
  if (isNarrow(shopper)) await tab.click('.burger');
  await tab.click('nav.menu a[href$="/kitchen"]');
  await comesTo(/\/kitchen$/);
  await tab.click(`main .products a[href$="${MUG}"]`);
  await comesTo(/\/stoneware-mug$/);
  await tab.click('nav.choice li:nth-child(2) a');
  await comesTo(/\?color=/);
  await addToCart(shopper);
}

/** Adds the product of the page to the cart, and opens the cart. */
export async function addToCart(shopper: Shopper): Promise<void> {
  const { tab, comesTo, scripts } = shopper;
  await tab.click('#purchase button:not([formaction]), button[form="purchase"]:not([formaction])');
  if (scripts && !isNarrow(shopper)) await tab.click('dialog.drawer a[href$="/cart"]');
  await comesTo(/\/cart(?:\?added=.*)?$/);
}

/** Changes the quantity, removes the line and puts it back, and tries a wrong and a right coupon. */
export async function changeCart({ tab, sees, comesTo }: Shopper): Promise<void> {
  const quantity = () => tab.read(`document.querySelector('.quantity [name="qty"]')?.value`);
  expect(await quantity()).toBe('1');
  await tab.click('.quantity [value="increase"]');
  await sees('.line .option ~ .option, .line .what', /16[.,٫]50|١٦/);
  expect(await quantity()).toBe('2');
  await tab.click('.quantity .plain');
  await tab.click('.notice form button');
  await sees('.line .what');
  expect(await quantity()).toBe('2');
  await tab.click('.fold summary');
  await tab.fill('[name="coupon"]', 'NOPE');
  await tab.click('form.coupon button');
  await sees('.errors');
  await tab.fill('[name="coupon"]', 'welcome10');
  await tab.click('form.coupon button');
  await sees('form.coupon.applied', /WELCOME10/i);
  await comesTo(/\/cart/);
}

/** Enters an address as a guest. The country is changed twice, and the form follows. */
export async function enterAddress(shopper: Shopper, email: string): Promise<void> {
  const { tab, comesTo } = shopper;
  await tab.fill('[name="email"]', email);
  for (const country of ['DE', 'US']) await chooseCountry(shopper, country);
  for (const [field, value] of Object.entries(ADDRESS)) await tab.fill(`[name="shipping.${field}"]`, value);
  await tab.fill('[name="shipping.province"]', 'US-CA');
  await tab.click('.submit button');
  await comesTo(/step=shipping/);
}

async function chooseCountry({ tab, sees, scripts }: Shopper, country: string): Promise<void> {
  await tab.fill('[name="shipping.country"]', country);
  const listed = await tab.read(`document.querySelector('[name="shipping.listed"]').value`);
  // Without scripts, a button asks for the fields of the country.
  if (!scripts && listed !== country) await tab.click('.place .change button');
  await sees(`.place:has([name="shipping.listed"][value="${country}"])`);
}

/** Chooses the first shipping method and a payment method. */
export async function chooseMethods({ tab, comesTo }: Shopper, gateway: Gateway): Promise<void> {
  await tab.click('label[for="field-method"]');
  await tab.click('.submit button');
  await comesTo(/step=payment/);
  const id = await tab.read(`document.querySelector('input[name="method"][value="${gateway}"]').id`);
  await tab.click(`label[for="${String(id)}"]`);
  await tab.click('.submit button');
  await comesTo(/step=review/);
}

/** Places the order, pays it, and reads its confirmation. Going back from there orders nothing again. */
export async function placeOrder({ tab, sees, comesTo }: Shopper, gateway: Gateway): Promise<void> {
  await tab.click('main form[action$="/checkout/order"] button:not(.hidden)');
  if (gateway === 'walletgw') await tab.click('button[value="approve"]');
  if (gateway === 'cardgw') {
    // The gateway's script adds its field, and takes the button over.
    await tab.fill('input[name="simulated-card"]', '4242 4242 4242 4242');
    await tab.click('#cardgw-form button');
  }
  await comesTo(/\/checkout\/success\/[0-9a-f-]{36}/);
  await sees('main h1', /Ada/);
  await sees('.till.placed');
  await tab.reload();
  await comesTo(/\/checkout\/success\/[0-9a-f-]{36}/);
}

/** Buys as a guest, from the homepage to the confirmation. */
export async function buy(shopper: Shopper, gateway: Gateway): Promise<void> {
  const { tab, comesTo } = shopper;
  await findMug(shopper);
  await changeCart(shopper);
  await tab.click('a.button[href$="/checkout"]');
  await comesTo(/\/checkout$/);
  await enterAddress(shopper, 'ada@example.com');
  await chooseMethods(shopper, gateway);
  await placeOrder(shopper, gateway);
}
