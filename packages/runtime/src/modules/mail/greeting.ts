import type { Text } from '../../platform/contracts/messages.ts';
import type { EmailBlock } from './emailMessage.ts';
import { unlinked } from './unlinked.ts';

/** Returns the customer's name for a greeting. Returns null if the name is empty or contains a link or line break. */
export function plainName(name: string | null): string | null {
  const trimmed = name?.trim() ?? '';
  return trimmed !== '' && unlinked(trimmed) === trimmed ? trimmed : null;
}

/**
 * Creates the first line of an email to a customer. Does not trust the name, because anyone can register or order
 * with another person's email and any name.
 */
export function greeting(text: Text, name: string | null): EmailBlock {
  const plain = plainName(name);
  return { paragraph: plain === null ? text('mail.greeting') : text('mail.greetingByName', { name: plain }) };
}
