import { defineMessages } from '@shop/runtime/extension';

/** The texts that customers read. */
export const messages = defineMessages('referrals', 'en', {
  'referrals.ledger.given': 'Reward for recommending the shop',
  'referrals.ledger.taken': 'Reward taken back: the order was refunded or canceled',
  'referrals.title': 'Recommend us',
  'referrals.intro':
    'Friends get an offer on their first order with your link. You get {amount} of credit when it is paid.',
  'referrals.introWithout': 'Friends get an offer on their first order with your link.',
  'referrals.make': 'Get my link',
  'referrals.code': 'Your code:',
  'referrals.link': 'Your link:',
});

type ReferralMessages = (typeof messages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends ReferralMessages {}
}
