import type { FeedItem } from '@shop/runtime/extension';

/** Control characters but line breaks and tabs, and those that turn the direction of text around. */
const UNWANTED = /(?![\n\t])\p{Cc}|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Returns a text of the catalog without hidden characters, cut after a number of characters. Its lines stay. */
export const plainText = (text: string, most: number): string =>
  Array.from(text.replaceAll(UNWANTED, '').trim()).slice(0, most).join('');

/** Returns the title of a product or variant: its name, and behind it the options that distinguish it. */
export const titleOf = ({ name, choices }: Pick<FeedItem, 'name' | 'choices'>, most: number): string =>
  plainText([name, ...choices.map(({ value }) => value)].join(' – '), most);
