import { findCountry } from '../../platform/countries/country.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

export type { Address } from './address.ts';

/** A feature that depends on the province in an address, such as tax rates or shipping zones. */
export interface ProvinceUse {
  readonly id: string;
  /**
   * Reports whether the feature distinguishes a country's provinces, given the ISO 3166-1 country code. If it does,
   * addresses in that country need a known province. Called only for addresses with an unknown province.
   */
  usesProvincesOf(db: Db, country: string): Promise<boolean>;
}

/** The arguments of an address lookup, which runs outside any transaction, in parallel with other lookups. */
export interface AddressLookupCall {
  readonly app: AppContext;
  /** The ISO 3166-1 code of the country that the shopper selected. */
  readonly country: string;
  /** The text that the shopper has typed so far: one line of 3 to 200 characters, without spaces around it. Never log it. */
  readonly text: string;
  /** The language of the page, such as `de`. */
  readonly language: string;
  /** Aborts at the deadline, or when the client disconnects, as it does when the shopper types on. */
  readonly signal: AbortSignal;
}

/** The address of a suggestion. Its keys are those of every address. Empty strings leave what the form already contains. */
export interface SuggestedAddress {
  /** The street and house number. */
  readonly address_1: string;
  /** The company at the address. Default: empty. */
  readonly company?: string;
  /** The apartment or suite. Default: empty. */
  readonly address_2?: string;
  readonly city: string;
  /** The province code or name. Must be one of the country's, if ISO 3166-2 has codes for them. */
  readonly province: string;
  readonly postcode: string;
}

/** An address that a lookup suggests. */
export interface AddressSuggestion {
  /** The address as one line, as shown in the list. */
  readonly label: string;
  readonly address: SuggestedAddress;
}

/** A service that completes addresses while shoppers type. The shop's address forms and any front end can use it. */
export interface AddressLookup {
  /** The name, unique across all extensions. */
  readonly name: string;
  /** The ISO 3166-1 codes of the countries whose addresses it knows. Default: all countries. */
  readonly countries?: readonly string[];
  /**
   * Returns addresses that match the typed text, best first, at most 10. Called for every pause in typing. If it throws, returns something
   * invalid, or misses the deadline `checkout.addressLookupMs`, its suggestions are left out and the error is logged without its message.
   * After three consecutive errors or timeouts it is not called for 30 s.
   */
  suggest(call: AddressLookupCall): Promise<readonly AddressSuggestion[]>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly provinceUses?: readonly ProvinceUse[];
    readonly addressLookups?: readonly AddressLookup[];
  }
}

export const provinceUses: ContributionPoint<ProvinceUse> = {
  noun: 'use of provinces',
  members: { id: 'text', usesProvincesOf: 'function' } satisfies Members<ProvinceUse>,
  keyOf: (use) => use.id,
};

export const addressLookups: ContributionPoint<AddressLookup> = {
  noun: 'address lookup',
  members: { name: 'text', countries: 'any', suggest: 'function' } satisfies Members<AddressLookup>,
  keyOf: (lookup) => lookup.name,
  fault: ({ countries = [] }) =>
    Array.isArray(countries) && countries.every((code: unknown) => findCountry(String(code)) === code)
      ? null
      : 'countries must be a list of ISO 3166-1 codes, such as DE',
  breaks: { suggest: 'failures' },
  // Services may repeat the request in their errors.
  conceals: ['suggest'],
};
