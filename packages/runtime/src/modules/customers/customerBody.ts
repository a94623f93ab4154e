import { z } from 'zod';
import { emailLine, line } from '../../platform/http/forms/bodyFields.ts';
import { newPassword } from '../credentials/index.ts';

/** The account email. */
export const email = emailLine().describe('The email, which is the name at login; unique.');

/** The full name, stored as sent. */
const fullName = line('full_name').describe('The full name.');

const password = newPassword.describe('The password for the login.');

/** The status as the API writes flags: 0 or 1, as a number or string. */
const status = z
  .literal([0, 1, '0', '1'], 'status must be 0 or 1')
  .transform(Number)
  .describe('1: the customer may log in. 0: the account is disabled.');

const groupId = z
  .union([z.int(), z.string()])
  .transform(String)
  .describe('The integer id or the UUID of a customer group.');

export const newCustomerBody = z.object({
  email,
  password,
  full_name: fullName,
  status: status.optional().describe('Counts only from an admin who may create customers. Default 1.'),
  group_id: groupId
    .optional()
    .describe(
      'The integer id or the UUID of a customer group. Counts only from an admin who may create customers. Default: the default group.',
    ),
});

/** The body of a customer update by an administrator. */
export const customerBody = z.object({
  email: email.optional(),
  password: password.optional(),
  full_name: fullName.optional(),
  status: status.optional(),
  group_id: groupId.optional(),
});
/**
 * The fields that can be set for several customers at once. Credentials and names are excluded because they belong to one
 * customer.
 */
export const customersChange = customerBody.pick({ status: true, group_id: true });
export type CustomerPatch = z.output<typeof customerBody>;

/** The body of a customer's own profile update. */
export const profileBody = z.object({
  email: email.optional().describe('The new email. It counts once the link of the email to it was followed.'),
  password: password.optional().describe('The new password for the login.'),
  full_name: fullName.optional(),
  current_password: z
    .string()
    .optional()
    .describe('The current password. Needed to change email or password.'),
});
export type ProfilePatch = z.output<typeof profileBody>;

/** The body that confirms a new email. */
export const confirmEmailBody = z.object({
  token: z.string().describe('The token of the link in the email.'),
});
