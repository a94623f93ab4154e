import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import { cardSales, terms } from '../support/cardSales.ts';
import { createMailbox } from '../support/mailbox.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { tablesWith } from '../support/tablesWith.ts';

const DAY = 86_400_000;
const clock = createTestClock();
const mailbox = createMailbox();
let shop: TestShop;
const sales = cardSales(() => shop);
beforeAll(async () => {
  shop = await testShop({
    clock,
    extensions: [coreShipping, cod, mailbox.extension],
    config: { shop: { languages: ['en', 'de', 'es', 'fr', 'ar'], name: 'Mugs' } },
  });
});
afterAll(() => shop.stop());

const dayIn = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const mailsTo = (address: string): readonly OutgoingEmail[] =>
  mailbox.sent.filter(({ to }) => to.address === address);
const codeIn = (mail: OutgoingEmail) => /(?:\w{4}-){3}\w{4}/.exec(mail.text)![0];

let buyers = 0;
/** Places an order of one gift card of 50 and pays it. */
async function sell(inputs: object = {}, giftCard: object = terms) {
  const to = `bea${(buyers += 1)}@example.com`;
  const { sku } = await sales.newCard(giftCard);
  const entered = { amount: 50, recipient_email: to, recipient_name: 'Bea', message: 'Well done', ...inputs };
  const order = await sales.place(await sales.makeReady(await sales.newCart({ sku, inputs: entered })));
  dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
  await shop.deliverEvents();
  const [card] = dataOf(await shop.admin('GET', `/api/gift-cards?keyword=${to}`));
  const path = `/checkout/success/${order.uuid}?token=${order.orderToken}`;
  return { to, card, path, uuid: order.uuid as string, token: order.orderToken as string };
}

const pageOf = async (path: string) =>
  textOf((await openBrowser(shop).open(path)).html).replaceAll(/\s+/g, ' ');

test('a card is mailed to its recipient on its day and once, and its code is nowhere but in the email', async () => {
  const { to, card, path } = await sell({ deliver_at: dayIn(3) });
  await shop.runJob('mailDueGiftCards');
  await shop.deliverEvents();
  expect(mailsTo(to)).toEqual([]);
  const end = card.last4 as string;
  const due = new Date(dayIn(3)).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(await pageOf(path)).toContain(
    `Gift card ending in ${end}: $50.00, for Bea, will be emailed on ${due}`,
  );
  clock.advance(3 * DAY);
  for (const _ of [1, 2]) {
    await shop.runJob('mailDueGiftCards');
    await shop.deliverEvents();
  }
  const [mail, ...more] = mailsTo(to) as [OutgoingEmail, ...OutgoingEmail[]];
  expect(more).toEqual([]);
  expect(mail.text).toContain('Well done');
  const code = codeIn(mail);
  expect(code.slice(-4)).toBe(end);
  const { data } = (await shop.request('POST', '/api/gift-cards/balance', { code })).body;
  expect(data).toMatchObject({ balance: 50, currency: 'USD' });
  for (const written of [code, code.replaceAll('-', '')]) expect(await tablesWith(shop, written)).toEqual([]);
  for (const page of [await pageOf(path), JSON.stringify((await shop.request('GET', path)).body)]) {
    expect(page).not.toContain(code);
    expect(page).not.toContain(code.replaceAll('-', ''));
  }
  expect(await pageOf(path)).toContain(`ending in ${end}: $50.00, for Bea, emailed on`);
});

test('a card without a day and a recipient is mailed to the buyer at once', async () => {
  const { path } = await sell({ recipient_email: undefined, recipient_name: undefined });
  const [mail] = mailsTo('ada@example.com').filter(({ text }) => /(?:\w{4}-){3}\w{4}/.test(text));
  expect(mail!.text).toContain('$50.00');
  expect(await pageOf(path)).toContain('for ada@example.com, emailed on');
});

test.each([
  ['en', 'Gift cards', 'canceled'],
  ['de', 'Geschenkkarten', 'storniert'],
  ['es', 'Tarjetas regalo', 'anulada'],
  ['fr', 'Cartes cadeaux', 'annulée'],
  ['ar', 'بطاقات الهدايا', 'ملغاة'],
])(
  'the page of an order in %s names its cards and says that one was refunded',
  async (language, title, state) => {
    const { uuid, path, card } = await sell();
    dataOf(await shop.admin('POST', `/api/orders/${uuid}/refunds`, {}));
    await shop.db.run(sql.type(z.object({}))`update "order" set locale = ${language} where uuid = ${uuid}`);
    const text = await pageOf(path);
    expect(text).toContain(title);
    expect(text).toContain(card.last4);
    expect(text).toContain(state);
  },
);

test('the cards of an order are told to its buyer and administrators, and to nobody else', async () => {
  const { uuid, token, card } = await sell({}, { amounts: [50], validity_months: 1 });
  const document = `query($uuid: String!, $token: String) { order(uuid: $uuid, token: $token) {
    items { giftCards { last4 amount { value currency } state recipientName mailedAt expiresAt } } } }`;
  const told = {
    last4: card.last4,
    amount: { value: 50, currency: 'USD' },
    state: 'ACTIVE',
    recipientName: 'Bea',
    mailedAt: expect.any(String),
    expiresAt: card.expires_at,
  };
  const cardsOf = async (variables: object, as?: 'admin') => {
    const { body } = await shop.query(document, { uuid, ...variables }, as);
    return body.data.order?.items[0].giftCards ?? null;
  };
  expect(await cardsOf({}, 'admin')).toEqual([told]);
  expect(await cardsOf({ token })).toEqual([told]);
  expect(await cardsOf({})).toBeNull();
  clock.advance(40 * DAY);
  expect(await cardsOf({}, 'admin')).toEqual([{ ...told, state: 'EXPIRED' }]);
});
