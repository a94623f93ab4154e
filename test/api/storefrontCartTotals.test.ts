import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

/** A shop in the United States. */
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    config: { shop: { address: { country: 'US', province: 'US-CA', postcode: '94607' } } },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

interface Taxed {
  readonly withTax?: boolean;
  /** True if tax is that of the shop's address. */
  readonly atShop?: boolean;
  /** The place of the rate of 10 %. */
  readonly rate: { readonly country: string; readonly province?: string };
}

/** Returns a visitor who has a product of 10.00 in the cart that is taxed with 10 %. */
async function visitorOf({ withTax = false, atShop = false, rate }: Taxed): Promise<Browser> {
  const settings = {
    priceIncludingTax: withTax ? 1 : null,
    baseCalculationAddress: atShop ? 'storeAddress' : null,
  };
  dataOf(await shop.admin('POST', '/api/settings', settings));
  const { uuid } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: randomUUID() }));
  dataOf(await shop.admin('POST', `/api/tax/classes/${uuid}/rates`, { name: 'Tax', rate: 10, ...rate }));
  const product = await createProduct(shop, { price: 10, qty: 5 });
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: uuid }));
  const visitor = openBrowser(shop);
  await visitor.send('/cart/items', { sku: product.sku });
  return visitor;
}

/** Enters the address of a shopper in California. */
const enterAddress = (visitor: Browser) =>
  visitor.send('/checkout/address', {
    email: 'ada@example.com',
    ...Object.fromEntries(Object.entries(testAddress).map(([name, value]) => [`shipping.${name}`, value])),
  });

const totalsOf = async (visitor: Browser, path = '/cart') =>
  /Order summary.*?(Subtotal.*?)(?: Add a coupon code| plus| incl|$)/.exec(
    textOf((await visitor.open(path)).html),
  )?.[1];

test('tax that depends on the address is not shown as zero, and no total claims to include it', async () => {
  const visitor = await visitorOf({ rate: { country: 'US', province: 'US-CA' } });
  expect(await totalsOf(visitor)).toBe(
    'Subtotal (excl. tax) $10.00 Shipping Calculated at checkout Tax Calculated at checkout Estimated total $10.00',
  );
  expect(textOf((await visitor.open('/checkout')).html)).toContain('Tax Calculated at the next step');
  await enterAddress(visitor);
  expect(await totalsOf(visitor)).toBe(
    'Subtotal (excl. tax) $10.00 Shipping Calculated at checkout Tax $1.00 Estimated total $11.00',
  );
});

test('a single rate in the shop’s country results in an estimate, which is part of the estimated total', async () => {
  const visitor = await visitorOf({ rate: { country: 'US' } });
  expect(await totalsOf(visitor)).toBe(
    'Subtotal (excl. tax) $10.00 Shipping Calculated at checkout Estimated tax $1.00 Estimated total $11.00',
  );
  expect(textOf((await visitor.open('/cart')).html)).toContain('Check out · $11.00');
});

test('prices with tax: the estimate is the included tax', async () => {
  const visitor = await visitorOf({ withTax: true, rate: { country: 'US' } });
  expect(await totalsOf(visitor)).toBe(
    'Subtotal (incl. tax) $10.00 Shipping Calculated at checkout Estimated total $10.00 Includes estimated tax of $0.91',
  );
  await enterAddress(visitor);
  expect(await totalsOf(visitor)).toBe(
    'Subtotal (incl. tax) $10.00 Shipping Calculated at checkout Estimated total $10.00 Includes tax of $0.91',
  );
});

test('prices with tax that varies within the country: no tax is shown before it is known', async () => {
  const visitor = await visitorOf({ withTax: true, rate: { country: 'US', province: 'US-CA' } });
  expect(await totalsOf(visitor)).toBe(
    'Subtotal (incl. tax) $10.00 Shipping Calculated at checkout Estimated total $10.00',
  );
});

test('tax at the shop’s address is known immediately', async () => {
  const visitor = await visitorOf({ atShop: true, rate: { country: 'US', province: 'US-CA' } });
  expect(await totalsOf(visitor)).toBe(
    'Subtotal (excl. tax) $10.00 Shipping Calculated at checkout Tax $1.00 Estimated total $11.00',
  );
});

test('a shop without tax rates does not mention tax, from the cart to the order', async () => {
  const untaxed = await testShop();
  await createZoneWithRate(untaxed, { countries: ['US'], cost: 5 });
  const product = await createProduct(untaxed, { price: 10, qty: 5 });
  const visitor = openBrowser(untaxed);
  await visitor.send('/cart/items', { sku: product.sku });
  const pages = [await visitor.open('/cart'), await visitor.open('/checkout'), await enterAddress(visitor)];
  for (const { html } of pages) expect(textOf(html)).not.toMatch(/\btax\b/i);
  await untaxed.stop();
});
