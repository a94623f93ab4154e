import type { Text } from '../../platform/contracts/messages.ts';
import type { EmailBlock } from './emailMessage.ts';
import { unlinked } from './unlinked.ts';

/** Returns the customer's name for use in a greeting. Null if it contains a link or line breaks, or is empty. */
export function plainName(name: string | null): string | null {
  const trimmed = name?.trim() ?? '';
  return trimmed !== '' && unlinked(trimmed) === trimmed ? trimmed : null;
}

/**
 * Creates the first line of an email to a customer. Anyone can register or order with another person's email and any name.
 */
export function greeting(text: Text, name: string | null): EmailBlock {
  const plain = plainName(name);
  return { paragraph: plain === null ? text('mail.greeting') : text('mail.greetingByName', { name: plain }) };
}
