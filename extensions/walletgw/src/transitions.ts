import { capturedStatus, refundedStatus } from '@shop/runtime/extension';
import type { PaymentStatus, PaymentTransition } from '@shop/runtime/extension';

const status = (
  word: string,
  label: string,
  phase: PaymentStatus['phase'],
  rights: Omit<PaymentStatus, 'code' | 'label' | 'phase'> = {},
): PaymentStatus => ({ code: `walletgw_${word}`, label, phase, ...rights });

/** Payment statuses of the method, in addition to `pending`, `canceled`, and the three statuses shared by all methods. */
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

/** Events that do not come from webhooks, for authorized and declined payments. */
export const HELD = 'AUTHORIZATION.CREATED';
export const HOLD_PENDING = 'AUTHORIZATION.PENDING';
export const DECLINED = 'PAYMENT.DECLINED';

/** Payment status transitions. For refunds, the runtime calculates the status from the refunded total. */
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
