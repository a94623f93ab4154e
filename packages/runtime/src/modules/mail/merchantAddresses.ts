import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { listFullAdmins } from '../auth/index.ts';
import type { EmailRecipient } from './contract.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_ADDRESSES = 20;

const addressesIn = (list: string): string[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

const email = z.email().max(255);
const isList = (list: string): boolean => {
  const addresses = addressesIn(list);
  return addresses.length <= MAX_ADDRESSES && addresses.every((address) => email.safeParse(address).success);
};

export const merchantSettings: Readonly<Record<string, SettingDefinition>> = {
  merchantEmails: {
    schema: z
      .string()
      .refine(
        isList,
        breaks(
          'format',
          `merchantEmails must be at most ${MAX_ADDRESSES} comma-separated email addresses, or empty`,
          { format: 'email-list', limit: MAX_ADDRESSES },
        ),
      )
      .default('')
      .meta({ format: 'email-list' }),
    group: 'emails',
    label: "The merchant's email addresses",
    description: 'With commas between them. Empty: the administrators who may do everything.',
  },
};

/** Returns the addresses for emails to the merchant. Executes at most two SQL statements. */
export async function merchantAddresses(app: AppContext): Promise<readonly EmailRecipient[]> {
  const chosen = addressesIn(await app.setting('merchantEmails'));
  if (chosen.length > 0) return chosen.map((address) => ({ name: '', address }));
  const admins = await listFullAdmins(app.db, MAX_ADDRESSES);
  return admins.map(({ full_name, email: address }) => ({ name: full_name, address }));
}
