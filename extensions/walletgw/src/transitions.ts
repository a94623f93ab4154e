import type { PaymentStatus, PaymentTransition } from '@shop/runtime/extension';

const status = (
  word: string,
  label: string,
  phase: PaymentStatus['phase'],
  rights: Omit<PaymentStatus, 'code' | 'label' | 'phase'> = {},
): PaymentStatus => ({ code: `walletgw_${word}`, label, phase, ...rights });

/** Beside `pending`, `canceled`, and the three that every method has. */
export const statuses: readonly PaymentStatus[] = [
  status('authorized', 'Authorized', 'authorized', { capturable: true, voidable: true }),
  status('pending', 'Pending at the gateway', 'authorized'),
  status('failed', 'Failed', 'failed', { cancelable: true }),
];

const REFUNDED = ['walletgw_refunded', 'walletgw_partial_refunded'];

/** What the gateway reports, and what a held payment is called among them. */
export const HELD = 'AUTHORIZATION.CREATED';
export const HOLD_PENDING = 'AUTHORIZATION.PENDING';
export const DECLINED = 'PAYMENT.DECLINED';

/** How an order's payment moves. Refunds move it by their total, which the runtime counts. */
export const transitions: readonly PaymentTransition[] = [
  { on: 'PAYMENT.CAPTURE.COMPLETED', notFrom: [...REFUNDED, 'canceled'], to: 'walletgw_captured' },
  {
    on: 'PAYMENT.CAPTURE.PENDING',
    notFrom: ['walletgw_captured', ...REFUNDED, 'canceled'],
    to: 'walletgw_pending',
  },
  { on: 'PAYMENT.CAPTURE.DENIED', from: ['pending', 'walletgw_pending'], to: 'walletgw_failed' },
  { on: HELD, from: ['pending', 'walletgw_pending', 'walletgw_failed'], to: 'walletgw_authorized' },
  { on: HOLD_PENDING, from: ['pending'], to: 'walletgw_pending' },
  { on: DECLINED, from: ['pending', 'walletgw_pending'], to: 'walletgw_failed' },
];
