import { defineMessages } from '@shop/runtime/extension';

/** The texts of gift messages, as shoppers read them. */
export const messages = defineMessages('gift-message', 'en', {
  'gift-message.title': 'Is it a gift?',
  'gift-message.intro': 'We write your message on a card and put it into the parcel.',
  'gift-message.label': 'Your message',
  'gift-message.save': 'Add the message',
  'gift-message.change': 'Save the message',
  'gift-message.remove': 'Remove the message',
  'gift-message.yours': 'Gift message',
  'gift-message.inEmail': 'Gift message:\n{message}',
});

type GiftMessages = (typeof messages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends GiftMessages {}
}
