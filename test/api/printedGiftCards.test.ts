import { randomUUID } from 'node:crypto';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createMailbox } from '../support/mailbox.ts';
import { pdfText } from '../support/pdfText.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DAY = 86_400_000;
const clock = createTestClock();
const mailbox = createMailbox();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    clock,
    extensions: [mailbox.extension],
    config: { shop: { languages: ['en', 'de', 'ar'], name: 'Mugs' } },
  });
});
afterAll(() => shop.stop());

const issue = async (body: object) => dataOf(await shop.admin('POST', '/api/gift-cards', body));
const read = async (uuid: string) => dataOf(await shop.admin('GET', `/api/gift-cards/${uuid}`));
const balance = (code: string) => shop.request('POST', '/api/gift-cards/balance', { code });
const print = async (uuid: string) =>
  fetch(`${shop.url}/api/gift-cards/${uuid}/print`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await shop.adminToken()}` },
  });
async function printed(uuid: string): Promise<{ readonly text: string; readonly code: string }> {
  const answer = await print(uuid);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const text = pdfText(Buffer.from(await answer.arrayBuffer())).join('\n');
  return { text, code: /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(text)![0] };
}

test('a card is printed with a new code, which ends the old one', async () => {
  const card = await issue({ amount: 50, message: 'Happy birthday', expires_at: '2036-01-31' });
  const { text, code } = await printed(card.uuid);
  for (const words of ['Mugs', 'Gift card', '$50.00', 'Happy birthday', 'Valid through: January 31, 2036'])
    expect(text).toContain(words);
  expect(code).not.toBe(card.code);
  expect(dataOf(await balance(code))).toMatchObject({ balance: 50 });
  expect((await balance(card.code)).status).toBe(404);
  const now = await read(card.uuid);
  expect([now.last4, now.printed_at]).toEqual([code.slice(-4), clock.now().toISOString()]);
  const again = await printed(card.uuid);
  expect(again.code).not.toBe(code);
  expect((await balance(code)).status).toBe(404);
});

test('a code that was still to be mailed is printed as it is, and mailed no more', async () => {
  const email = `${randomUUID()}@example.com`;
  const deliver_at = new Date(clock.now().getTime() + DAY).toISOString();
  const card = await issue({ amount: 20, email, deliver_at, locale: 'de' });
  const { text, code } = await printed(card.uuid);
  expect(code).toBe(card.code);
  expect(text).toContain('Geschenkkarte');
  clock.advance(2 * DAY);
  await shop.app.registry('jobs').get('mailDueGiftCards')?.run(shop.app);
  await shop.deliverEvents();
  expect(mailbox.sent.filter(({ to }) => to.address === email)).toEqual([]);
  expect(dataOf(await balance(code))).toMatchObject({ balance: 20 });
  expect((await printed(card.uuid)).code).not.toBe(code);
});

test('cards in Arabic, void and unknown ones', async () => {
  const card = await issue({ amount: 5, locale: 'ar', message: 'عيد ميلاد سعيد' });
  expect((await printed(card.uuid)).code).toMatch(/^[A-Z0-9-]{19}$/);
  dataOf(await shop.admin('POST', `/api/gift-cards/${card.uuid}/void`, { reason: 'Lost' }));
  const refused = async (uuid: string) => {
    const answer = await print(uuid);
    return refusalOf({ status: answer.status, body: await answer.json() } as never);
  };
  expect(await refused(card.uuid)).toEqual([409, 'GIFT_CARD_VOID', 'The gift card is void']);
  expect(await refused(randomUUID())).toEqual([404, 'GIFT_CARD_NOT_FOUND', 'Gift card not found']);
  const short = await issue({ amount: 5, expires_at: new Date(clock.now().getTime() + DAY).toISOString() });
  clock.advance(2 * DAY);
  expect(await refused(short.uuid)).toEqual([409, 'GIFT_CARD_EXPIRED', 'The gift card has expired']);
});

test('a message is printed in the direction of its own letters', async () => {
  const { uuid } = await issue({ amount: 20, message: 'Happy birthday, Bob!\nعيد ميلاد سعيد', locale: 'ar' });
  const { text } = await printed(uuid);
  expect(text.split('\n')).toContain('Happy birthday, Bob!');
});
