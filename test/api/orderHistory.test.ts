import { storedText } from '@shop/runtime/extension';
import type { Activity } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTexts } from '../../packages/runtime/src/platform/messages/createTexts.ts';
import { readStoredText } from '../../packages/runtime/src/platform/messages/storedText.ts';
import { formatPrice } from '../../packages/runtime/src/platform/money.ts';
import { historyTexts, sampleOf, shippedCatalogues } from '../support/catalogues.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());

async function place(): Promise<string> {
  const { sku } = await createProduct(its.shop, { price: 10, qty: 50 });
  return dataOf(await its.place(await createReadyCart(its.shop, sku))).uuid;
}

const add = (uuid: string, activity: Activity | string, options?: { readonly once: boolean }) =>
  its.shop.app.orders.addActivity(its.shop.db, uuid, activity, options);

interface Line {
  readonly comment: string;
  readonly kind: string | null;
  readonly needsReview: boolean;
  readonly text: string;
}

async function read(uuid: string, locale?: string): Promise<readonly Line[]> {
  const { body } = await its.shop.query(
    'query($uuid: String!, $locale: String) { order(uuid: $uuid) { activities { comment kind needsReview text(locale: $locale) } } }',
    { uuid, ...(locale && { locale }) },
    'admin',
  );
  return body.data.order.activities;
}

const MONEY = { amount: '1234.50', currency: 'USD' };

describe('every entry that the shop or a payment method writes into a history', () => {
  test.each(['de', 'es', 'fr', 'ar'])('has a text in %s', (locale) => {
    const texts = createTexts(shippedCatalogues);
    const lines = historyTexts();
    expect(lines.size).toBeGreaterThan(50);
    const money = formatPrice(locale, 1234.5, 'USD');
    const untranslated = [...lines].filter(([key, english]) => {
      const [translated, source] = [locale, 'en'].map((one) =>
        readStoredText(texts(one), sampleOf(key, english), () => money),
      );
      return (
        !translated || translated === source || (english.includes('{money}') && !translated.includes(money))
      );
    });
    expect(untranslated).toEqual([]);
  });

  test('keeps its English text for API clients, with the prefix for entries that need attention', async () => {
    const uuid = await place();
    const text = storedText('orders.activity.refundFailed', { money: MONEY, id: 'R-1' });
    await add(uuid, { text, needsReview: true });
    await add(uuid, { text, needsReview: true }, { once: true });
    expect((await read(uuid, 'en')).slice(1)).toEqual([
      {
        comment: 'Attention: the refund of 1234.50 USD failed. Refund ID: R-1',
        kind: 'orders.activity.refundFailed',
        needsReview: true,
        text: 'the refund of $1,234.50 failed. Refund ID: R-1',
      },
    ]);
  });
});

test('a text within an entry is in the language of the entry', async () => {
  const uuid = await place();
  const reason = storedText('orders.reason.paymentCanceled');
  await its.shop.app.orders.cancel(uuid, reason);
  expect((await read(uuid, 'de')).at(-1)).toMatchObject({
    comment: 'Order canceled (Payment canceled)',
    text: 'Bestellung storniert (Zahlung abgebrochen)',
  });
  const document = 'query($uuid: String!) { order(uuid: $uuid) { cancelReason } }';
  expect((await its.shop.query(document, { uuid }, 'admin')).body.data.order).toEqual({
    cancelReason: 'Payment canceled',
  });
});

test.each([
  ['a plain text', 'Packed by Ada', 'Packed by Ada'],
  ['a text whose extension is gone', { text: { key: 'gone.activity', values: {} } }, 'gone.activity'],
  [
    'a text without a value that it takes',
    { text: { key: 'orders.activity.canceled', values: {} } },
    'orders.activity.canceled',
  ],
] as const)('%s is shown as its English text', async (_, activity, line) => {
  const uuid = await place();
  await add(uuid, activity);
  for (const locale of ['de', 'xx', 'a b'])
    expect((await read(uuid, locale)).at(-1)).toMatchObject({ comment: line, text: line });
});
