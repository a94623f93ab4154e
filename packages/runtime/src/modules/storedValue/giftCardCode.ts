import { createHmac, hash } from 'node:crypto';
import { keyText } from '../../platform/text/keyText.ts';
import { randomCode } from '../../platform/text/randomCode.ts';

const LENGTH = 16;
const MARK_BYTES = 8;

/** Creates a code of a gift card that nobody can guess. */
export const newCode = (): string => randomCode(LENGTH);

/** Returns a code in groups of four, as people read it. */
export const shownCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Returns the last four characters of a code, by which its owner recognizes it. */
export const lastFour = (code: string): string => code.slice(-4);

/** Returns a code as it is stored, from what somebody typed: without regard to case, blanks and dashes. Null if it cannot be a code. */
export function readCode(typed: string): string | null {
  const code = keyText(typed)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return /^[A-Z0-9]{16}$/.test(code) ? code : null;
}

/** Reports whether somebody may have typed the code of a gift card, so that a wrong one is a guess at money. */
export const mayBeGiftCard = (typed: string): boolean => readCode(typed) !== null;

/** Returns the hash with which a code is looked for. Only who has the key can tell which codes there are. */
export const hashOfCode = (key: Buffer, code: string): Buffer =>
  createHmac('sha256', key).update(code).digest();

/** Returns the mark of a key, which is stored with each hash that was made with it. It does not tell the key. */
export const markOfKey = (key: Buffer): Buffer => hash('sha256', key, 'buffer').subarray(0, MARK_BYTES);
