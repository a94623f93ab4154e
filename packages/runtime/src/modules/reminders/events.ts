import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of the event that an email about a cart is due. */
export interface CartReminderDue {
  readonly reminderUuid: string;
}

/** The payload of the event that the follow-up email of an order is due. */
export interface OrderFollowUpDue {
  readonly followUpUuid: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted once for each email about an abandoned cart that is due. */
    cart_reminder_due: CartReminderDue;
    /** Emitted once for each order whose follow-up email is due. */
    order_follow_up_due: OrderFollowUpDue;
  }
}

/** The reminder events. */
export const reminderEvents: readonly EventDefinition[] = [
  { name: 'cart_reminder_due', description: 'An email about an abandoned cart is due.' },
  { name: 'order_follow_up_due', description: 'The follow-up email of an order is due.' },
];
