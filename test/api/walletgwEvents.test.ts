import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inLane, isNight, sizeOf } from '../support/lane.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

let its: WalletShop;
beforeAll(async () => {
  its = await walletShop();
});
afterAll(() => its.stop());

/** Events that the gateway may send about one capture of 25.00 with two refunds of 10.00 and 15.00. */
type WebhookKind = 'COMPLETED' | 'PENDING' | 'DENIED' | 'REFUND_PART' | 'REFUND_REST';
const ALL: readonly WebhookKind[] = ['COMPLETED', 'PENDING', 'DENIED', 'REFUND_PART', 'REFUND_REST'];
const GIVEN: Partial<Record<WebhookKind, number>> = { REFUND_PART: 10, REFUND_REST: 15 };

/**
 * Computes the expected state according to the documented status table. A refund requires a capture. If the capture has not been reported
 * yet, it is read from the gateway first.
 */
function oracle(events: readonly WebhookKind[]) {
  let status = 'pending';
  let placed = 0;
  const refunds = new Set<WebhookKind>();
  const completed = () => {
    if (!['walletgw_refunded', 'walletgw_partial_refunded', 'canceled'].includes(status))
      status = 'walletgw_captured';
    placed = 1;
  };
  for (const event of events) {
    if (event === 'COMPLETED') completed();
    else if (event === 'PENDING') {
      const settled = ['walletgw_captured', 'walletgw_refunded', 'walletgw_partial_refunded', 'canceled'];
      if (!settled.includes(status)) status = 'walletgw_pending';
    } else if (event === 'DENIED') {
      if (['pending', 'walletgw_pending'].includes(status)) status = 'walletgw_failed';
    } else {
      completed();
      refunds.add(event);
      const total = [...refunds].reduce((sum, refund) => sum + (GIVEN[refund] ?? 0), 0);
      status = total === 25 ? 'walletgw_refunded' : 'walletgw_partial_refunded';
    }
  }
  return { status, placed, refunded: refunds.size };
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** Captures an order at the gateway. Returns the signed events. */
async function capturedOrder() {
  const order = await its.approvedOrder();
  const { ledger, answers, event } = its.gateway;
  const capture = ledger.captureOrder(order.walletId);
  const resource = answers.capture(capture);
  const refund = (value: string) =>
    answers.refund(ledger.refundCapture(capture.id, { amount: { currency_code: 'USD', value } }));
  const [part, rest] = [refund('10.00'), refund('15.00')];
  const deliveries: Record<WebhookKind, ReturnType<typeof event>> = {
    COMPLETED: event('PAYMENT.CAPTURE.COMPLETED', { ...resource, status: 'COMPLETED' }),
    PENDING: event('PAYMENT.CAPTURE.PENDING', { ...resource, status: 'PENDING' }),
    DENIED: event('PAYMENT.CAPTURE.DENIED', { ...resource, status: 'DECLINED' }),
    REFUND_PART: event('PAYMENT.CAPTURE.REFUNDED', part),
    REFUND_REST: event('PAYMENT.CAPTURE.REFUNDED', rest),
  };
  return { uuid: order.uuid, deliveries };
}

const stateOf = async (uuid: string) => ({
  status: await its.statusOf(uuid),
  placed: await its.countDeliveries('order_placed', uuid),
  refunded: await its.countDeliveries('order_refunded', uuid),
});

async function expectTableOutcome(events: readonly WebhookKind[]): Promise<void> {
  const { uuid, deliveries } = await capturedOrder();
  for (const name of events) {
    const { status } = await its.deliver(deliveries[name]);
    expect([name, status]).toEqual([name, 200]);
  }
  expect({ events, ...(await stateOf(uuid)) }).toEqual({ events, ...oracle(events) });
}

/** Returns all sequences in the night lane, and an evenly distributed share in the gate lane. */
const oneOf = <T>(orders: readonly T[], share: number): readonly T[] =>
  isNight ? orders : orders.filter((_, index) => index % share === 0);
const timeout = inLane({ gate: 240_000, night: 3_000_000 });

describe('the events of a payment', () => {
  test('in every order of up to three end in the expected state', { timeout }, async () => {
    const sets = ALL.flatMap((one, at) => [
      [one],
      ...ALL.slice(at + 1).flatMap((two, further) => [
        [one, two],
        ...ALL.slice(at + further + 2).map((three) => [one, two, three]),
      ]),
    ]);
    const orders = sets.flatMap((set) => permutations(set));
    for (const events of oneOf(orders, 12)) await expectTableOutcome(events);
  });

  test('in orders of all five, with duplicates, end in the expected state', { timeout }, async () => {
    const orders = permutations(ALL);
    for (const events of oneOf(orders, 24))
      await expectTableOutcome(events.flatMap((event, index) => (index % 2 ? [event, event] : [event])));
    const any = fc.array(fc.constantFrom(...ALL), { minLength: 3, maxLength: 8 });
    await fc.assert(fc.asyncProperty(any, expectTableOutcome), {
      numRuns: sizeOf('RUNS', { gate: 3, night: 200 }),
    });
  });

  test('all concurrently, several times each: placed once, each refund once, everything refunded', async () => {
    const { uuid, deliveries } = await capturedOrder();
    const many = Array.from({ length: 8 }, () => [
      deliveries.COMPLETED,
      deliveries.REFUND_PART,
      deliveries.REFUND_REST,
      deliveries.PENDING,
    ]).flat();
    const answers = await Promise.all(many.map(its.deliver));
    for (const { status } of answers) expect(status).toBe(200);
    expect(await stateOf(uuid)).toEqual({ status: 'walletgw_refunded', placed: 1, refunded: 2 });
  });

  test('of a canceled order are recorded, and leave it canceled', async () => {
    const { uuid, deliveries } = await capturedOrder();
    await its.cancel(uuid);
    for (const name of ['PENDING', 'COMPLETED', 'DENIED', 'REFUND_PART'] as const)
      expect((await its.deliver(deliveries[name])).status).toBe(200);
    expect(await stateOf(uuid)).toEqual({ status: 'canceled', placed: 1, refunded: 1 });
    const { comments, transactions } = await its.history(uuid);
    expect(comments).toContain('Attention: the order was paid after it was canceled');
    expect(transactions.map(({ paymentAction }) => paymentAction)).toEqual(['capture', 'refund']);
  });
});
