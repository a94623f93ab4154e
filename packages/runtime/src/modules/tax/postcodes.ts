/** The list entry that means everywhere. */
export const EVERYWHERE = '*';

/** Returns the lookup key of a postcode, which ignores case and spaces. Empty if the postcode is not known. */
export const postcodeKey = (postcode: string | null | undefined): string =>
  postcode?.replaceAll(/\s/g, '').toUpperCase() ?? '';

/** Reports whether a list of postcodes contains the postcode with the given key. An unknown postcode is never in a list. */
export function includesPostcode(list: string, key: string): boolean {
  if (list === EVERYWHERE) return true;
  if (key === '') return false;
  return postcodeKey(list)
    .split(',')
    .some((entry) => entryMatches(entry, key));
}

function entryMatches(entry: string, postcode: string): boolean {
  if (postcode === entry) return true;
  if (entry.endsWith('*')) return postcode.startsWith(entry.slice(0, -1));
  if (!entry.includes('-')) return isPartOf(postcode, entry.length) && postcode.startsWith(entry);
  const range = rangeOf(entry);
  if (!range) return false;
  const { length } = range.from;
  if (postcode.length !== length && !isPartOf(postcode, length)) return false;
  const area = postcode.slice(0, length);
  return range.from <= area && area <= range.to && isDigits(area);
}

/** Reports whether a postcode is an area code of the given length followed by a hyphen and a subdivision, such as ZIP+4 `90210-1234`. */
const isPartOf = (postcode: string, length: number): boolean =>
  postcode[length] === '-' && isDigits(postcode.slice(0, length)) && isDigits(postcode.slice(length + 1));

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Parses a range whose bounds have the same number of digits, so that they can be compared as strings. */
export function rangeOf(entry: string): { readonly from: string; readonly to: string } | null {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(entry) ?? [];
  return from !== undefined && to !== undefined && from.length === to.length ? { from, to } : null;
}
