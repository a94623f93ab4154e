import { refuse } from '../../platform/errors.ts';

export const invalidReminderToken = () =>
  refuse(400, 'INVALID_REMINDER_TOKEN', 'The link is incomplete. Open it again from the email.');
