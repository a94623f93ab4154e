import { keyText } from '../../platform/text/keyText.ts';

/** A number in a JSON column of a coupon. It was validated, but is stored as the client sent it. */

export type Numeric = string | number | null | undefined;

/** Returns the decimal string of a number. Null if no value is set. */
export const numericText = (value: Numeric): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** Returns a number that is small enough to be exact. Null if no value is set. */
export function numberOf(value: Numeric): number | null {
  const text = numericText(value);
  return text === null ? null : Number(text);
}

export type List = string | number | readonly (string | number)[] | null | undefined;

/** Returns the entries of an array or a comma-separated list, trimmed and without empty entries. */
export const entriesOf = (list: List): string[] =>
  (Array.isArray(list) ? list : String(list ?? '').split(','))
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '');

/** Returns the email addresses of a restriction, in lower case. They may be stored under either property name. */
export const emailsOf = ({ email, emails }: { readonly email?: List; readonly emails?: List }): string[] => [
  ...new Set([...entriesOf(email), ...entriesOf(emails)].map((address) => keyText(address).toLowerCase())),
];
