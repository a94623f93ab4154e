import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardSales } from '../support/cardSales.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { pdfText } from '../support/pdfText.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const SHOPS = [
  { prices: 'with tax', currency: 'USD', including: true, unit: 1, mug: 45, shipping: 5 },
  { prices: 'without tax', currency: 'USD', including: false, unit: 1, mug: 37.5, shipping: 5 },
  { prices: 'with tax', currency: 'JPY', including: true, unit: 100, mug: 4500, shipping: 500 },
];

/** Shops whose mug is 45 with 20 % of tax, and whose untaxed shipping fee is 5. In yen it is a hundred times of that. */
describe.each(SHOPS)('a shop whose prices are $prices, in $currency', (kind) => {
  const { currency, including, unit } = kind;
  let shop: TestShop;
  let of: ReturnType<typeof giftCardsOf>;
  let taxClass: string;
  let mug: string;
  const sales = cardSales(() => shop);
  beforeAll(async () => {
    shop = await testShop({ config: { shop: { currency } } });
    of = giftCardsOf(shop);
    ({ uuid: taxClass } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'VAT' })));
    const rate = { name: 'VAT', country: 'US', rate: 20 };
    dataOf(await shop.admin('POST', `/api/tax/classes/${taxClass}/rates`, rate));
    dataOf(await shop.admin('POST', '/api/settings', { priceIncludingTax: including }));
    await createZoneWithRate(shop, { countries: ['US'], cost: kind.shipping });
    mug = (await createProduct(shop, { price: kind.mug, qty: 1000, tax_class: taxClass })).sku;
  });
  afterAll(() => shop.stop());

  /** Sells a gift card of an amount, and returns it with its code. */
  async function sold(amount: number, voucher: 'single' | 'multi' = 'single') {
    const { sku } = await sales.newCard({ amounts: [amount], voucher }, { tax_class: taxClass });
    const cart = await sales.makeReady(await sales.newCart({ sku, inputs: { amount } }));
    const { uuid: order } = await sales.place(cart);
    dataOf(await of.capture(order));
    const [card] = await sales.codesOf(order);
    return { ...card!, order: order as string };
  }

  /** Places the order of a mug that gift cards pay a part of, and takes the rest. */
  async function ordered(...codes: readonly string[]): Promise<string> {
    const cart = await createReadyCart(shop, mug);
    const choice = { method_code: 'cod', method_name: 'cod' };
    dataOf(await shop.request('POST', `/api/carts/${cart}/paymentMethods`, choice));
    for (const code of codes) dataOf(await of.enter(cart, code));
    const { uuid, payment_method } = dataOf(await of.place(cart));
    if (payment_method === 'cod') dataOf(await of.capture(uuid));
    await shop.deliverEvents();
    return uuid;
  }
  const documentsOf = async (uuid: string) => {
    const documents: readonly Record<string, unknown>[] = dataOf(
      await shop.admin('GET', `/api/orders/${uuid}/documents`),
    );
    return documents.map(({ kind: of, net, tax, gross, taxes }) => ({ kind: of, net, tax, gross, taxes }));
  };
  const taxedOf = async (uuid: string) => {
    const { tenders } = (await of.read(uuid)) as {
      tenders: { method: string; amount: number; taxed?: number }[];
    };
    return tenders.map(({ method, amount, taxed }) => [method, amount, taxed]);
  };
  const refund = async (uuid: string, body: object = {}) => {
    dataOf(await of.refund(uuid, body));
    await shop.deliverEvents();
  };
  /** A document with amounts at 20 % and without tax. */
  const billed = (of: string, [net, tax]: readonly [number, number], untaxed: number) => ({
    kind: of,
    net: (net + untaxed) * unit,
    tax: tax * unit,
    gross: (net + tax + untaxed) * unit,
    taxes: [
      { rate: 0, net: untaxed * unit, tax: 0 },
      { rate: 20, net: net * unit, tax: tax * unit },
    ],
  });

  test('a card that was taxed at its sale pays without tax, refunds go to what was taxed, and the card pays so again', async () => {
    const { uuid: card, code } = await sold(20 * unit);
    const uuid = await ordered(code);
    expect(await of.read(uuid)).toMatchObject({ grand_total: 50 * unit, total_tax_amount: 7.5 * unit });
    expect(await taxedOf(uuid)).toEqual([
      ['gift_card', 20 * unit, 20 * unit],
      ['cod', 30 * unit, undefined],
    ]);
    const invoice = billed('invoice', [22.5, 4.5], 3);
    expect(await documentsOf(uuid)).toEqual([invoice]);
    await refund(uuid, { amount: 10 * unit });
    const first = billed('credit_note', [7.5, 1.5], 1);
    expect(await documentsOf(uuid)).toEqual([invoice, first]);
    expect(await of.balanceOf(card)).toBe(0);
    await refund(uuid);
    expect(await documentsOf(uuid)).toEqual([invoice, first, billed('credit_note', [15, 3], 2)]);
    expect(await of.balanceOf(card)).toBe(20 * unit);
    expect(await taxedOf(await ordered(code))).toEqual([
      ['gift_card', 20 * unit, 20 * unit],
      ['cod', 30 * unit, undefined],
    ]);
    await of.expectConsistent();
  });

  test('a refund to the card alone credits no tax, and what it gave back is not counted as paid by the card', async () => {
    const { uuid: card, code } = await sold(20 * unit);
    const uuid = await ordered(code);
    const [{ id }] = (await of.read(uuid)).tenders;
    await refund(uuid, { amount: 10 * unit, tenders: [{ id, amount: 10 * unit }] });
    expect(await of.balanceOf(card)).toBe(10 * unit);
    const note = { kind: 'credit_note', net: 0, tax: 0, gross: 0, taxes: [] };
    const found = await documentsOf(uuid);
    expect(found).toEqual([billed('invoice', [22.5, 4.5], 3), { ...note, taxes: expect.anything() }]);
    await refund(uuid);
    const [, , rest] = await documentsOf(uuid);
    expect(rest).toEqual(billed('credit_note', [22.5, 4.5], 3));
    // 10 more went to the card.
    expect(await of.balanceOf(card)).toBe(20 * unit);
  });

  test('a correction is of the rest, too', async () => {
    const { code } = await sold(20 * unit);
    const uuid = await ordered(code);
    await refund(uuid, { amount: 10 * unit });
    dataOf(await shop.admin('POST', `/api/orders/${uuid}/documents`, { kind: 'correction' }));
    const rest = [[15, 3], 2] as const;
    expect((await documentsOf(uuid)).slice(2)).toEqual([
      billed('credit_note', ...rest),
      billed('correction', ...rest),
    ]);
    await refund(uuid);
    expect((await documentsOf(uuid)).slice(4)).toEqual([billed('credit_note', ...rest)]);
  });

  test('a multi-purpose voucher pays with tax, and what an administrator added to a card was not taxed', async () => {
    const multi = await sold(20 * unit, 'multi');
    const plain = await ordered(multi.code);
    expect(await taxedOf(plain)).toEqual([
      ['gift_card', 20 * unit, undefined],
      ['cod', 30 * unit, undefined],
    ]);
    expect(await documentsOf(plain)).toEqual([billed('invoice', [37.5, 7.5], 5)]);
    const single = await sold(20 * unit);
    const more = { amount: 10 * unit, reason: 'kindness' };
    dataOf(await shop.admin('POST', `/api/gift-cards/${single.uuid}/adjust`, more));
    const uuid = await ordered(single.code);
    expect((await taxedOf(uuid))[0]).toEqual(['gift_card', 30 * unit, 20 * unit]);
    expect(await documentsOf(uuid)).toEqual([billed('invoice', [22.5, 4.5], 3)]);
    // The 10 that were not taxed go back first.
    const [{ id }] = (await of.read(uuid)).tenders;
    await refund(uuid, { amount: 10 * unit, tenders: [{ id, amount: 10 * unit }] });
    expect((await documentsOf(uuid))[1]).toEqual(billed('credit_note', [7.5, 1.5], 1));
    expect((await taxedOf(await ordered(single.code)))[0]).toEqual(['gift_card', 10 * unit, undefined]);
  });

  test('an order that such a card pays in full has an invoice without tax, which says why', async () => {
    const { code } = await sold(60 * unit);
    const uuid = await ordered(code);
    expect((await of.read(uuid)).total_tax_amount).toBe(7.5 * unit);
    expect(await documentsOf(uuid)).toEqual([billed('invoice', [0, 0], 0)]);
    const [{ uuid: document }] = dataOf(await shop.admin('GET', `/api/orders/${uuid}/documents`));
    const answer = await fetch(new URL(`/api/documents/${document}/file`, shop.url), {
      headers: { authorization: `Bearer ${await shop.adminToken()}` },
    });
    const text = (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ').replaceAll(/\s+/g, ' ');
    const price = (amount: number) =>
      currency === 'JPY' ? `¥${(amount * 100).toLocaleString('en')}` : `$${amount}.00`;
    expect(text).toContain(
      `${price(50)} of the order total of ${price(50)} was paid with gift cards that were taxed when they were sold. This invoice is for the rest.`,
    );
    expect((await of.cancel(uuid)).status).toBe(200);
    await shop.deliverEvents();
    expect(await taxedOf(await ordered(code))).toEqual([['gift_card', 50 * unit, 50 * unit]]);
  });
});
