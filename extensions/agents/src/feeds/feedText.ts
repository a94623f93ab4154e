import type { FeedItem } from '@shop/runtime/extension';

/** Control characters but line breaks and tabs, and those that turn the direction of text around. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const UNWANTED =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Returns a text of the catalog without hidden characters, cut after a number of characters. Its lines stay. */
export const plainText = (text: string, most: number): string =>
  Array.from(text.replaceAll(UNWANTED, '').trim()).slice(0, most).join('');

/** Returns the title of a product or variant: its name, and behind it the options that distinguish it. */
export const titleOf = ({ name, choices }: Pick<FeedItem, 'name' | 'choices'>, most: number): string =>
  plainText([name, ...choices.map(({ value }) => value)].join(' – '), most);
