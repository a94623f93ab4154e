import { isRecord } from '../../platform/isRecord.ts';
import type { AddressSuggestion, SuggestedAddress } from './contract.ts';
import { findProvince, hasProvinces } from './province.ts';

/** Maximum number of suggestions of a lookup, and of all lookups together. */
export const MOST_SUGGESTIONS = 10;
const MOST_CHARACTERS = 255;

const REQUIRED = ['address_1', 'city', 'province', 'postcode'] as const satisfies (keyof SuggestedAddress)[];
const OPTIONAL = ['company', 'address_2'] as const satisfies (keyof SuggestedAddress)[];
const KNOWN: ReadonlySet<string> = new Set<keyof SuggestedAddress>([...REQUIRED, ...OPTIONAL]);

/**
 * Finds the error in a suggestion for a country. Returns null if it is valid. The error contains no part of the suggestion, because that
 * repeats what the shopper typed.
 */
export function suggestionFault(suggestion: unknown, country: string): string | null {
  if (!isRecord(suggestion)) return 'a suggestion is not an object';
  const { label, address } = suggestion as Partial<AddressSuggestion>;
  if (!isLine(label) || label.trim() === '') return 'label must be one line of 1 to 255 characters';
  if (!isRecord(address)) return 'address must be an object';
  const parts = address as unknown as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(parts).find((key) => !KNOWN.has(key));
  if (unknown !== undefined) return 'address has a key that addresses do not have';
  const wrong =
    REQUIRED.find((key) => !isLine(parts[key])) ?? OPTIONAL.find((key) => !isLine(parts[key] ?? '')) ?? null;
  if (wrong !== null) return `address.${wrong} must be one line of at most 255 characters`;
  if (address.address_1.trim() === '') return 'address.address_1 must not be empty';
  const isUnknown =
    address.province !== '' &&
    hasProvinces(country) &&
    findProvince({ country, province: address.province }) === null;
  return isUnknown ? 'address.province must be a province of the country' : null;
}

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS && !/[\p{Cc}\u2028\u2029]/u.test(value);
