import { addressRules } from './addressRules.ts';

/** A part of an address whose presence and name depend on the country. */
export type PlacePart = 'city' | 'province' | 'postcode';

/** The term for the provinces of a country. */
type ProvinceKind =
  | 'area'
  | 'county'
  | 'department'
  | 'district'
  | 'do_si'
  | 'emirate'
  | 'island'
  | 'oblast'
  | 'parish'
  | 'prefecture'
  | 'province'
  | 'state';

/** The term for the cities of a country. */
type CityKind = 'city' | 'district' | 'post_town' | 'suburb';

/** The term for the postcodes of a country. */
type PostcodeKind = 'eircode' | 'pin' | 'postal' | 'postcode' | 'zip';

/** A country's rule as stored in `addressRules`. */
interface AddressRuleData {
  /** The format in the country's own script: `%N` name, `%A` street, `%C` city, `%S` province, `%Z` postcode, `%n` a new line. */
  readonly format: string;
  /** The format in Latin script, if it differs. */
  readonly latin?: string;
  /** The language in whose script `format` is written, if the country's addresses are written in two scripts. */
  readonly language?: string;
  /** The letters of the parts that every address has. */
  readonly required: string;
  /** True if postcodes are written in capitals. */
  readonly upper?: true;
  /** The regular expression of postcodes, and an example. */
  readonly pattern?: string;
  readonly example?: string;
  /** A prefix that some people write before the postcode, such as `CH-`. */
  readonly prefix?: string;
  readonly province?: ProvinceKind;
  readonly city?: CityKind;
  readonly postcode?: PostcodeKind;
  /** The names of provinces in addresses, by ISO short code: in the country's script, and after `|` in Latin script. */
  readonly provinces?: Readonly<Record<string, string>>;
}

/** The format and the rules of a country's addresses. */
export interface AddressRule extends AddressRuleData {
  /** The parts between the street and the country, in the country's order. Addresses in a city state have no city. */
  readonly parts: readonly PlacePart[];
  /** The parts that all addresses in the country have. The API requires a city for every country with cities. */
  readonly requiredParts: ReadonlySet<PlacePart>;
}

const LETTERS: Readonly<Record<string, PlacePart>> = { C: 'city', S: 'province', Z: 'postcode' };

/** The rule if no country is selected: every part can be entered. */
const UNKNOWN: AddressRuleData = { format: '%N%n%A%n%C%n%S%n%Z', required: 'AC' };

const known = new Map<string, AddressRule>();

/**
 * Returns the address rule of a country by its ISO 3166-1 code. For a country without a rule, addresses have no province and no postcode.
 */
export function addressRule(country: string): AddressRule {
  const before = known.get(country);
  if (before) return before;
  const text = Object.hasOwn(addressRules, country) ? addressRules[country] : undefined;
  if (text === undefined) return ruleOf(UNKNOWN);
  const rule = ruleOf(JSON.parse(text) as AddressRuleData);
  known.set(country, rule);
  return rule;
}

function ruleOf(data: AddressRuleData): AddressRule {
  const parts = placesOf(data.latin ?? data.format);
  const required = parts.filter((part) => part === 'city' || data.required.includes(letterOf(part)));
  return { ...data, parts, requiredParts: new Set(required) };
}

/** Lists the parts in a format, in order. */
export const placesOf = (format: string): readonly PlacePart[] =>
  [...format.matchAll(/%([CSZ])/g)].map(([, letter]) => LETTERS[letter as string] as PlacePart);

const letterOf = (part: PlacePart): string => ({ city: 'C', province: 'S', postcode: 'Z' })[part];

/** Returns a postcode in the country's format: without a prefix, with single spaces, and in capitals if the country uses them. */
export function tidyPostcode({ prefix, upper, pattern }: AddressRule, postcode: string): string {
  const text = postcode.trim().replaceAll(/\s+/g, ' ');
  const isCapital = upper === true || /[A-Z]/.test(pattern?.replaceAll(/\\[a-z]/g, '') ?? '');
  const plain = isCapital ? text.toUpperCase() : text;
  const isPrefixed = prefix !== undefined && plain.toUpperCase().startsWith(prefix.toUpperCase());
  return isPrefixed ? plain.slice(prefix.length).replace(/^[\s-]+/, '') : plain;
}

/** Reports whether a postcode has the usual format in its country. True if the format is unknown. */
export function isUsualPostcode(rule: AddressRule, postcode: string): boolean {
  const { pattern } = rule;
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(tidyPostcode(rule, postcode));
}

/** Reports whether a text looks like a phone number of any country, with or without an extension. */
export const isUsualPhone = (text: string): boolean => {
  const [number = '', extension] = text.normalize('NFKC').split(/\s*(?:ext\.?|x|#)\s*/i);
  const digits = number.replaceAll(/\P{Nd}/gu, '').length;
  return (
    /^[\p{Nd}\s()+./\-\u2010-\u2015\u200E\u202A-\u202C]+$/u.test(number) &&
    digits >= 5 &&
    digits <= 15 &&
    (extension === undefined || /^\p{Nd}{1,6}$/u.test(extension))
  );
};
