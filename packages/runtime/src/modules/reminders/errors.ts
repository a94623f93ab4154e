import { refuse } from '../../platform/errors.ts';

export const invalidReminderToken = () =>
  refuse(400, 'INVALID_REMINDER_TOKEN', 'The link is incomplete. Open it again from the email.');

export const remindersNotAsked = () =>
  refuse(409, 'REMINDERS_NOT_ASKED', 'The shop does not ask for consent to reminders in this checkout');
