import type { LetterBlock } from './letter.ts';
import { unlinked } from './unlinked.ts';

/** A name that a customer gave, to greet or to address them by; null where it holds a link or line breaks, or nothing. */
export function plainName(name: string | null): string | null {
  const trimmed = name?.trim() ?? '';
  return trimmed !== '' && unlinked(trimmed) === trimmed ? trimmed : null;
}

/** The first line of an e-mail to a customer. Anybody can register or order in another one's e-mail, with any name. */
export function greeting(name: string | null): LetterBlock {
  const plain = plainName(name);
  return { paragraph: plain === null ? 'Hello,' : `Hello ${plain},` };
}
