import { defineWebhookTopic } from '../webhooks/index.ts';
import { findMessage } from './contactMessage.repo.ts';

/** The webhook topics of contact messages. */
export const contactTopics = [
  defineWebhookTopic({
    event: 'contact_message_received',
    group: 'messages',
    entity: 'messageUuid',
    permission: 'getContactMessage',
    load: async ({ messageUuid }, _app, db) => ({ message: await findMessage(db, { uuid: messageUuid }) }),
  }),
];
