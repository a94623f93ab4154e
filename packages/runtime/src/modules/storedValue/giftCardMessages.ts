import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts of gift cards. */
export const giftCardMessages = defineMessages('storedValue', 'en', {
  'giftCards.email.subject': 'Your gift card from {shop}',
  'giftCards.email.intro': 'Here’s a gift card for {shop}, worth {amount}.',
  'giftCards.email.code': 'Code',
  'giftCards.email.amount': 'Amount',
  'giftCards.email.until': 'Valid through',
  'giftCards.email.use':
    'Enter the code at checkout. What you don’t use stays on the card. Keep the code safe: whoever has it can use it.',
  'giftCards.email.visit': 'Go to {shop}',
  'giftCards.email.balance': 'Check the balance',
  'giftCards.page.title': 'Gift card balance',
  'giftCards.page.intro': 'Enter the code of a gift card to see what’s left on it.',
  'giftCards.page.code': 'Gift card code',
  'giftCards.page.check': 'Check balance',
  'giftCards.page.of': 'Gift card ending in {code}',
  'giftCards.page.balance': 'Balance: {amount}',
  'giftCards.page.until': 'Valid through {date}',
  'giftCards.credit.title': 'Store credit',
});
