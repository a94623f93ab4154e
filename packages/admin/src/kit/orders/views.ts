import type { View } from '../list/defineList.ts';

/** Tabs above the order list, grouped by task. */
export const orderViews = {
  toShip: {
    id: 'toShip',
    title: 'orders.view.toShip',
    f: { to_ship: '1' },
  },
  unpaid: {
    id: 'unpaid',
    title: 'orders.view.unpaid',
    f: { unpaid: '1' },
  },
  review: { id: 'review', title: 'orders.view.review', f: { needs_review: '1' } },
} as const satisfies Readonly<Record<string, View>>;

/** Statuses of orders that have not been canceled. */
export const ACTIVE = ['new', 'processing', 'completed', 'closed'] as const;

/** Tabs above the list of returns, grouped by task. */
export const returnViews = {
  toApprove: { id: 'toApprove', title: 'returns.view.toApprove', f: { 'state[in]': 'requested' } },
  expected: { id: 'expected', title: 'returns.view.expected', f: { 'state[in]': 'approved,declared' } },
  withdrawals: {
    id: 'withdrawals',
    title: 'returns.view.withdrawals',
    f: { 'state[in]': 'declared,received', origin: 'withdrawal' },
  },
  toRefund: { id: 'toRefund', title: 'returns.view.toRefund', f: { 'state[in]': 'received' } },
} as const satisfies Readonly<Record<string, View>>;
