import { defineMessages } from '@shop/runtime/extension';

/** Gift message texts that shoppers see. */
export const messages = defineMessages('gift-message', 'en', {
  'gift-message.title': 'Is it a gift?',
  'gift-message.intro': 'We’ll print your message on a card and put it in the package.',
  'gift-message.label': 'Your message',
  'gift-message.save': 'Add message',
  'gift-message.change': 'Save message',
  'gift-message.remove': 'Remove message',
  'gift-message.yours': 'Gift message',
  'gift-message.inEmail': 'Gift message:\n{message}',
});

type GiftMessages = (typeof messages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends GiftMessages {}
}
