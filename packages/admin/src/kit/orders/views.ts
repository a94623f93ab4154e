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
