import type { Text } from '../../platform/contracts/messages.ts';
import type { EmailBlock } from './emailMessage.ts';
import { unlinked } from './unlinked.ts';

/** Returns the name that a customer gave, to greet them by; null when it holds a link or line breaks, or is empty. */
export function plainName(name: string | null): string | null {
  const trimmed = name?.trim() ?? '';
  return trimmed !== '' && unlinked(trimmed) === trimmed ? trimmed : null;
}

/** Writes the first line of an email to a customer. Anybody can register or order with another's email and any name. */
export function greeting(text: Text, name: string | null): EmailBlock {
  const plain = plainName(name);
  return { paragraph: plain === null ? text('mail.greeting') : text('mail.greetingByName', { name: plain }) };
}
