import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminsOf } from '../support/admins.ts';
import { textOf } from '../support/browser.ts';
import { buyerWith, goToReview } from '../support/checkout.ts';
import { pdfText } from '../support/pdfText.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';

const pollOptions = { timeout: 120_000, interval: 20 };
const sent: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({
    mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }],
  }),
});

/** Texts about the order lines that the shop shows, sends and prints, by output. */
const seen = new Map<string, string>();
let shop: TestShop;
const { newAdmin, tokenOf } = adminsOf(() => shop);
/** Options that distinguish the two lines, which have the same name. */
const OPTIONS = ['S', 'Red', 'L', 'Blue'];

const print = async (uuid: string, kind: string): Promise<string> => {
  const authorization = `Bearer ${await tokenOf(await newAdmin())}`;
  const path = `/api/orders/${uuid}/documents/${kind}`;
  const answer = await fetch(new URL(path, shop.url), { headers: { authorization } });
  return pdfText(Buffer.from(await answer.arrayBuffer())).join('\n');
};
const mailNamed = (subject: RegExp): Promise<OutgoingEmail> =>
  vi.waitFor(() => {
    const mail = sent.find((one) => subject.test(one.subject));
    if (!mail) throw new Error(`${String(subject)} is not among ${sent.map((one) => one.subject).join()}`);
    return mail;
  }, pollOptions);

async function buyBoth(): Promise<string> {
  const shirts = await createVariantSet(shop);
  const group = await shirts.createGroup();
  const name = 'Shirt';
  const [red, blue] = [
    await shirts.createVariant(group.uuid, 'S', 'Red', { name }),
    await shirts.createVariant(group.uuid, 'L', 'Blue', { name }),
  ];
  const buyer = await buyerWith(shop, red.sku, blue.sku);
  seen.set('cart page', textOf((await buyer.open('/cart')).html));
  const review = await goToReview(buyer, 'cod');
  seen.set('review of the checkout', textOf(review.html));
  const placed = await buyer.submit(review, '/checkout/order');
  seen.set('page of the order', textOf(placed.html));
  const [order] = dataOf(await shop.admin('GET', '/api/orders'));
  return order.uuid;
}

beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, postOffice], worker: true });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  dataOf(await shop.admin('POST', '/api/settings', { merchantEmails: 'merchant@example.com' }));
  const uuid = await buyBoth();
  dataOf(await shop.admin('POST', `/api/orders/${uuid}/capture`, {}));
  dataOf(await shop.admin('POST', `/api/orders/${uuid}/shipments`, { tracking_number: 'T-1' }));
  await vi.waitFor(
    async () => expect((await shop.admin('GET', `/api/orders/${uuid}/documents`)).body.data).toHaveLength(1),
    120_000,
  );
  seen.set('invoice', await print(uuid, 'invoice'));
  seen.set('packing slip', await print(uuid, 'packing-slip'));
  for (const [surface, subject] of [
    ['confirmation', /^Your order \d+ at (?!.*(?:way|canceled))/],
    ['letter of the shipment', /is on its way$/],
    ['letter to the merchant', /^New order/],
  ] as const) {
    const { html, text } = await mailNamed(subject);
    seen.set(`${surface}, HTML`, textOf(html ?? ''));
    seen.set(`${surface}, text`, text ?? '');
  }
});
afterAll(() => shop.stop());

describe('two variants of one product are distinguishable', () => {
  test.each([
    'cart page',
    'review of the checkout',
    'page of the order',
    'invoice',
    'packing slip',
    'confirmation, HTML',
    'confirmation, text',
    'letter of the shipment, HTML',
    'letter of the shipment, text',
    'letter to the merchant, HTML',
    'letter to the merchant, text',
  ])('%s', (surface) => {
    const words = seen.get(surface) ?? '';
    expect(words).toContain('Shirt');
    for (const option of OPTIONS) expect(words).toMatch(new RegExp(`\\b${option}\\b`));
  });
});
