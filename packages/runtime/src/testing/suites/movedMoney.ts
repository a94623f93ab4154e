import { toMinor } from '../../platform/money.ts';
import type { ApiRecord } from '../makers/makerParts.ts';
import { dataOf } from '../requests.ts';
import { callFault } from './paymentFaults.ts';
import type { CallKind, RecordedCall } from './paymentRecording.ts';
import { broken, shown } from './suite.ts';
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

/** Returns what the order allows. */
export async function rightsOf({ shop }: PaymentCase, { uuid }: ApiRecord): Promise<Rights> {
  const document = 'query($uuid: String!) { order(uuid: $uuid) { canCapture canRefund canCancel } }';
  return dataOf(await shop.query(document, { uuid }, 'admin'), 'The query of an order').order;
}

/** Reads an order. */
export const readOrder = async ({ shop }: PaymentCase, { uuid }: ApiRecord): Promise<ApiRecord> =>
  dataOf(await shop.admin('GET', `/api/orders/${uuid}`), `GET /api/orders/${uuid}`);

/** Captures an order that is only authorized. Leaves an order unchanged if its payment has already been captured. */
export async function captured(on: PaymentCase): Promise<ApiRecord> {
  const order = await on.paidOrder();
  const { canCapture } = await rightsOf(on, order);
  if (canCapture) dataOf(await on.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}), 'A capture');
  return order;
}

/** Removes and returns the calls recorded since the last time, and checks each result. */
export function takeCalls(on: PaymentCase, kind: CallKind): readonly RecordedCall[] {
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
export async function loseAndReconcile(
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

/** Checks the amount that the gateway says to have moved. */
export async function checkMoved(
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

/** Checks the payment status of an order. */
export async function expectStatus(
  on: PaymentCase,
  order: ApiRecord,
  statuses: readonly string[],
): Promise<void> {
  const { payment_status: status } = await readOrder(on, order);
  if (!statuses.includes(status))
    throw broken(
      `the payment status of the order is ${shown(status)}, in place of ${statuses.join(' or ')}`,
      'Leave "status" out of the record, or answer the status that the money is in.',
    );
}
