import { defineExtension } from '../../platform/contracts/extension.ts';
import { defineSubscriber } from '../../platform/contracts/events.ts';
import { emailOn, sendEmail } from '../mail/index.ts';
import { findRemindedCart } from './cartReminder.repo.ts';
import { cartReminder, cartReminderSecond, kindOf } from './cartReminderEmails.ts';
import { reminderEvents } from './events.ts';
import { consentRoutes } from './consentRoutes.ts';
import { figuresRoutes } from './figuresRoutes.ts';
import { orderFollowUp } from './orderFollowUpEmail.ts';
import { followUpOrders, remindOfCarts } from './remindOfCarts.ts';
import { reminderMessages } from './reminderMessages.ts';
import { deleteRemindersOf } from './reminderConsent.repo.ts';
import { reminderSettings } from './reminderSettings.ts';
import { removeOldReminders } from './removeOldReminders.ts';
import { remindersPersonalData } from './personalData.ts';

/** The reminders module: emails about abandoned carts and after orders, for shoppers who consented. */
export const reminders = defineExtension({
  name: 'reminders',
  api: '^1.0',
  settings: reminderSettings,
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    personalData: remindersPersonalData,
    events: reminderEvents,
    messages: [reminderMessages],
    emails: [cartReminder, cartReminderSecond, orderFollowUp],
    routes: [...figuresRoutes, ...consentRoutes],
    subscribers: [
      defineSubscriber({
        id: 'reminders.mailCart',
        event: 'cart_reminder_due',
        async handle(payload, app, { deliveryId }) {
          const cart = await findRemindedCart(app.db, payload.reminderUuid);
          if (cart) await sendEmail(app, kindOf(cart.number), payload, deliveryId);
        },
      }),
      emailOn('order_follow_up_due', 'reminders.mailOrder', orderFollowUp),
    ],
    jobs: [remindOfCarts, followUpOrders, removeOldReminders],
    onCustomerRemoval: [
      { id: 'reminders.forget', handle: async (tx, { email }) => void (await deleteRemindersOf(tx, email)) },
    ],
  }),
});
