import { firstFree } from './firstFree.ts';

const MAX_NAME = 255;
const MAX_KEY = 200;
const NAME_SUFFIX = ' (copy)';

/** The name of a copy. A name that is too long for it is cut. */
export const copyName = (name: string): string => cut(name, MAX_NAME - NAME_SUFFIX.length) + NAME_SUFFIX;

/** The first of `<key>-copy`, `<key>-copy-2`, `<key>-copy-3`, … that is not taken. A key that is too long for it is cut. */
export const copyKey = (key: string, isTaken: (key: string) => boolean): string =>
  firstFree((number) => {
    const suffix = number === 1 ? '-copy' : `-copy-${number}`;
    return key.slice(0, MAX_KEY - suffix.length).replace(/-$/, '') + suffix;
  }, isTaken);

/** No more than so many characters, and no half of one. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
