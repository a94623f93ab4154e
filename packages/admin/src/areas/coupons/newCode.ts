/** Signs that nobody takes for others when they are read out or typed: no O and 0, no I and 1. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** Creates the code of a coupon, which cannot be guessed: each of its signs is one of 32. */
export const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS[byte % SIGNS.length]).join('');
