/** Reading what JSON columns of coupons hold: numbers and lists stand there as they were sent, after they were checked. */

export type Figure = string | number | null | undefined;

/** The decimal text of a figure; null where nothing is said. */
export const figureText = (figure: Figure): string | null =>
  figure === null || figure === undefined || figure === '' ? null : String(figure);

/** The number of a figure that is small enough to be exact; null where nothing is said. */
export function numberOf(figure: Figure): number | null {
  const text = figureText(figure);
  return text === null ? null : Number(text);
}

export type List = string | number | readonly (string | number)[] | null | undefined;

/** The entries of a list or of a comma list, without the spaces around them and without empty ones. */
export const entriesOf = (list: List): string[] =>
  (Array.isArray(list) ? list : String(list ?? '').split(','))
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '');

/** The addresses of a restriction, in lower case: it may stand under either name. */
export const emailsOf = ({ email, emails }: { readonly email?: List; readonly emails?: List }): string[] => [
  ...new Set([...entriesOf(email), ...entriesOf(emails)].map((address) => address.toLowerCase())),
];
