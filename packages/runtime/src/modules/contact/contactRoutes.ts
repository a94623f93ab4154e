import { z } from 'zod';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { defineRoute } from '../../platform/http/route.ts';
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
    method: 'POST',
    path: '/api/contact-messages',
    access: 'public',
    rateTier: 'signup',
    body: newContactMessageBody,
    response: z.object({}).describe('Nothing but that the message arrived.'),
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
      listing: contactListing,
      rows: ({ db }, slice) => listMessages(db, slice),
      total: ({ db }, listing) => countMessages(db, listing),
    },
    get: { id: 'getContactMessage', run: ({ db }, ref) => findMessage(db, ref) },
    update: {
      id: 'updateContactMessage',
      body: contactMessageBody,
      run: ({ db }, ref, body) => updateMessage(db, ref, body),
    },
    delete: { id: 'deleteContactMessage', run: ({ db }, ref) => deleteMessage(db, ref) },
    bulk: { id: 'changeContactMessages' },
  }),
];
