import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { everyRow } from '../support/everyRow.ts';
import { createMailbox } from '../support/mailbox.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { tablesWith } from '../support/tablesWith.ts';

const CODE = /^[ACDEFGHJKMNPQRTUVWXY34679]{4}(-[ACDEFGHJKMNPQRTUVWXY34679]{4}){3}$/;
const DAY = 86_400_000;
const clock = createTestClock();
const mailbox = createMailbox();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    clock,
    extensions: [mailbox.extension],
    config: { shop: { languages: ['en', 'de'], name: 'Mugs' } },
  });
  dataOf(await shop.admin('POST', '/api/currencies', { code: 'EUR', rate: 0.9, status: 1 }));
  dataOf(await shop.admin('POST', '/api/currencies', { code: 'JPY', rate: 150, status: 1 }));
});
afterAll(() => shop.stop());

const path = '/api/gift-cards';
const ask = (body: object) => shop.admin('POST', path, body);
/** Sends a request of an administrator with an idempotency key. */
const askWith = async (key: string, to: string, body: object) => {
  const response = await fetch(shop.url + to, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await shop.adminToken()}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { readonly data: { readonly code: string } }).data;
};
const issue = async (body: object = { amount: 50 }) => dataOf(await ask(body));
const read = async (uuid: string) => dataOf(await shop.admin('GET', `${path}/${uuid}`));
const act = (uuid: string, what: 'adjust' | 'void' | 'resend', body: object) =>
  shop.admin('POST', `${path}/${uuid}/${what}`, body);
const balance = (code: string) => shop.request('POST', `${path}/balance`, { code });
const email = () => `${randomUUID()}@example.com`;
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString();
const mailsTo = (address: string): readonly OutgoingEmail[] =>
  mailbox.sent.filter(({ to }) => to.address === address);
const codeIn = (mail: OutgoingEmail | undefined) =>
  /(?:\w{4}-){3}\w{4}/.exec(mail?.text ?? '')?.[0] as string;

const INVALID = [404, 'GIFT_CARD_INVALID', 'This gift card is unknown, void or expired'];

describe('issuing', () => {
  test('tells the code once, and the ledger begins with the amount', async () => {
    const card = await issue({ amount: '50.00' });
    expect(card.code).toMatch(CODE);
    const { code, ...rest } = card;
    expect(rest).toEqual({
      uuid: expect.any(String),
      last4: code.slice(-4),
      amount: 50,
      balance: 50,
      currency: 'USD',
      state: 'active',
      email: null,
      message: null,
      locale: null,
      deliver_at: null,
      recipient_name: null,
      mailed_at: null,
      printed_at: null,
      expires_at: null,
      customer_id: null,
      entries: [
        {
          kind: 'issue',
          amount: 50,
          currency: 'USD',
          order_id: null,
          order_uuid: null,
          order_number: null,
          author: { kind: 'administrator', uuid: expect.any(String), name: expect.any(String) },
          at: expect.any(String),
          reason: null,
        },
      ],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await read(card.uuid)).toEqual(rest);
    const [listed] = dataOf(await shop.admin('GET', path));
    expect(listed).toEqual(rest);
  });

  test('a repeated request with its key gets the same code, and issues nothing', async () => {
    const key = randomUUID();
    const one = await askWith(key, path, { amount: 5 });
    expect(one.code).toMatch(CODE);
    expect(await askWith(key, path, { amount: 5 })).toEqual(one);
    expect((await issue({ amount: 5 })).code).not.toBe(one.code);
  });

  test('no table, log or event has the code', async () => {
    const { code, uuid } = await issue({ amount: 5, email: email(), deliver_at: inDays(3) });
    await act(uuid, 'adjust', { amount: 1, reason: 'Rounded' });
    for (const written of [code, code.replaceAll('-', '')])
      expect(await tablesWith(shop, written)).toEqual([]);
  });

  test('owner, currency, message and times are kept', async () => {
    const { uuid: customer } = await shop.make.customer({ email: email() });
    const address = email();
    const card = await issue({
      amount: 1500,
      currency: 'jpy',
      email: address.toUpperCase(),
      message: 'Happy birthday!\nGrace',
      locale: 'de',
      deliver_at: '2031-05-01',
      expires_at: '2034-12-31',
      customer_id: customer,
    });
    expect(card).toMatchObject({
      amount: 1500,
      balance: 1500,
      currency: 'JPY',
      message: 'Happy birthday!\nGrace',
      locale: 'de',
      deliver_at: '2031-05-01T00:00:00.000Z',
      expires_at: '2035-01-01T00:00:00.000Z',
      customer_id: customer,
    });
  });

  const invalid = (message: string) => [400, 'VALIDATION_FAILED', message];
  test.each<readonly [object, readonly unknown[]]>([
    [{}, invalid('amount is required')],
    [{ amount: 0 }, invalid('amount must be greater than 0')],
    [{ amount: -1 }, invalid('amount must not be negative')],
    [{ amount: 'ten' }, invalid('amount must be a number')],
    [{ amount: 1.234 }, invalid('amount must have at most 2 decimals in USD')],
    [{ amount: 1.5, currency: 'JPY' }, invalid('amount must be a whole number in JPY')],
    [{ amount: 1_000_000_000 }, invalid('amount must be less than 1000000000')],
    [{ amount: 1, currency: 'CHF' }, [400, 'INVALID_CURRENCY', 'CHF is not a currency of the shop']],
    [{ amount: 1, email: 'ada' }, invalid('email must be an email address')],
    [{ amount: 1, locale: 'fr' }, invalid('locale must be one of en, de')],
    [{ amount: 1, customer_id: 'ada' }, invalid('Customer does not exist')],
    [{ amount: 1, customer_id: randomUUID() }, invalid('Customer does not exist')],
    [{ amount: 1, expires_at: '2001-01-01' }, invalid('expires_at must be in the future')],
    [
      { amount: 1, email: 'ada@example.com', deliver_at: '2035-01-02', expires_at: '2035-01-01' },
      invalid('expires_at must be after deliver_at'),
    ],
    [
      { amount: 1, deliver_at: '2035-01-01' },
      [400, 'EMAIL_REQUIRED', 'A gift card that is mailed needs an email address'],
    ],
  ])('%j is refused, and nothing is written', async (body, refusal) => {
    const before = await everyRow(shop.db);
    expect(refusalOf(await ask(body))).toEqual(refusal);
    expect(await everyRow(shop.db)).toEqual(before);
  });

  test('the event and its webhook topic carry no code', async () => {
    const { uuid, code } = await issue({ amount: 7 });
    const events = dataOf(await shop.admin('GET', '/api/events?limit=10'));
    const logged = events.find(({ event }: { event: string }) => event === 'gift_card_issued');
    expect(logged.payload).toEqual({ giftCardUuid: uuid, amount: 7, currency: 'USD' });
    expect(JSON.stringify(logged)).not.toContain(code.slice(0, 4));
  });
});

describe('the balance', () => {
  test('is told for a code in any writing', async () => {
    const { code } = await issue({ amount: 12.5, expires_at: inDays(30) });
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      ` ${code.replaceAll('-', '')} `,
    ])
      expect(dataOf(await balance(typed))).toEqual({
        balance: 12.5,
        currency: 'USD',
        expires_at: expect.any(String),
      });
  });

  test('is refused alike for unknown, void and expired cards', async () => {
    const [lost, old] = [await issue(), await issue({ amount: 5, expires_at: inDays(2) })];
    dataOf(await act(lost.uuid, 'void', { reason: 'Lost' }));
    expect(dataOf(await balance(old.code)).balance).toBe(5);
    clock.advance(3 * DAY);
    expect((await read(old.uuid)).state).toBe('expired');
    for (const code of ['', 'no code', 'ACDE-FGHJ-KMNP-QRT3', lost.code, old.code])
      expect([code, refusalOf(await balance(code))]).toEqual([code, INVALID]);
    expect(refusalOf(await shop.request('POST', `${path}/balance`, {}))[0]).toBe(400);
  });

  test('wrong codes count as failed sign-ins of the address', async () => {
    const limited = await testShop({ config: { rateLimit: { auth: { points: 2, seconds: 900 } } } });
    const guess = () =>
      limited.request('POST', `${path}/balance`, { code: randomUUID().replaceAll('-', '').slice(0, 16) });
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) statuses.push((await guess()).status);
    await limited.stop();
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});

describe('changes', () => {
  test('add to the balance and take away, with author and reason', async () => {
    const { uuid } = await issue({ amount: 20 });
    expect(dataOf(await act(uuid, 'adjust', { amount: 5, reason: 'Sorry' })).balance).toBe(25);
    const card = dataOf(await act(uuid, 'adjust', { amount: '-24.99', reason: 'Counted wrong' }));
    expect(card).toMatchObject({ amount: 20, balance: 0.01 });
    expect(card.code).toBeUndefined();
    expect(card.entries.slice(1)).toMatchObject([
      { kind: 'adjust', amount: 5, reason: 'Sorry', author: { kind: 'administrator' } },
      { kind: 'adjust', amount: -24.99, reason: 'Counted wrong' },
    ]);
    expect(refusalOf(await act(uuid, 'adjust', { amount: -0.02, reason: 'More' }))).toEqual([
      409,
      'INSUFFICIENT_BALANCE',
      'Only 0.01 USD can be taken away',
    ]);
    expect((await read(uuid)).entries).toHaveLength(3);
  });

  test('with a key are made once', async () => {
    const { uuid } = await issue({ amount: 20 });
    const key = randomUUID();
    const add = () => askWith(key, `${path}/${uuid}/adjust`, { amount: 5, reason: 'Sorry' });
    expect(await add()).toEqual(await add());
    expect((await read(uuid)).balance).toBe(25);
  });

  test('void takes the rest, once', async () => {
    const { uuid } = await issue({ amount: 20 });
    const card = dataOf(await act(uuid, 'void', { reason: 'Lost' }));
    expect(card).toMatchObject({ state: 'void', balance: 0 });
    expect(card.entries.at(-1)).toMatchObject({ kind: 'void', amount: -20, reason: 'Lost' });
    const refused = [409, 'GIFT_CARD_VOID', 'The gift card is void'];
    expect(refusalOf(await act(uuid, 'void', { reason: 'Again' }))).toEqual(refused);
    expect(refusalOf(await act(uuid, 'adjust', { amount: 1, reason: 'More' }))).toEqual(refused);
    expect(refusalOf(await act(uuid, 'resend', { email: email() }))).toEqual(refused);
    const empty = await issue({ amount: 1 });
    dataOf(await act(empty.uuid, 'adjust', { amount: -1, reason: 'Used' }));
    expect(dataOf(await act(empty.uuid, 'void', { reason: 'Empty' })).entries.at(-1).amount).toBe(0);
  });

  test.each<readonly ['adjust' | 'void' | 'resend', object, string]>([
    ['adjust', { amount: 0, reason: 'x' }, 'amount must not be 0'],
    ['adjust', { amount: 1 }, 'reason: Invalid input: expected string, received undefined'],
    ['adjust', { amount: 1, reason: ' ' }, 'reason must not be empty'],
    ['adjust', { amount: 1.001, reason: 'x' }, 'amount must have at most 2 decimals in USD'],
    ['adjust', { amount: -1.001, reason: 'x' }, 'amount must have at most 2 decimals in USD'],
    ['void', { reason: 'two\nlines' }, 'reason must not contain control characters'],
    ['resend', { email: 'ada' }, 'email must be an email address'],
  ])('%s with %j is refused', async (what, body, message) => {
    const { uuid } = await issue();
    const before = await read(uuid);
    expect(refusalOf(await act(uuid, what, body)).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED']);
    expect(String((await act(uuid, what, body)).body.error.message)).toContain(message.split(':')[0]);
    expect(await read(uuid)).toEqual(before);
  });

  test('unknown gift cards are 404', async () => {
    for (const id of ['nothing', '1', randomUUID()])
      for (const [method, end, body] of [
        ['GET', '', undefined],
        ['POST', '/adjust', { amount: 1, reason: 'x' }],
        ['POST', '/void', { reason: 'x' }],
        ['POST', '/resend', {}],
      ] as const)
        expect(refusalOf(await shop.admin(method, `${path}/${id}${end}`, body))).toEqual([
          404,
          'GIFT_CARD_NOT_FOUND',
          'Gift card not found',
        ]);
  });

  test('the audit log has the change with its entry, and no secret', async () => {
    const { uuid } = await issue({ amount: 20, email: email() });
    dataOf(await act(uuid, 'adjust', { amount: 2, reason: 'Sorry' }));
    const { body } = await shop.admin('GET', `/api/audit-log?entity_uuid[eq]=${uuid}`);
    const [adjusted, created] = body.data;
    expect([created.action, adjusted.action]).toEqual(['createGiftCard', 'adjustGiftCard']);
    expect(adjusted).toMatchObject({
      entity_type: 'stored_value',
      before: { balance: 20 },
      after: { balance: 22 },
    });
    expect(adjusted.after.entries.at(-1)).toMatchObject({ kind: 'adjust', reason: 'Sorry' });
    expect(JSON.stringify(body.data)).not.toMatch(/code_hash|sealed_code|code_key/);
  });
});

describe('emails', () => {
  const sealed = async (uuid: string) =>
    (
      await shop.db.one(sql.type(z.object({ kept: column.bool }))`
        select sealed_code is not null as kept from stored_value where uuid = ${uuid}`)
    ).kept;

  test('mail the code at once, in its language, and then it is forgotten', async () => {
    const address = email();
    const card = await issue({
      amount: 50,
      email: address,
      message: 'Alles Gute!',
      locale: 'de',
      expires_at: '2036-12-31',
    });
    expect(await sealed(card.uuid)).toBe(true);
    await shop.deliverEvents();
    const [mail, ...more] = mailsTo(address);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ihre Geschenkkarte von Mugs');
    for (const part of [card.code, 'Alles Gute!', '50,00', '31. Dezember 2036'])
      expect(mail?.text).toContain(part);
    expect(await sealed(card.uuid)).toBe(false);
    expect((await read(card.uuid)).mailed_at).toEqual(expect.any(String));
    const [logged] = dataOf(await shop.admin('GET', `/api/emails?recipient=${address}`));
    expect(logged).toMatchObject({ kind: 'giftCard', status: 'sent', can_resend: false });
  });

  test('wait for their day', async () => {
    const address = email();
    const card = await issue({ amount: 50, email: address, deliver_at: inDays(2) });
    await shop.deliverEvents();
    await shop.runJob('mailDueGiftCards');
    await shop.deliverEvents();
    expect(mailsTo(address)).toEqual([]);
    clock.advance(2 * DAY + 1000);
    await shop.runJob('mailDueGiftCards');
    await shop.runJob('mailDueGiftCards');
    await shop.deliverEvents();
    expect(mailsTo(address)).toHaveLength(1);
    expect(codeIn(mailsTo(address)[0])).toBe(card.code);
    expect(await sealed(card.uuid)).toBe(false);
  });

  test('are not sent for a card that was made void before its day', async () => {
    const address = email();
    const { uuid } = await issue({ amount: 50, email: address, deliver_at: inDays(2) });
    dataOf(await act(uuid, 'void', { reason: 'Canceled' }));
    expect(await sealed(uuid)).toBe(false);
    clock.advance(3 * DAY);
    await shop.runJob('mailDueGiftCards');
    await shop.deliverEvents();
    expect(mailsTo(address)).toEqual([]);
  });

  test('resending makes a new code, ends the old one, and tells none', async () => {
    const [first, second] = [email(), email()];
    const card = await issue({ amount: 50, email: first });
    await shop.deliverEvents();
    const answer = await act(card.uuid, 'resend', { email: second });
    expect(dataOf(answer)).toMatchObject({ uuid: card.uuid, email: second, balance: 50, mailed_at: null });
    expect(dataOf(answer).code).toBeUndefined();
    expect(refusalOf(await balance(card.code))).toEqual(INVALID);
    await shop.deliverEvents();
    const code = codeIn(mailsTo(second)[0]);
    expect(code).toMatch(CODE);
    expect(code).not.toBe(card.code);
    expect((await read(card.uuid)).last4).toBe(code.slice(-4));
    expect(dataOf(await balance(code)).balance).toBe(50);
    // Without an address it goes to the one that is known.
    dataOf(await act(card.uuid, 'resend', {}));
    await shop.deliverEvents();
    expect(mailsTo(second)).toHaveLength(2);
    expect(mailsTo(first)).toHaveLength(1);
  });

  test('resending needs an address, and a card that can be used', async () => {
    const card = await issue({ amount: 50, expires_at: inDays(1) });
    expect(refusalOf(await act(card.uuid, 'resend', {}))).toEqual([
      400,
      'EMAIL_REQUIRED',
      'A gift card that is mailed needs an email address',
    ]);
    expect(dataOf(await balance(card.code)).balance).toBe(50);
    clock.advance(2 * DAY);
    expect(refusalOf(await act(card.uuid, 'resend', { email: email() }))).toEqual([
      409,
      'GIFT_CARD_EXPIRED',
      'The gift card has expired',
    ]);
  });
});

test('the list is filtered and sorted', async () => {
  const address = `wanted-${randomUUID()}@example.com`;
  const [small, big, gone] = [
    await issue({ amount: 3, email: address, deliver_at: inDays(300) }),
    await issue({ amount: 90, email: address, deliver_at: inDays(300), currency: 'EUR' }),
    await issue({ amount: 8, email: address, deliver_at: inDays(300) }),
  ];
  dataOf(await act(gone.uuid, 'void', { reason: 'Lost' }));
  const find = async (query: string) =>
    dataOf(await shop.admin('GET', `${path}?keyword=${address}&${query}`)).map(
      ({ uuid }: { uuid: string }) => uuid,
    );
  expect(await find('')).toEqual([gone.uuid, big.uuid, small.uuid]);
  expect(await find('state=active')).toEqual([big.uuid, small.uuid]);
  expect(await find('state=void')).toEqual([gone.uuid]);
  expect(await find('state=expired')).toEqual([]);
  expect(await find('currency=EUR')).toEqual([big.uuid]);
  expect(await find('ob=balance&od=asc')).toEqual([gone.uuid, small.uuid, big.uuid]);
  const { last4 } = big;
  const found = dataOf(await shop.admin('GET', `${path}?keyword=${last4.toLowerCase()}`));
  expect(found.map(({ uuid }: { uuid: string }) => uuid)).toContain(big.uuid);
});
