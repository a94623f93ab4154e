/** Characters that are not confused when read aloud or typed. The set excludes O and 0, and I and 1. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** Creates a coupon code that cannot be guessed. Each character is one of 32 possible characters. */
export const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS[byte % SIGNS.length]).join('');
