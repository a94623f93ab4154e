/** Stands before what was typed and cannot be read, so that no form and no shop takes it for a number. Nobody can type it. */
const MARK = '\ue000';

/** Returns the value of a field whose text cannot be read. It keeps the text, is no number, and is refused by the shop. */
export const unread = (words: string): string => MARK + words;

export const isUnread = (value: unknown): boolean => typeof value === 'string' && value.startsWith(MARK);

export const wordsOfUnread = (value: string): string => value.slice(MARK.length);

/** Returns the value of an input of a number from a value of any kind: a number, what is unread, or nothing. */
export const figureOf = (value: unknown): number | string =>
  typeof value === 'number' || isUnread(value) ? (value as number | string) : '';

/** Reports whether there is something unread in a value, however deep. */
export const holdsUnread = (value: unknown): boolean =>
  isUnread(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsUnread));
