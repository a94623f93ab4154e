import { capturedStatus, refundedStatus } from '@shop/runtime/extension';
import type { PaymentStatus, PaymentTransition } from '@shop/runtime/extension';

const status = (
  word: string,
  label: string,
  phase: PaymentStatus['phase'],
  rights: Omit<PaymentStatus, 'code' | 'label' | 'phase'> = {},
): PaymentStatus => ({ code: `walletgw_${word}`, label, phase, ...rights });

/** The statuses of the method, in addition to `pending`, `canceled`, and the three shared by all methods. */
export const statuses: readonly PaymentStatus[] = [
  status('authorized', 'Authorized', 'authorized', {
    labelKey: 'payments.status.authorized',
    capturable: true,
    voidable: true,
  }),
  status('pending', 'Pending at the gateway', 'authorized', { labelKey: 'walletgw.status.pending' }),
  status('failed', 'Failed', 'failed', { labelKey: 'payments.status.failed', cancelable: true }),
];

export const CAPTURED = capturedStatus('walletgw');
export const PARTLY_REFUNDED = refundedStatus('walletgw', false);
export const REFUNDED = [refundedStatus('walletgw', true), PARTLY_REFUNDED];

/** The events that do not come from webhooks: authorized and declined payments. */
export const HELD = 'AUTHORIZATION.CREATED';
export const HOLD_PENDING = 'AUTHORIZATION.PENDING';
export const DECLINED = 'PAYMENT.DECLINED';

/** The payment status transitions. Refunds change the status by their total, which the runtime computes. */
export const transitions: readonly PaymentTransition[] = [
  { on: 'PAYMENT.CAPTURE.COMPLETED', notFrom: [...REFUNDED, 'canceled'], to: CAPTURED },
  {
    on: 'PAYMENT.CAPTURE.PENDING',
    notFrom: [CAPTURED, ...REFUNDED, 'canceled'],
    to: 'walletgw_pending',
  },
  { on: 'PAYMENT.CAPTURE.DENIED', from: ['pending', 'walletgw_pending'], to: 'walletgw_failed' },
  { on: HELD, from: ['pending', 'walletgw_pending', 'walletgw_failed'], to: 'walletgw_authorized' },
  { on: HOLD_PENDING, from: ['pending'], to: 'walletgw_pending' },
  { on: DECLINED, from: ['pending', 'walletgw_pending'], to: 'walletgw_failed' },
];
