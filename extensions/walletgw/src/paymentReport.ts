import { storedText } from '@shop/runtime/extension';
import type { Order, PaymentReport, StoredText } from '@shop/runtime/extension';
import { DECLINED, HELD, HOLD_PENDING } from './transitions.ts';
import type { Authorization, Capture, Refund } from './walletShapes.ts';

type Subject = Pick<Order, 'uuid'>;

/** Returns the report of a gateway capture based on its status, or null if there is nothing to report. */
export function reportOfCapture(order: Subject, capture: Capture): PaymentReport | null {
  const { id, amount, status } = capture;
  const parent = capture.supplementary_data?.related_ids?.authorization_id;
  const record = {
    transactionId: id,
    action: 'capture' as const,
    type: 'online' as const,
    amount: amount.value,
    currency: amount.currency_code,
    ...(parent !== undefined && { parentTransactionId: parent }),
    raw: capture,
  };
  const report = { order: order.uuid, amount: amount.value, currency: amount.currency_code };
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED': {
      const activity = { text: storedText('walletgw.activity.captured', { id }) };
      return { ...report, event: 'PAYMENT.CAPTURE.COMPLETED', record, activity };
    }
    case 'PENDING': {
      const activity = { text: storedText('walletgw.activity.paymentInReview', { id }) };
      return { ...report, event: 'PAYMENT.CAPTURE.PENDING', record: { ...record, pending: true }, activity };
    }
    case 'DECLINED':
    case 'DENIED':
    case 'FAILED': {
      const activity = { text: storedText('walletgw.activity.captureDenied', { id }), needsReview: true };
      return { order: order.uuid, event: 'PAYMENT.CAPTURE.DENIED', activity };
    }
    default:
      return null;
  }
}

/** Returns the report of a gateway authorization based on its status, or null if there is nothing to report. */
export function reportOfAuthorization(order: Subject, authorization: Authorization): PaymentReport | null {
  const { id, amount, status } = authorization;
  const record = {
    transactionId: id,
    action: 'authorize' as const,
    type: 'online' as const,
    amount: amount.value,
    currency: amount.currency_code,
    raw: authorization,
  };
  const report = { order: order.uuid, amount: amount.value, currency: amount.currency_code };
  switch (status) {
    case 'CREATED': {
      const activity = { text: storedText('walletgw.activity.authorized', { id }) };
      return { ...report, event: HELD, record, activity };
    }
    case 'PENDING': {
      const activity = { text: storedText('walletgw.activity.authorizationInReview', { id }) };
      return { ...report, event: HOLD_PENDING, record: { ...record, pending: true }, activity };
    }
    case 'DENIED':
      return declined(order, storedText('walletgw.activity.authorizationDenied', { id }));
    default:
      return null;
  }
}

/** Returns the report of a declined payment. */
export const declined = (order: Subject, reason: StoredText | string): PaymentReport => ({
  order: order.uuid,
  event: DECLINED,
  activity: { text: storedText('walletgw.activity.failed', { reason }) },
});

/** Returns the report of a refund, or null if the refund is not completed. */
export function reportOfRefund(order: Subject, refund: Refund): PaymentReport | null {
  if (refund.status !== undefined && refund.status !== 'COMPLETED') return null;
  const parent = captureOfRefund(refund);
  return {
    order: order.uuid,
    currency: refund.amount.currency_code,
    record: {
      transactionId: refund.id,
      action: 'refund',
      type: 'online',
      amount: refund.amount.value,
      currency: refund.amount.currency_code,
      ...(parent !== null && { parentTransactionId: parent }),
      // Refunds created by the shop contain their attempt key. All others contain no ID, or the order's UUID.
      ...(refund.custom_id && { attemptKey: refund.custom_id }),
      raw: refund,
    },
  };
}

/** Reads the ID of the refunded capture from a link in the refund. */
export function captureOfRefund({ links }: Refund): string | null {
  const up = links?.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'))?.href;
  return up?.split('/captures/')[1]?.split(/[/?#]/)[0] || null;
}
