import { z } from 'zod';
import { emailLine, line } from '../../platform/http/forms/bodyFields.ts';
import { taxExemptColumns, taxExemptFields, taxExemptPatch } from './taxExemption.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { newPassword } from '../credentials/index.ts';

/** The account email. */
export const email = emailLine().describe('The email address, used to sign in. Must be unique.');

/** The full name, stored as sent. */
const fullName = line('full_name').describe('The full name.');

const password = newPassword.describe('The password.');

/** The status in the API's flag format: 0 or 1, as a number or string. */
const status = z
  .literal([0, 1, '0', '1'], 'status must be 0 or 1')
  .transform(Number)
  .describe('1 if the customer can sign in, 0 if the account is disabled.');

const groupId = z
  .union([z.int(), z.string()])
  .transform(String)
  .describe('The integer ID or UUID of a customer group.');

const MAX_GROUPS = 100;
const groups = z
  .array(groupId)
  .max(MAX_GROUPS)
  .describe(
    'All customer groups, by integer ID or UUID, the first one first. Replaces the whole list. An empty list means the default group.',
  );

export const newCustomerBody = z.object({
  email,
  password,
  full_name: fullName,
  status: status
    .optional()
    .describe('Only applied if the caller is an administrator who may create customers. Defaults to 1.'),
  group_id: groupId
    .optional()
    .describe(
      'The integer ID or UUID of a customer group. Only applied if the caller is an administrator who may create customers. Defaults to the default group.',
    ),
  groups: groups.optional(),
  ...describedBy(z.object(taxExemptColumns), taxExemptFields),
});

/** The request body of a customer update by an administrator. */
export const customerBody = z.object({
  email: email.optional(),
  password: password.optional(),
  full_name: fullName.optional(),
  status: status.optional(),
  group_id: groupId
    .optional()
    .describe('The integer ID or UUID of a customer group, which replaces the first one.'),
  groups: groups.optional(),
  ...describedBy(z.object(taxExemptColumns), taxExemptPatch),
});
/**
 * The fields that administrators can set for several customers at the same time. Credentials and names are excluded
 * because they are specific to one customer.
 */
export const customersChange = customerBody.pick({ status: true, group_id: true, groups: true });
export type CustomerPatch = z.output<typeof customerBody>;

/** The request body of a customer's own profile update. */
export const profileBody = z.object({
  email: email
    .optional()
    .describe('The new email address. It takes effect after the customer follows the link sent to it.'),
  password: password.optional().describe('The new password.'),
  full_name: fullName.optional(),
  current_password: z
    .string()
    .optional()
    .describe('The current password. Required to change the email address or password.'),
});
export type ProfilePatch = z.output<typeof profileBody>;

/** The request body that confirms a new email. */
export const confirmEmailBody = z.object({
  token: z.string().describe('The token from the link in the email.'),
});
