import { defineMessages } from '@shop/runtime/extension';

/** The name of payment by card, and the texts of its form. */
export const cardMessages = defineMessages('cardgw', 'en', {
  'cardgw.name': 'Card',
  'cardgw.pay': 'Pay now',
  'cardgw.needsScript':
    'The card form needs JavaScript. Please allow it for this page, or pay in another way.',
  'cardgw.notLoaded': 'The card form could not be loaded. Please reload the page, or pay in another way.',
  'cardgw.declined': 'The payment did not go through. Please check your card details.',
  'cardgw.noAnswer': 'The card service is not responding. Please try again.',
  'cardgw.activity.captured': 'Captured {money}. Transaction ID: {id}',
  'cardgw.activity.authorized': 'Authorized {money}. Transaction ID: {id}',
  'cardgw.activity.failed': 'Payment failed',
  'cardgw.activity.failedBecause': 'Payment failed: {reason}',
  'cardgw.reason.abandoned': 'The payment was abandoned',
});

type CardMessages = (typeof cardMessages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends CardMessages {}
}
