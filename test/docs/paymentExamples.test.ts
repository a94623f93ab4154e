import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import bankTransfer from '../../examples/extensions/bank-transfer/src/index.ts';
import { KEY, startPaybox } from '../../examples/extensions/paybox/gateway/startPaybox.ts';
import paybox from '../../examples/extensions/paybox/src/index.ts';
import { reconcileAttempts } from '../../packages/runtime/src/modules/orders/payment/reconcileAttempts.ts';
import { createMailbox, workerIdle } from '../support/mailbox.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { codeBlocks } from './codeBlocks.ts';

const root = path.join(import.meta.dirname, '../..');
const examples = path.join(root, 'examples/extensions');

async function ordered(shop: TestShop, method: string) {
  const { sku } = await createProduct(shop, { price: 10, qty: 100 });
  const cartId = await createReadyCart(shop, sku);
  const choice = { method_code: method, method_name: method };
  dataOf(await shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  const { uuid, orderToken: token, order_number: number } = order as Record<string, string>;
  const call = async (action: string) =>
    shop.request('POST', `/api/orders/${uuid}/payment${action}`, { token });
  const merchant = (action: string, body = {}) => shop.admin('POST', `/api/orders/${uuid}/${action}`, body);
  const status = async () =>
    (dataOf(await shop.admin('GET', `/api/orders/${uuid}`)) as { payment_status: string }).payment_status;
  return { uuid: uuid as string, token, number, cartId, call, merchant, status };
}

describe('the bank transfer example', () => {
  const mailbox = createMailbox();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop({ extensions: [coreShipping, cod, bankTransfer, mailbox.extension], worker: true });
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  });
  afterAll(() => shop.stop());

  test('is offered once its account is set, which must be an IBAN', async () => {
    const query = '{ paymentMethods { code } }';
    const codes = async () =>
      (await shop.query(query)).body.data.paymentMethods.map(({ code }: { code: string }) => code);
    expect(await codes()).not.toContain('banktransfer');
    const wrong = await shop.admin('POST', '/api/settings', {
      banktransferIban: 'DE00 3704 0044 0532 0130 00',
    });
    expect([wrong.status, wrong.body.error.message]).toEqual([
      400,
      expect.stringContaining('IBAN is not valid'),
    ]);
    const settings = { banktransferIban: 'DE89 3704 0044 0532 0130 00', banktransferHolder: 'Ada & Co' };
    dataOf(await shop.admin('POST', '/api/settings', settings));
    expect(await codes()).toContain('banktransfer');
  });

  test('shows where to pay headless, on the confirmation and in the email, until the merchant has the money', async () => {
    const order = await ordered(shop, 'banktransfer');
    const started = dataOf(await order.call(''));
    expect(started).toMatchObject({ payment_status: 'banktransfer_awaited', step: { kind: 'instructions' } });
    expect(started.instructions).toEqual({
      text: 'Please transfer $15.00 within 10 days. We ship your order when we receive it.',
      details: [
        { key: 'holder', label: 'Account holder', value: 'Ada & Co' },
        { key: 'iban', label: 'IBAN', value: 'DE89 3704 0044 0532 0130 00' },
        { key: 'reference', label: 'Reference', value: order.number },
      ],
    });
    const path = `/checkout/success/${order.uuid}?token=${order.token}`;
    const page = (await shop.request('GET', path)).body as string;
    expect(page).toMatch(
      /How to pay[\s\S]+DE89 3704 0044 0532 0130 00[\s\S]+Ada &amp; Co|How to pay[\s\S]+Ada &amp; Co[\s\S]+DE89 3704/,
    );
    await workerIdle(shop);
    const mail = mailbox.sent.find(({ to }) => JSON.stringify(to).includes('ada@example.com'));
    expect(mail?.text).toContain('Please transfer $15.00 within 10 days.');
    expect(mail?.text).toContain('DE89 3704 0044 0532 0130 00');

    dataOf(await order.merchant('capture'));
    expect(dataOf(await order.call('/finish'))).toMatchObject({ phase: 'paid', instructions: null });
    expect((await shop.request('GET', path)).body).not.toContain('How to pay');
    dataOf(await order.merchant('refunds', { amount: '5.00' }));
    expect(await order.status()).toBe('banktransfer_partial_refunded');
    dataOf(await order.merchant('refunds'));
    expect(await order.status()).toBe('banktransfer_refunded');
  });
});

describe('the gateway example', () => {
  const clock = createTestClock(new Date());
  let shop: TestShop;
  let gateway: Awaited<ReturnType<typeof startPaybox>>;
  beforeAll(async () => {
    gateway = await startPaybox();
    shop = await testShop({
      clock,
      extensions: [coreShipping, cod, paybox],
      config: { system: { paybox: { url: gateway.url } } },
    });
    dataOf(await shop.admin('POST', '/api/settings', { payboxKey: KEY }));
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  });
  afterAll(async () => {
    await shop.stop();
    await gateway.stop();
  });

  /** Starts the payment. Returns its session id. */
  const startedAt = async (order: Awaited<ReturnType<typeof ordered>>): Promise<string> =>
    dataOf(await order.call(''))
      .step.url.split('/')
      .at(-1);
  const post = ({ body, headers }: ReturnType<typeof gateway.notice>) =>
    shop.request('POST', '/api/paybox/notices', body, { headers });

  test('redirects there and back, and authorizes the money until it is captured and partly refunded', async () => {
    const order = await ordered(shop, 'paybox');
    const { step } = dataOf(await order.call(''));
    const paid = await fetch(step.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'pay' }),
    });
    const back = await shop.request(
      'GET',
      (paid.headers.get('location') ?? '').replace('http://shop.test', ''),
    );
    expect(back.headers.get('location')).toContain(`/checkout/success/${order.uuid}`);
    expect(await order.status()).toBe('paybox_authorized');
    dataOf(await order.merchant('capture'));
    dataOf(await order.merchant('refunds', { amount: '4.00' }));
    expect(await order.status()).toBe('paybox_partial_refunded');
    expect(gateway.sessions.get(step.url.split('/').at(-1))).toMatchObject({
      state: 'taken',
      taken: 1500,
      returned: 400,
    });
  });

  test('opens one session for any number of starts, and a declined payment can be retried', async () => {
    const order = await ordered(shop, 'paybox');
    const ids = await Promise.all([1, 2, 3].map(() => startedAt(order)));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    gateway.choose(id, 'decline');
    expect(dataOf(await order.call('/finish'))).toMatchObject({
      payment_status: 'paybox_failed',
      is_payable: true,
    });
    expect(await startedAt(order)).toBe(id);
    gateway.choose(id, 'pay');
    expect(dataOf(await order.call('/finish'))).toMatchObject({ phase: 'authorized', is_placed: true });
  });

  test('accepts a signed notification once, and no other', async () => {
    const order = await ordered(shop, 'paybox');
    const id = await startedAt(order);
    gateway.choose(id, 'pay');
    const notice = gateway.notice(id);
    const forged = { ...notice, headers: { ...notice.headers, 'paybox-signature': '00'.repeat(32) } };
    expect([(await post(forged)).status, await order.status()]).toEqual([400, 'pending']);
    for (let sent = 0; sent < 2; sent += 1) expect((await post(notice)).status).toBe(200);
    expect(await order.status()).toBe('paybox_authorized');
    expect(dataOf(await order.merchant('cancel', { reason: 'no longer' })).payment_status).toBe('canceled');
    expect(gateway.sessions.get(id)?.state).toBe('released');
  });

  test('a payment that was given up can no longer be made', async () => {
    const order = await ordered(shop, 'paybox');
    const id = await startedAt(order);
    expect(dataOf(await order.call('/end'))).toMatchObject({ is_payable: false, cart_id: order.cartId });
    expect(() => gateway.choose(id, 'pay')).toThrow();
    expect((await order.call('')).status).toBe(400);
  });

  test('a gateway that is down starts nothing, and a lost response is looked up', async () => {
    const order = await ordered(shop, 'paybox');
    gateway.state.isDown = true;
    expect((await order.call('')).status).toBe(502);
    gateway.state.isDown = false;
    const id = await startedAt(order);
    gateway.choose(id, 'pay');
    dataOf(await order.call('/finish'));
    gateway.state.cutsAfter = /take$/;
    const cut = await order.merchant('capture');
    expect([cut.status, cut.body.error.code]).toEqual([502, 'GATEWAY_OUTCOME_UNKNOWN']);
    gateway.state.cutsAfter = null;
    clock.advance(120_000);
    await reconcileAttempts.run(shop.app);
    expect(await order.status()).toBe('paybox_captured');
    expect(gateway.sessions.get(id)).toMatchObject({ taken: 1500 });
  });
});

test.each(['bank-transfer', 'paybox'])('%s compiles as a separate package', async (name) => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'example-'));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const project = path.join(examples, name, 'tsconfig.build.json');
  await promisify(execFile)(process.execPath, [tsc, '-p', project, '--checkers', '1', '--outDir', outDir]);
  expect(await readFile(path.join(outDir, 'index.js'), 'utf8')).toContain('defineExtension');
  await rm(outDir, { recursive: true });
});

/** The page shows excerpts of a file without the surrounding indentation. */
const outdented = (text: string) => text.replaceAll(/^ +/gm, '');

test('excerpts of the example in the guide are part of it', async () => {
  const guide = codeBlocks(await readFile(path.join(root, 'docs/guide/payments.md'), 'utf8'));
  const shown = guide.filter(({ before }) => before.startsWith('`'));
  expect(shown.length).toBeGreaterThan(1);
  for (const { before, text } of shown) {
    const file = path.join(examples, /^`([^`]+)`$/.exec(before)?.[1] ?? '');
    expect(outdented(await readFile(file, 'utf8')), before).toContain(outdented(text));
  }
});
