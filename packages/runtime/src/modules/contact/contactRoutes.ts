import { z } from 'zod';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import {
  countMessages,
  deleteMessage,
  findMessage,
  listMessages,
  updateMessage,
} from './contactMessage.repo.ts';
import { contactMessageBody, contactMessageRow, newContactMessageBody } from './contactMessage.ts';
import type { ContactMessage } from './contactMessage.ts';
import { contactListing } from './contactListing.ts';
import { messageNotFound } from './errors.ts';
import { sendMessage } from './sendMessage.ts';

export const contactRoutes = [
  defineRoute({
    id: 'sendContactMessage',
    does: 'Sends a message to the merchant, like the contact form. The response is empty.',
    method: 'POST',
    path: '/api/contact-messages',
    access: 'public',
    rateTier: 'signup',
    body: newContactMessageBody,
    response: z
      .object({})
      .describe('Always empty. A successful response confirms that the message was received.'),
    async handle({ app, db, body }) {
      await sendMessage(app, db, body);
      return {};
    },
  }),
  ...entityRoutes({
    path: '/api/contact-messages',
    table: 'contact_message',
    ref: refOr(messageNotFound),
    notFound: messageNotFound,
    answer: contactMessageRow,
    toAnswer: (message: ContactMessage) => message,
    list: {
      id: 'listContactMessages',
      does: 'Lists the contact form messages.',
      listing: contactListing,
      rows: ({ db }, slice) => listMessages(db, slice),
      total: ({ db }, listing) => countMessages(db, listing),
    },
    get: {
      id: 'getContactMessage',
      does: 'Returns a contact form message. Fails with `MESSAGE_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => findMessage(db, ref),
    },
    update: {
      id: 'updateContactMessage',
      does: 'Updates the given fields of a message, such as its status. Fails with `MESSAGE_NOT_FOUND` if it does not exist.',
      body: contactMessageBody,
      run: ({ db }, ref, body) => updateMessage(db, ref, body),
    },
    delete: {
      id: 'deleteContactMessage',
      does: 'Deletes a contact form message and returns it as it was. Fails with `MESSAGE_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => deleteMessage(db, ref),
    },
    bulk: { id: 'changeContactMessages', sdk: { method: 'change' } },
  }),
];
