/** Readers of the JSON columns of coupons, which hold numbers and lists as they were sent, after a check. */

export type Numeric = string | number | null | undefined;

/** Returns the decimal text of a number; null where none is set. */
export const numericText = (value: Numeric): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** Returns a number that is small enough to be exact; null where none is set. */
export function numberOf(value: Numeric): number | null {
  const text = numericText(value);
  return text === null ? null : Number(text);
}

export type List = string | number | readonly (string | number)[] | null | undefined;

/** Returns the entries of a list or of a comma list, without the spaces around them and without empty ones. */
export const entriesOf = (list: List): string[] =>
  (Array.isArray(list) ? list : String(list ?? '').split(','))
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '');

/** Returns the email addresses of a restriction, in lower case: they may stand under either name. */
export const emailsOf = ({ email, emails }: { readonly email?: List; readonly emails?: List }): string[] => [
  ...new Set([...entriesOf(email), ...entriesOf(emails)].map((address) => address.toLowerCase())),
];
