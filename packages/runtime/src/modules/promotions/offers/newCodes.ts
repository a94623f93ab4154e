import { randomCode } from '../../../platform/text/randomCode.ts';

const LENGTH = 12;

/** Creates codes that nobody can guess, each with a prefix. */
export const newCodes = (count: number, prefix: string): readonly string[] =>
  Array.from({ length: count }, () => prefix + randomCode(LENGTH));
