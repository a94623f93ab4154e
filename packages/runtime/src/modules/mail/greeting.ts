import type { Text } from '../../platform/messages/contract.ts';
import type { LetterBlock } from './letter.ts';
import { unlinked } from './unlinked.ts';

/** A name that a customer gave, to greet or to address them by; null where it holds a link or line breaks, or nothing. */
export function plainName(name: string | null): string | null {
  const trimmed = name?.trim() ?? '';
  return trimmed !== '' && unlinked(trimmed) === trimmed ? trimmed : null;
}

/** Writes the first line of an e-mail to a customer. Anybody can register or order with another's e-mail and any name. */
export function greeting(text: Text, name: string | null): LetterBlock {
  const plain = plainName(name);
  return { paragraph: plain === null ? text('mail.greeting') : text('mail.greetingByName', { name: plain }) };
}
