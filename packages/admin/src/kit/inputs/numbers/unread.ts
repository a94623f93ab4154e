/** Prefix of text that cannot be parsed, so that no form or API mistakes it for a number. It cannot be typed. */
const MARK = '\ue000';

/** Returns the field value for text that cannot be parsed. The value keeps the text, is not a number, and is rejected by the shop. */
export const unread = (words: string): string => MARK + words;

export const isUnread = (value: unknown): boolean => typeof value === 'string' && value.startsWith(MARK);

export const wordsOfUnread = (value: string): string => value.slice(MARK.length);

/** Returns the value of a number input from any value: a number, unparsed text, or an empty string. */
export const figureOf = (value: unknown): number | string =>
  typeof value === 'number' || isUnread(value) ? (value as number | string) : '';

/** Reports whether a value contains unparsed text at any depth. */
export const holdsUnread = (value: unknown): boolean =>
  isUnread(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsUnread));
