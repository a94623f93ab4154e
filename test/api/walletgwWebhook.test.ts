import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

let its: WalletShop;
beforeAll(async () => {
  its = await walletShop();
});
afterAll(() => its.stop());
afterEach(() => {
  its.gateway.clearFaults();
  its.gateway.events.length = 0;
  its.gateway.outcomes.capture = 'COMPLETED';
  its.gateway.outcomes.refusal = null;
});

const FAILED = [400, 'WALLETGW_VERIFICATION_FAILED', 'Webhook signature verification failed'];

/** Creates an order whose money was captured without the shop's knowledge, and the event that reports it. */
async function takenOrder() {
  const order = await its.approvedOrder();
  const capture = its.gateway.ledger.captureOrder(order.walletId);
  const resource = its.gateway.answers.capture(capture);
  return {
    ...order,
    taken: capture,
    resource,
    event: its.gateway.event('PAYMENT.CAPTURE.COMPLETED', resource),
  };
}

describe('a delivery is rejected, and nothing is written,', () => {
  test('if its signature is missing, wrong, of another webhook or of another text', async () => {
    const { uuid, event } = await takenOrder();
    const { 'paypal-transmission-sig': _removed, ...unsigned } = event.headers;
    const other = { ...event.headers, 'paypal-transmission-sig': 'sWRONG' };
    const cases = [
      { body: event.body, headers: unsigned },
      { body: event.body, headers: {} },
      { body: event.body, headers: other },
      { body: event.body, headers: { ...event.headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' } },
      { body: event.body.replace('25.00', '25.01'), headers: event.headers },
      { body: event.body.replace(':', ': '), headers: event.headers },
      { body: '', headers: event.headers },
      { body: 'no json', headers: event.headers },
      { body: '[]', headers: event.headers },
      { body: `${event.body},"webhook_id":"X"`, headers: event.headers },
    ];
    for (const delivery of cases) expect(refusalOf(await its.deliver(delivery))).toEqual(FAILED);
    expect(await its.statusOf(uuid)).toBe('pending');
    expect((await its.history(uuid)).transactions).toEqual([]);
  });

  test('before the gateway is called, if its headers are missing or malformed', async () => {
    const { uuid, event } = await takenOrder();
    const before = its.gateway.requests.length;
    const cases: readonly [string, string | undefined][] = [
      ['auth-algo', undefined],
      ['auth-algo', 'SHA256 with RSA'],
      ['cert-url', 'no address'],
      ['cert-url', 'javascript:alert(1)'],
      ['cert-url', `https://certs.test/${'x'.repeat(500)}`],
      ['transmission-id', '123'],
      ['transmission-id', 'x'.repeat(51)],
      ['transmission-sig', undefined],
      ['transmission-sig', 'x'.repeat(501)],
      ['transmission-sig', '!'],
      ['transmission-time', 'yesterday'],
      ['transmission-time', '1700000000'],
    ];
    for (const [name, value] of cases) {
      const { [`paypal-${name}`]: _sent, ...others } = event.headers;
      const headers = value === undefined ? others : { ...others, [`paypal-${name}`]: value };
      expect(refusalOf(await its.deliver({ body: event.body, headers })), name).toEqual(FAILED);
    }
    for (const body of ['', 'no json', '[]'])
      expect(refusalOf(await its.deliver({ body, headers: event.headers }))).toEqual(FAILED);
    expect(its.gateway.requests.length).toBe(before);
    expect(await its.statusOf(uuid)).toBe('pending');
  });

  test('before the gateway is called, if its body is larger than 64 KB', async () => {
    const { event } = await takenOrder();
    const before = its.gateway.requests.length;
    const padded = (bytes: number) => event.body.replace('{', `{${' '.repeat(bytes - event.body.length)}`);
    const answer = await its.deliver({ body: padded(65_537), headers: event.headers });
    expect(refusalOf(answer)).toEqual([413, 'PAYLOAD_TOO_LARGE', 'Request body is larger than 65536 bytes']);
    expect(its.gateway.requests.length).toBe(before);
    expect((await its.deliver(its.gateway.sign(padded(65_536)))).status).toBe(200);
  });

  test('as temporary if the gateway cannot verify it, and accepted when it is delivered again', async () => {
    const { uuid, event } = await takenOrder();
    for (const kind of ['error', 'hang'] as const) {
      its.gateway.fault(/verify-webhook-signature/, { kind }, 3);
      expect((await its.deliver(event)).status).toBe(500);
    }
    expect(await its.statusOf(uuid)).toBe('pending');
    const answer = await its.deliver(event);
    expect([answer.status, answer.body]).toEqual([200, { data: {} }]);
    expect(await its.statusOf(uuid)).toBe('walletgw_captured');
  });
});

describe('a delivery', () => {
  test('is sent to the gateway for verification as received, byte for byte', async () => {
    const { uuid, resource } = await takenOrder();
    const body = `{ "event_type" :"PAYMENT.CAPTURE.COMPLETED",\n "big": 12345678901234567890.10,\t"é": "\\u00e9",
      "resource": ${JSON.stringify(resource)} }`;
    expect((await its.deliver(its.gateway.sign(body))).status).toBe(200);
    expect(its.gateway.requests.at(-1)?.text).toContain(`"webhook_event":${body}}`);
    expect(await its.statusOf(uuid)).toBe('walletgw_captured');
  });

  test('is also accepted with headers named walletgw-*', async () => {
    const { uuid, event } = await takenOrder();
    const headers = Object.fromEntries(
      Object.entries(event.headers).map(([name, value]) => [name.replace('paypal-', 'walletgw-'), value]),
    );
    expect((await its.deliver({ ...event, headers })).status).toBe(200);
    expect(await its.statusOf(uuid)).toBe('walletgw_captured');
  });

  test('of an unknown order, another method, another type or another format is accepted and ignored', async () => {
    const { uuid, resource } = await takenOrder();
    const related = { related_ids: { order_id: 'UNKNOWN' } };
    const cod = await its.newOrder();
    const unrelated = { ...resource, invoice_id: '1', custom_id: undefined, supplementary_data: related };
    for (const [type, about] of [
      ['PAYMENT.CAPTURE.COMPLETED', unrelated],
      ['PAYMENT.CAPTURE.COMPLETED', { ...unrelated, invoice_id: cod.order_number, custom_id: 'other-shop' }],
      ['PAYMENT.CAPTURE.DECLINED', resource],
      ['PAYMENT.CAPTURE.COMPLETED', { id: 'X' }],
      ['PAYMENT.CAPTURE.COMPLETED', { ...resource, amount: { currency_code: 'USD', value: '9'.repeat(20) } }],
      ['CHECKOUT.ORDER.APPROVED', {}],
      ['PAYMENT.CAPTURE.REFUNDED', { amount: 1 }],
    ] as const) {
      const answer = await its.deliver(its.gateway.event(type, about));
      expect([answer.status, answer.body]).toEqual([200, { data: {} }]);
    }
    expect(await its.statusOf(uuid)).toBe('pending');
    expect(await its.statusOf(cod.uuid)).toBe('pending');
  });

  test.each([
    ['the order number', (order: { order_number: string }) => ({ invoice_id: order.order_number })],
    ['nothing but its capture', () => ({ invoice_id: undefined })],
  ])('that names its order by %s finds it', async (name, names) => {
    const { uuid, order_number, resource, event } = await takenOrder();
    if (name.includes('capture')) await its.deliver(event);
    const about = { ...resource, supplementary_data: undefined, ...names({ order_number }) };
    await its.deliver(its.gateway.event('PAYMENT.CAPTURE.COMPLETED', about));
    expect(await its.statusOf(uuid)).toBe('walletgw_captured');
    expect((await its.history(uuid)).transactions).toHaveLength(1);
  });

  test.each([
    ['amount', { currency_code: 'USD', value: '24.99' }],
    ['currency', { currency_code: 'EUR', value: '25.00' }],
  ])(
    'of another %s is accepted, captures nothing, and is reported in the history once',
    async (_name, amount) => {
      const { uuid, resource } = await takenOrder();
      for (let round = 0; round < 2; round += 1) {
        const event = its.gateway.event('PAYMENT.CAPTURE.COMPLETED', { ...resource, amount });
        expect((await its.deliver(event)).status).toBe(200);
      }
      expect(await its.statusOf(uuid)).toBe('pending');
      const { transactions, comments } = await its.history(uuid);
      expect(transactions).toEqual([]);
      expect(comments.filter((text) => text.startsWith('Attention'))).toHaveLength(1);
      expect(await its.countDeliveries('order_placed', uuid)).toBe(0);
    },
  );

  test('that denies a payment needs no amount', async () => {
    const { uuid, walletId } = await its.approvedOrder();
    const resource = { id: 'DENIED1', supplementary_data: { related_ids: { order_id: walletId } } };
    await its.deliver(its.gateway.event('PAYMENT.CAPTURE.DENIED', resource));
    expect(await its.statusOf(uuid)).toBe('walletgw_failed');
  });

  test('sends at most 12 statements for each kind of event, and two more to store the split of a refund', async () => {
    const statements = async (work: () => Promise<{ status: number }>) => {
      const before = its.shop.statements();
      expect((await work()).status).toBe(200);
      return its.shop.statements() - before;
    };
    const { resource, event, taken: capture } = await takenOrder();
    const first = await statements(() => its.deliver(event));
    const again = await statements(() => its.deliver(event));
    const given = its.gateway.answers.refund(
      its.gateway.ledger.refundCapture(capture.id, { amount: { currency_code: 'USD', value: '1.00' } }),
    );
    const refunded = await statements(() =>
      its.deliver(its.gateway.event('PAYMENT.CAPTURE.REFUNDED', given)),
    );
    const other = await takenOrder();
    const denied = await statements(() =>
      its.deliver(its.gateway.event('PAYMENT.CAPTURE.DENIED', other.resource)),
    );
    const pending = await takenOrder();
    const reviewed = await statements(() =>
      its.deliver(its.gateway.event('PAYMENT.CAPTURE.PENDING', pending.resource)),
    );
    expect(resource.id).toBe(capture.id);
    for (const count of [first, again, refunded - 2, denied, reviewed]) expect(count).toBeLessThanOrEqual(12);
  });
});

test('a hundred concurrent deliveries of one event place the order once', async () => {
  const { uuid, event } = await takenOrder();
  const answers = await Promise.all(Array.from({ length: 100 }, () => its.deliver(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await its.countDeliveries('order_placed', uuid)).toBe(1);
  expect((await its.history(uuid)).transactions).toHaveLength(1);
});

describe('CHECKOUT.ORDER.APPROVED', () => {
  const approve = async () => {
    const order = await its.startedOrder();
    its.gateway.approve(order.walletId);
    const [event] = its.takeWebhooks();
    return { ...order, event: event! };
  };

  test('captures the money of a shopper who did not return', async () => {
    const { uuid, event } = await approve();
    expect((await its.deliver(event)).status).toBe(200);
    expect(await its.statusOf(uuid)).toBe('walletgw_captured');
  });

  test('of an order whose gateway id was lost finds it by its number, and stores the id', async () => {
    const { uuid, walletId, event } = await approve();
    await its.shop.app.orders.setIntegrationId(its.shop.db, uuid, 'ANOTHER');
    expect((await its.deliver(event)).status).toBe(200);
    expect(await its.read(uuid)).toMatchObject({
      payment_status: 'walletgw_captured',
      integration_order_id: walletId,
    });
  });

  test('that the gateway then declines fails the order', async () => {
    its.gateway.outcomes.refusal = 'INSTRUMENT_DECLINED';
    const { uuid, event } = await approve();
    expect((await its.deliver(event)).status).toBe(200);
    expect(await its.statusOf(uuid)).toBe('walletgw_failed');
    expect(await its.isCartOpen(uuid)).toBe(true);
  });

  test('whose capture gets no response is delivered again, and captures the money once', async () => {
    const { uuid, event } = await approve();
    const before = its.gateway.ledger.captures.size;
    its.gateway.fault(/capture$/, { kind: 'cut' }, 3);
    expect((await its.deliver(event)).status).toBe(500);
    expect((await its.deliver(event)).status).toBe(200);
    expect(its.gateway.ledger.captures.size).toBe(before + 1);
    expect(await its.statusOf(uuid)).toBe('walletgw_captured');
  });

  test('captures nothing for a canceled order', async () => {
    const { uuid, event } = await approve();
    await its.cancel(uuid);
    const before = its.gateway.ledger.captures.size;
    expect((await its.deliver(event)).status).toBe(200);
    expect(its.gateway.ledger.captures.size).toBe(before);
    expect(await its.statusOf(uuid)).toBe('canceled');
  });
});
