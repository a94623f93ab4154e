import { defineMessages } from '@shop/runtime/extension';

/** The texts that customers read about their credit. */
export const messages = defineMessages('loyalty', 'en', {
  'loyalty.credit.given': 'Credit for order {number}',
  'loyalty.credit.taken': 'Credit for order {number} taken back',
  'loyalty.credit.expired': 'Credit for order {number} expired',
  'loyalty.credit.title': 'Credit for your orders',
  'loyalty.credit.ofOrder': 'You got {amount} of credit for this order. Pay with it next time.',
  'loyalty.credit.until': 'Use it by {day}: what is left of {amount} then expires.',
});

type LoyaltyMessages = (typeof messages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends LoyaltyMessages {}
}
