import { defineExtension } from '@shop/runtime/extension';
import { giftEmails } from './giftEmails.ts';
import { giftField } from './giftMessage.ts';
import { giftRoutes } from './giftRoutes.ts';
import { giftWidget } from './giftWidget.ts';
import { messages } from './messages/en.ts';

/** Gift message extension. The shopper writes a message in the cart, and the order stores it as a metafield. */
export default defineExtension({
  name: 'gift-message',
  api: '^1.0',
  languages: new URL('../languages/', import.meta.url),
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    metafieldDefinitions: [giftField],
    routes: giftRoutes,
    widgets: [giftWidget],
    processors: [giftEmails],
    messages: [messages],
  }),
});
