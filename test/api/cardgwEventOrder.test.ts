import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardShop, TOTAL } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { isNight } from '../support/lane.ts';

let its: CardShop;
beforeAll(async () => {
  its = await cardShop();
});
afterAll(() => its.stop());

/** Event types of one payment. `part` and `rest` are refunds of 10.00 and 15.00. `undone` means that the first refund fails. */
type WebhookKind = 'taken' | 'held' | 'failed' | 'canceled' | 'part' | 'rest' | 'undone';

const TYPES: Readonly<Record<WebhookKind, string>> = {
  taken: 'payment_intent.succeeded',
  held: 'payment_intent.amount_capturable_updated',
  failed: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
  part: 'charge.refunded',
  rest: 'charge.refunded',
  undone: 'refund.failed',
};
const REFUNDED: Readonly<Partial<Record<WebhookKind, number>>> = { part: 1000, rest: 1500 };

function objectOf(kind: WebhookKind, uuid: string): object {
  if (kind === 'undone')
    return { ...refundOf('part', 1000, uuid), status: 'failed', payment_intent: `pi_${uuid}` };
  const amount = REFUNDED[kind];
  if (amount === undefined) return { id: `pi_${uuid}`, ...TOTAL, metadata: { order_id: uuid } };
  const refunds = { data: [refundOf(kind, amount, uuid)], has_more: false };
  return { id: `ch_${uuid}`, payment_intent: `pi_${uuid}`, amount_refunded: amount, refunds };
}

const refundOf = (kind: WebhookKind, amount: number, uuid: string) => ({
  id: `re_${kind}_${uuid}`,
  amount,
  currency: TOTAL.currency,
  metadata: {},
});

interface Expected {
  status: string;
  /** Action of the payment transaction. Null if there is no transaction. */
  action: 'authorize' | 'capture' | null;
  /** Refunds by event type, including a failed refund. */
  readonly refunds: Set<WebhookKind>;
  /** True if the first refund failed. */
  undone: boolean;
  readonly emitted: string[];
}

/** Computes the expected state of a card order after the given event sequence, based on the payment status table. */
function oracle(order: readonly WebhookKind[]): Expected {
  const now: Expected = { status: 'pending', action: null, refunds: new Set(), undone: false, emitted: [] };
  let isCanceled = false;
  for (const kind of order) {
    if (kind === 'taken' || kind === 'held') {
      if (now.action === null) {
        now.status = kind === 'taken' ? 'cardgw_captured' : 'cardgw_authorized';
        now.emitted.push('order_placed');
      }
      now.action = kind === 'taken' ? 'capture' : (now.action ?? 'authorize');
    } else if (kind === 'failed') {
      if (now.status === 'pending') now.status = 'cardgw_failed';
    } else if (kind === 'canceled') {
      if (now.status === 'canceled') continue;
      now.status = 'canceled';
      if (!isCanceled) now.emitted.push('order_canceled');
      isCanceled = true;
    } else if (now.action !== null && kind === 'undone') {
      const counted = now.refunds.has('part') && !now.undone;
      now.refunds.add('part');
      now.undone = true;
      if (counted && now.status !== 'canceled') now.status = refundedStatus(now);
    } else if (now.action !== null && !now.refunds.has(kind)) {
      now.refunds.add(kind);
      now.emitted.push('order_refunded');
      if (now.status !== 'canceled') now.status = refundedStatus(now);
    }
  }
  return now;
}

function refundedStatus({ refunds, undone, action }: Expected): string {
  const given = refunds.size - (undone ? 1 : 0);
  if (given === 2) return 'cardgw_refunded';
  if (given === 1) return 'cardgw_partial_refunded';
  return action === 'authorize' ? 'cardgw_authorized' : 'cardgw_captured';
}

/** Lists all sequences of one to `most` of the given events. */
function orders(of: readonly WebhookKind[], most: number): WebhookKind[][] {
  if (most === 0) return [[]];
  const longer = of.flatMap((first) =>
    orders(
      of.filter((kind) => kind !== first),
      most - 1,
    ).map((rest) => [first, ...rest]),
  );
  return [[], ...longer];
}

async function holds(sequence: readonly WebhookKind[]): Promise<void> {
  const { uuid } = await its.newOrder();
  for (const kind of sequence) {
    const answer = await its.deliver(its.event(TYPES[kind], objectOf(kind, uuid)));
    expect(answer.status, String(answer.body)).toBe(200);
  }
  const expected = oracle(sequence);
  const { transactions, activities } = await its.history(uuid);
  const paid = transactions.filter(({ paymentAction }) => paymentAction !== 'refund');
  const found = {
    status: await its.statusOf(uuid),
    actions: paid.map(({ paymentAction }) => paymentAction),
    refunds: transactions
      .filter(({ paymentAction }) => paymentAction === 'refund')
      .map((one) => one.transactionId),
    emitted: await its.emitted(uuid),
    failures: activities.filter((text) => text.startsWith('Payment failed')).length,
  };
  const firstFailed = sequence.indexOf('failed');
  const isFailed = firstFailed !== -1 && oracle(sequence.slice(0, firstFailed)).status === 'pending';
  expect(found, sequence.join(' ')).toEqual({
    status: expected.status,
    actions: expected.action === null ? [] : [expected.action],
    refunds: [...expected.refunds].map((kind) => `re_${kind}_${uuid}`),
    emitted: expected.emitted,
    failures: isFailed ? 1 : 0,
  });
}

const ALL: readonly WebhookKind[] = ['taken', 'held', 'failed', 'canceled', 'part', 'rest'];
const WITH_FAILURE: readonly WebhookKind[] = ['taken', 'held', 'canceled', 'part', 'rest', 'undone'];

/** Tests the sequences, several at a time. In the gate lane, tests only an evenly distributed share. */
async function inTurn(sequences: readonly (readonly WebhookKind[])[], share: number): Promise<void> {
  const chosen = isNight ? sequences : sequences.filter((_, index) => index % share === 0);
  let next = 0;
  const walk = async () => {
    while (next < chosen.length) {
      const sequence = chosen[next] ?? [];
      next += 1;
      await holds(sequence);
    }
  };
  await Promise.all(Array.from({ length: 4 }, walk));
}

test(
  'up to three events, in every order, end in the expected state',
  () => inTurn(orders(ALL, 3), 4),
  3_000_000,
);

test(
  'four events with a failed refund, in every order, end according to the failure',
  () =>
    inTurn(
      orders(WITH_FAILURE, 4).filter((order) => order.length === 4 && order.includes('undone')),
      16,
    ),
  3_000_000,
);

test(
  'five events, in every order, end in the expected state',
  () =>
    inTurn(
      orders(ALL, 5).filter(({ length }) => length === 5),
      60,
    ),
  3_000_000,
);

test('events delivered twice, immediately and later, end in the expected state', async () => {
  const sequences = orders(ALL, 3)
    .filter(({ length }) => length === 3)
    .flatMap((order) => [order.flatMap((kind) => [kind, kind]), [...order, ...order]]);
  await inTurn(sequences, 40);
}, 3_000_000);
