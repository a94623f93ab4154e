import { defineMessages } from '@shop/runtime/extension';

/** Name of the card payment method and messages of its form. */
export const cardMessages = defineMessages('cardgw', 'en', {
  'cardgw.name': 'Card',
  'cardgw.hint': 'You’ll enter your card details on the next page, after you review your order.',
  'cardgw.pay': 'Pay {amount}',
  'cardgw.needsScript':
    'The card form needs JavaScript. Turn it on for this page, or choose another payment method.',
  'cardgw.notLoaded': 'The card form couldn’t be loaded. Reload the page, or choose another payment method.',
  'cardgw.declined': 'Your payment didn’t go through. Check your card details and try again.',
  'cardgw.noAnswer': 'The card service isn’t responding. Please try again.',
  'cardgw.tokenDeclined': 'The payment didn’t go through. Use another payment credential.',
  'cardgw.tokenInvalid': 'This payment credential can’t be used. Use another one.',
  'cardgw.wallets': 'Apple Pay or Google Pay',
  'cardgw.wallets.shipping': 'Shipping is added when you check your order',
  'cardgw.wallets.none':
    'This browser has no Apple Pay, Google Pay or Link. Go back and continue with another payment method.',
  'cardgw.wallets.notLoaded':
    'The buttons couldn’t be loaded. Reload the page, or go back and continue with another payment method.',
  'cardgw.wallets.needsScript':
    'These buttons need JavaScript. Turn it on for this page, or go back and continue with another payment method.',
  'cardgw.choose': 'Pay with',
  'cardgw.card': '{brand} ending in {last4}',
  'cardgw.expires': 'Expires {date}',
  'cardgw.other': 'Another card',
  'cardgw.save': 'Save this card for my next purchase',
  'cardgw.notSaved': 'Your card can’t be saved right now. Clear the checkbox to pay without saving it.',
  'cardgw.notUsable': 'This card can’t be used right now. Choose another card.',
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
