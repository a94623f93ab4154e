import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts of gift cards. */
export const giftCardMessages = defineMessages('storedValue', 'en', {
  'storedValue.email.subject': 'Your gift card from {shop}',
  'storedValue.email.intro': 'Here’s a gift card for {shop}, worth {amount}.',
  'storedValue.email.code': 'Code',
  'storedValue.email.amount': 'Amount',
  'storedValue.email.until': 'Valid through',
  'storedValue.email.use':
    'Enter the code at checkout. What you don’t use stays on the card. Keep the code safe: whoever has it can use it.',
  'storedValue.email.visit': 'Go to {shop}',
  'storedValue.email.balance': 'Check the balance',
  'storedValue.print.title': 'Gift card',
  'storedValue.page.title': 'Gift card balance',
  'storedValue.page.intro': 'Enter the code of a gift card to see what’s left on it.',
  'storedValue.page.code': 'Gift card code',
  'storedValue.page.check': 'Check balance',
  'storedValue.page.of': 'Gift card ending in {code}',
  'storedValue.page.balance': 'Balance: {amount}',
  'storedValue.page.until': 'Valid through {date}',
  'storedValue.line.amount': 'Amount',
  'storedValue.line.for': 'For',
  'storedValue.line.message': 'Message',
  'storedValue.line.day': 'Sent on',
  'storedValue.credit.title': 'Store credit',
});

/** The messages of this catalog by key, for type checking. */
export type StoredValueMessages = (typeof giftCardMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends StoredValueMessages {}
}
