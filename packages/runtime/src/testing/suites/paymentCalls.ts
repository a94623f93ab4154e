import { randomUUID } from 'node:crypto';
import { toMinor } from '../../platform/money.ts';
import type { ApiRecord } from '../makers/makerParts.ts';
import { dataOf } from '../requests.ts';
import { callFault } from './paymentFaults.ts';
import type { CallKind, RecordedCall } from './paymentRecording.ts';
import { broken, shown, within } from './suite.ts';
import { callMsOf } from './suiteShop.ts';
import type { PaymentCase } from './paymentCase.ts';

const RECONCILED_AFTER_MS = 3_600_000;
const SAME_KEY =
  'Hand the idempotencyKey of the call to the gateway, so that a repeated call acts once and has the first answer.';

/** The operations that administrators may do with an order. */
interface Rights {
  readonly canCapture: boolean;
  readonly canRefund: boolean;
  readonly canCancel: boolean;
}

async function rightsOf({ shop }: PaymentCase, { uuid }: ApiRecord): Promise<Rights> {
  const document = 'query($uuid: String!) { order(uuid: $uuid) { canCapture canRefund canCancel } }';
  return dataOf(await shop.query(document, { uuid }, 'admin'), 'The query of an order').order;
}

const read = async ({ shop }: PaymentCase, { uuid }: ApiRecord): Promise<ApiRecord> =>
  dataOf(await shop.admin('GET', `/api/orders/${uuid}`), `GET /api/orders/${uuid}`);

/** Captures an order that is only authorized. Leaves an order unchanged if its payment has already been captured. */
async function captured(on: PaymentCase): Promise<ApiRecord> {
  const order = await on.paidOrder();
  const { canCapture } = await rightsOf(on, order);
  if (canCapture) dataOf(await on.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}), 'A capture');
  return order;
}

/** Removes and returns the calls recorded since the last time, and checks each result. */
function takeCalls(on: PaymentCase, kind: CallKind): readonly RecordedCall[] {
  const calls = on.recording.calls.splice(0).filter((one) => one.kind === kind);
  const [failure] = on.recording.failures.splice(0);
  if (failure !== undefined)
    throw broken(
      `${kind} failed: ${shown(failure)}`,
      'Answer a record, and throw refuse(…) only where the gateway definitely refused.',
      failure,
    );
  for (const call of calls) {
    const fault = callFault(on, call);
    if (fault) throw broken(fault.seen, fault.fix);
  }
  return calls;
}

/**
 * Sends a request during which the payment method's response is lost, and then reconciles the payment. Both calls must return the same
 * transaction.
 */
async function loseAndReconcile(
  on: PaymentCase,
  kind: CallKind,
  path: string,
  body: object,
): Promise<RecordedCall> {
  const { shop, recording } = on;
  recording.lose.add(kind);
  await shop.admin('POST', path, body);
  recording.lose.clear();
  // After this time, an attempt without a response is considered lost.
  on.clock.ahead(RECONCILED_AFTER_MS);
  await shop.runJob('reconcilePaymentAttempts').finally(() => on.clock.ahead(0));
  const [first, again] = takeCalls(on, kind);
  if (!first || !again)
    throw broken(`${kind} was called ${first ? 'once' : 'never'}, and its answer was lost`, SAME_KEY);
  const ids = [first, again].map(({ answer }) => answer?.transactionId ?? null);
  if (ids[0] !== ids[1])
    throw broken(`two calls of ${kind} with one key answered the transactions ${shown(ids)}`, SAME_KEY);
  return first;
}

async function checkMoved(
  on: PaymentCase,
  order: ApiRecord,
  kind: 'captured' | 'refunded',
  expected: string,
): Promise<void> {
  const moved = await on.suite.moved?.(order);
  if (moved && toMinor(moved[kind], 'USD') !== toMinor(expected, 'USD'))
    throw broken(
      `the gateway ${kind} ${moved[kind]} of an order of which ${expected} was to be ${kind}`,
      SAME_KEY,
    );
}

async function expectStatus(on: PaymentCase, order: ApiRecord, statuses: readonly string[]): Promise<void> {
  const { payment_status: status } = await read(on, order);
  if (!statuses.includes(status))
    throw broken(
      `the payment status of the order is ${shown(status)}, in place of ${statuses.join(' or ')}`,
      'Leave "status" out of the record, or answer the status that the money is in.',
    );
}

/** Captures two orders: one normally, and one whose first response is lost. */
export async function checkCapture(on: PaymentCase): Promise<void> {
  if (!on.method.capture) return;
  const { code } = on.method;
  const order = await on.paidOrder();
  const total = String((await read(on, order))['grand_total']);
  if (!(await rightsOf(on, order)).canCapture) return;
  const answer = await on.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {});
  const [first] = takeCalls(on, 'capture');
  dataOf(answer, 'A capture');
  await expectStatus(on, order, [`${code}_captured`]);
  await checkMoved(on, order, 'captured', total);

  const other = await on.paidOrder();
  const lost = await loseAndReconcile(on, 'capture', `/api/orders/${other.uuid}/capture`, {});
  if (lost.answer?.transactionId === first?.answer?.transactionId)
    throw broken(
      `two orders have the transaction ${shown(lost.answer?.transactionId)}`,
      'Answer the id that the gateway gave the capture.',
    );
  await expectStatus(on, other, [`${code}_captured`]);
  await checkMoved(on, other, 'captured', total);
}

/** Refunds an order in three parts. The first response to the second refund is lost. */
export async function checkRefunds(on: PaymentCase): Promise<void> {
  if (!on.method.refund) return;
  const { code } = on.method;
  const order = await captured(on);
  on.recording.calls.length = 0;
  const path = `/api/orders/${order.uuid}/refunds`;
  const total = String((await read(on, order))['grand_total']);
  if (!(await rightsOf(on, order)).canRefund)
    throw broken(
      `an order with the payment status ${shown((await read(on, order))['payment_status'])} cannot be refunded`,
      'Declare the status with refundable: true, or let "pay" of the suite pay the order whole.',
    );
  const answer = await on.shop.admin('POST', path, { amount: '1.00' });
  const [first] = takeCalls(on, 'refund');
  dataOf(answer, 'A refund of 1.00');
  await expectStatus(on, order, [`${code}_partial_refunded`]);
  await checkMoved(on, order, 'refunded', '1.00');

  const second = await loseAndReconcile(on, 'refund', path, { amount: '1.00' });
  if (first?.answer?.transactionId === second.answer?.transactionId)
    throw broken(
      `two refunds of an order have the transaction ${shown(second.answer?.transactionId)}`,
      'Answer the id that the gateway gave the refund, or make it from the idempotencyKey.',
    );
  await checkMoved(on, order, 'refunded', '2.00');

  const rest = await on.shop.admin('POST', path, {});
  takeCalls(on, 'refund');
  dataOf(rest, 'A refund of the rest');
  await expectStatus(on, order, [`${code}_refunded`]);
  await checkMoved(on, order, 'refunded', total);
}

/** Voids an order's authorization. */
export async function checkVoid(on: PaymentCase): Promise<void> {
  if (!on.method.void) return;
  const order = await on.paidOrder();
  if (!(await rightsOf(on, order)).canCancel) return;
  on.recording.calls.length = 0;
  const answer = await on.shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'test' });
  takeCalls(on, 'void');
  dataOf(answer, 'A cancellation');
  await checkMoved(on, order, 'captured', '0.00');
}

/** Looks up an existing and a nonexistent capture or refund. */
export async function checkFound(on: PaymentCase): Promise<void> {
  const { method, shop } = on;
  if (!method.findAttempt || !method.refund) return;
  const order = await captured(on);
  on.recording.calls.length = 0;
  dataOf(
    await shop.admin('POST', `/api/orders/${order.uuid}/refunds`, { amount: '1.00' }),
    'A refund of 1.00',
  );
  const [made] = takeCalls(on, 'refund');
  const paid = await shop.app.orders.find(shop.db, { uuid: order.uuid });
  if (!made || !paid) throw broken('refund was not called', 'Let "pay" of the suite pay the order whole.');
  const find = (idempotencyKey: string) => {
    const { attemptedAt, amount, transaction } = made.call;
    const attempt = { kind: 'refund', idempotencyKey, amount, attemptedAt, transaction } as const;
    return within(callMsOf(on.suite), 'findAttempt', () =>
      method.findAttempt!(attempt, paid, shop.app, new AbortController().signal),
    );
  };
  const found = await find(made.call.idempotencyKey);
  if (found?.transactionId !== made.answer?.transactionId)
    throw broken(
      `findAttempt answers ${shown(found)} for the key of the refund ${shown(made.answer?.transactionId)}`,
      'Hand the key to the gateway as metadata, and look the payment up by it.',
    );
  const none = await find(randomUUID());
  if (none !== null)
    throw broken(
      `findAttempt answers ${shown(none)} for a key that nobody used`,
      'Answer null for what never happened.',
    );
}
