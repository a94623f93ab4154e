import type { QuotedDestination, SentAddress } from '@shop/runtime/extension';
import type { Problem } from './problem.ts';
import type { SentWish, WishedAddress } from './wish.ts';

/** An address for the shop, or the parts that it lacks. */
export interface ReadAddress {
  /** The address. Null if parts are missing. */
  readonly address: SentAddress | null;
  readonly problems: readonly Problem[];
}

/** The parts that an address of the shop has to have in every country. The shop itself checks postcodes and provinces. */
const NEEDED = ['street_address', 'address_locality', 'address_country'] as const;

/** Returns an address as carts take it. The name and the telephone of the buyer stand in for those of the address. */
export function shopAddress(wished: WishedAddress, buyer: SentWish['buyer'] = {}): ReadAddress {
  const name = [wished.first_name ?? buyer.first_name, wished.last_name ?? buyer.last_name]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
  const telephone = wished.phone_number?.trim() || buyer.phone_number?.trim() || '';
  const missing: string[] = NEEDED.filter((part) => !wished[part]?.trim());
  if (name === '') missing.push('last_name');
  if (telephone === '') missing.push('phone_number');
  if (missing.length > 0)
    return { address: null, problems: missing.map((part) => ({ kind: 'address_incomplete', part })) };
  return {
    address: {
      full_name: name,
      telephone,
      address_1: wished.street_address ?? '',
      ...(wished.extended_address?.trim() && { address_2: wished.extended_address }),
      city: wished.address_locality ?? '',
      province: wished.address_region ?? '',
      postcode: wished.postal_code ?? '',
      country: wished.address_country?.trim().toUpperCase() ?? '',
    },
    problems: [],
  };
}

/** The parts of the address that the fields of the shop's own addresses are made of. */
const PART_OF_FIELD: Readonly<Record<string, string>> = {
  full_name: 'last_name',
  telephone: 'phone_number',
  address_1: 'street_address',
  address_2: 'extended_address',
  city: 'address_locality',
  province: 'address_region',
  postcode: 'postal_code',
  country: 'address_country',
};

/** Returns the part of an address that the path of a refusal is about. Null if it is about none. */
export const partAt = (path: string): string | null =>
  PART_OF_FIELD[path.slice(path.lastIndexOf('.') + 1)] ?? null;

/** Returns what is known of a destination for quotes, or null if not even the country is. */
export function quotedDestination(wished: WishedAddress | null): QuotedDestination | null {
  const country = wished?.address_country?.trim();
  if (!country || !/^[a-z]{2}$/i.test(country)) return null;
  return {
    country: country.toUpperCase(),
    province: wished?.address_region?.trim() || null,
    postcode: wished?.postal_code?.trim() || null,
  };
}
