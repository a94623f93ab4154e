import { randomUUID } from 'node:crypto';
import { dataOf } from '../requests.ts';
import { broken, shown, within } from './suite.ts';
import { callMsOf } from './suiteShop.ts';
import type { PaymentCase } from './paymentCase.ts';
import {
  readOrder,
  rightsOf,
  takeCalls,
  expectStatus,
  checkMoved,
  loseAndReconcile,
  captured,
} from './movedMoney.ts';

/** Captures two orders: one normally, and one whose first response is lost. */
export async function checkCapture(on: PaymentCase): Promise<void> {
  if (!on.method.capture) return;
  const { code } = on.method;
  const order = await on.paidOrder();
  const total = String((await readOrder(on, order))['grand_total']);
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
  const total = String((await readOrder(on, order))['grand_total']);
  if (!(await rightsOf(on, order)).canRefund)
    throw broken(
      `an order with the payment status ${shown((await readOrder(on, order))['payment_status'])} cannot be refunded`,
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
