import type { AddressSuggestion } from '@shop/runtime/extension';

/** A street in the file `streets.json`. */
export interface Street {
  readonly country: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** The code of the state. Absent in countries whose addresses have none. */
  readonly province?: string;
}

const MOST = 5;

/**
 * Finds the streets of a country that begin like the typed text. A house number, before or after the street, stays where it was typed. What
 * follows a comma must begin the city or the postcode.
 */
export function findStreets(
  streets: readonly Street[],
  { country, text }: { readonly country: string; readonly text: string },
): readonly AddressSuggestion[] {
  const [line = '', place = ''] = text.split(',').map((part) => part.trim());
  const [, before = '', typed = '', after = ''] = LINE.exec(line) ?? [];
  if (typed === '') return [];
  return streets
    .filter(
      (one) =>
        one.country === country &&
        begins(one.street, typed) &&
        (begins(one.city, place) || begins(one.postcode, place)),
    )
    .slice(0, MOST)
    .map((one) => suggestionOf(one, [before, one.street, after].filter(Boolean).join(' ')));
}

/** A house number such as `12` or `12a`, the street, and a house number. */
const LINE = /^(\d+[a-z]?\s)?\s*(.*?)(\s\d+\s?[a-z]?)?$/i;

function suggestionOf({ country, city, province = '', postcode }: Street, typed: string): AddressSuggestion {
  const address_1 = typed.replaceAll(/\s+/g, ' ').trim();
  const place = country === 'US' ? `${city}, ${province} ${postcode}` : `${postcode} ${city}`;
  return { label: `${address_1}, ${place}`, address: { address_1, city, province, postcode } };
}

const begins = (whole: string, start: string): boolean => plain(whole).startsWith(plain(start));

/** Returns a text as it is compared: `Hauptstraße`, `hauptstrasse` and `Hauptstr.` begin alike. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[.\s]+/g, ' ')
    .trim();
