import type { EventDefinition } from '../../platform/contracts/events.ts';

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted once for each email about an abandoned cart that is due. */
    cart_reminder_due: { readonly reminderUuid: string };
    /** Emitted once for each order whose follow-up email is due. */
    order_follow_up_due: { readonly followUpUuid: string };
  }
}

/** The reminder events. */
export const reminderEvents: readonly EventDefinition[] = [
  { name: 'cart_reminder_due', description: 'An email about an abandoned cart is due.' },
  { name: 'order_follow_up_due', description: 'The follow-up email of an order is due.' },
];
