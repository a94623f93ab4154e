import { emailLine } from '../../platform/http/forms/bodyFields.ts';
import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, updatedAt } from '../../platform/db/columns.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';

const MESSAGE_STATUSES = ['new', 'answered'] as const;

const status = z
  .enum(MESSAGE_STATUSES, 'status must be new or answered')
  .describe('`new`, or `answered` after the merchant has handled it.');

/** Describes a contact message as stored in the database and returned by the REST API. */
export const contactMessageRow = z.object({
  contact_message_id: entityId,
  uuid: entityUuid,
  full_name: text.describe("The sender's name."),
  email: text.describe('The email address to reply to. It is not verified.'),
  message: text.describe('The message as plain text.'),
  locale: text.describe('The language code of the page on which the message was written.'),
  status,
  created_at: createdAt,
  updated_at: updatedAt,
});
export type ContactMessage = z.output<typeof contactMessageRow>;

const MAX_MESSAGE = 5000;

/** Describes the body of a request that sends a contact message. */
export const newContactMessageBody = z.object({
  full_name: z
    .string('Full name is required')
    .trim()
    .min(1, 'Full name is required')
    .max(255)
    .check(oneLine('full_name'))
    .describe("The sender's name."),
  email: emailLine('Email is invalid').describe('The email address to reply to.'),
  message: z
    .string('Message is required')
    .trim()
    .min(1, 'Message is required')
    .max(MAX_MESSAGE, 'Message is too long')
    .describe('The message as plain text.'),
});
export type NewContactMessage = z.output<typeof newContactMessageBody>;

/** Describes the body of a request that updates a contact message. */
export const contactMessageBody = z.object({ status: status.optional() });
