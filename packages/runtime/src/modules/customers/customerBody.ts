import { z } from 'zod';
import { line } from '../../platform/http/bodyFields.ts';
import { newPassword } from '../auth/index.ts';

export const email = z.email().max(255);

/** The name is stored as it was sent. */
const fullName = line('full_name');

/** The interface writes switches as 0 and 1, as numbers or texts. */
const status = z.literal([0, 1, '0', '1'], 'status must be 0 or 1').transform(Number);

export const newCustomerBody = z.object({
  email,
  password: newPassword,
  full_name: fullName,
  status: status.optional().describe('Counts only from an admin who may create customers. Default 1.'),
});

/** What an admin may change. */
export const customerBody = z.object({
  email: email.optional(),
  password: newPassword.optional(),
  full_name: fullName.optional(),
  status: status.optional(),
  group_id: z
    .union([z.int(), z.string()])
    .transform(String)
    .optional()
    .describe('The integer id or the uuid of a customer group.'),
});
export type CustomerPatch = z.output<typeof customerBody>;

/** What customers may change of their own. */
export const profileBody = z.object({ email: email.optional(), full_name: fullName.optional() });
