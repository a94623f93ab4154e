import { randomInt } from 'node:crypto';

/** The characters of codes: letters and digits of which no two look alike in print. */
const CHARACTERS = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Creates a code of so many characters from the system's source of random numbers. Each character is as likely as any other. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
