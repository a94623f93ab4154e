import { defineExtension } from '@shop/runtime/extension';
import { giftEmails } from './giftEmails.ts';
import { giftField } from './giftMessage.ts';
import { giftRoutes } from './giftRoutes.ts';
import { giftWidget } from './giftWidget.ts';
import { arabicMessages } from './messages/ar.ts';
import { germanMessages } from './messages/de.ts';
import { messages } from './messages/en.ts';
import { spanishMessages } from './messages/es.ts';
import { frenchMessages } from './messages/fr.ts';

/** A message with a gift: the shopper writes it in the cart, and the order has it as a metafield. */
export default defineExtension({
  name: 'gift-message',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    metafieldDefinitions: [giftField],
    routes: giftRoutes,
    widgets: [giftWidget],
    processors: [giftEmails],
    messages: [messages, germanMessages, frenchMessages, spanishMessages, arabicMessages],
  }),
});
