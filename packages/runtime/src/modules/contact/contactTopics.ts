import { defineWebhookTopic } from '../webhooks/index.ts';
import { findMessage } from './contactMessage.repo.ts';

/** The event of messages to the merchant that webhooks carry. */
export const contactTopics = [
  defineWebhookTopic({
    event: 'contact_message_received',
    group: 'messages',
    entity: 'messageUuid',
    permission: 'getContactMessage',
    load: async ({ messageUuid }, _app, db) => ({ message: await findMessage(db, { uuid: messageUuid }) }),
  }),
];
