import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages of reminders: emails, the page that ends them, and what asks for consent. */
export const reminderMessages = defineMessages('reminders', 'en', {
  'reminders.cart.subject': 'You left something in your cart',
  'reminders.cart.intro': 'You left these items in your cart at {shop}. Do you still want them?',
  'reminders.cart.link': 'Back to my cart',
  'reminders.cart.note': 'We can’t hold the items for you. Prices and stock may change.',
  'reminders.second.subject': 'Your cart at {shop} is still here',
  'reminders.second.intro':
    'Your items at {shop} are still available. This is the last time we’ll mention them.',
  'reminders.second.coupon': 'Something to make it easier: enter the code {code} in your cart and pay less.',

  'reminders.order.subject': 'How do you like your order from {shop}?',
  'reminders.order.intro':
    'Your order {number} should have arrived a few days ago. We hope you like what you bought:',
  'reminders.order.again': 'Buy again',
  'reminders.order.help':
    'Is something wrong, or would you like to return an item? Write to us and we’ll help you.',
  'reminders.order.contact': 'Write to us',

  'reminders.email.stop': 'Stop these emails',
  'reminders.email.why': 'You get this email because you agreed to reminders from {shop}.',

  'reminders.checkout.consent':
    'Email me a reminder about my cart, and ask me after delivery how I like my order. I can stop these emails at any time.',

  'reminders.page.title': 'Stop reminders',
  'reminders.page.intro': 'Do you want no more emails about your cart and after your orders?',
  'reminders.page.stop': 'Stop these emails',
  'reminders.page.stoppedTitle': 'Reminders stopped',
  'reminders.page.stopped':
    'You won’t get any more of these emails. We’ll still email you about your orders themselves.',
  'reminders.page.continue': 'Continue shopping',

  'reminders.account.on': 'We remind you of your cart, and ask you after delivery how you like your order.',
  'reminders.account.off':
    'We can remind you of your cart, and ask you after delivery how you like your order.',
  'reminders.account.unconfirmed':
    'To get reminders about your cart and after your orders, first confirm your email address with the link that we sent you.',
  'reminders.account.start': 'Get reminders',
  'reminders.account.stop': 'Stop reminders',
});

/** The messages of this catalog by key, for type checking. */
export type ReminderMessages = (typeof reminderMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends ReminderMessages {}
}
