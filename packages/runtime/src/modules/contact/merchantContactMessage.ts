import type { AppContext } from '../../platform/contracts/context.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import { findMessage } from './contactMessage.repo.ts';
import type { ContactMessage } from './contactMessage.ts';
import type { ContactMessageEventPayload } from './events.ts';

const EXAMPLE = {
  uuid: '00000000-0000-0000-0000-000000000000',
  full_name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Does the mug go into the dishwasher?',
};

/** Forwards a shopper's contact message to the merchant, who can reply to the email. */
export const merchantContactMessage: EmailKind<ContactMessageEventPayload> = {
  id: 'merchantContactMessage',
  to: 'merchant',
  isOpen: true,
  example: async (app) => ({ message: messageEmail(app, EXAMPLE), about: null }),
  async compose({ messageUuid }, app) {
    const message = await findMessage(app.db, { uuid: messageUuid });
    return message && { entityUuid: message.uuid, message: messageEmail(app, message) };
  },
};

function messageEmail(
  app: AppContext,
  { uuid, full_name, email, message }: Pick<ContactMessage, 'uuid' | 'full_name' | 'email' | 'message'>,
): EmailMessage {
  const text = app.texts();
  return {
    subject: text('contact.email.subject', { name: full_name }),
    replyTo: { name: full_name, address: email },
    blocks: [
      {
        rows: [
          [text('contact.email.name'), full_name],
          [text('contact.email.email'), email],
        ],
      },
      ...message
        .split(/\r?\n\s*\r?\n/)
        .filter((part) => part.trim() !== '')
        .map((paragraph) => ({ paragraph })),
      { link: { label: text('contact.email.open'), url: app.url(`/admin/messages/edit/${uuid}`) } },
    ],
  };
}
