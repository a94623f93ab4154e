import { defineProcessor } from '@shop/runtime/extension';
import { readOrderMessage } from './giftMessage.ts';

/** Types of emails about a new order, sent to the shopper and to the merchant, who writes the gift card. */
const KINDS: ReadonlySet<string> = new Set(['orderConfirmation', 'merchantNewOrder']);

/** Adds the gift message to emails about a new order. Runs for each sending attempt, outside of transactions. */
export const giftEmails = defineProcessor({
  key: 'email',
  async process(email, { kind, entityUuid }, app) {
    if (email === null || entityUuid === null || !KINDS.has(kind)) return email;
    const message = await readOrderMessage(app, app.db, entityUuid);
    if (message === null) return email;
    return {
      ...email,
      blocks: [...email.blocks, { paragraph: app.texts()('gift-message.inEmail', { message }) }],
    };
  },
});
