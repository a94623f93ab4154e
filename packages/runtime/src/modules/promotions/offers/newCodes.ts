import { randomInt } from 'node:crypto';

/** Letters and digits without those that are taken for others: 0 and O, 1, I and L, U and V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 12;

/** Creates codes that nobody can guess, each with a prefix. */
export const newCodes = (count: number, prefix: string): readonly string[] =>
  Array.from({ length: count }, () => prefix + newCode());

function newCode(): string {
  let code = '';
  while (code.length < LENGTH) code += LETTERS[randomInt(LETTERS.length)];
  return code;
}
