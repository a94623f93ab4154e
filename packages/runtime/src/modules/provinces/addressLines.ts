import type { AppContext } from '../../platform/contracts/context.ts';
import { addressRule, tidyPostcode } from '../../platform/countries/addressRule.ts';
import type { AddressRule } from '../../platform/countries/addressRule.ts';
import { folded } from '../../platform/text/folded.ts';
import type { Address } from './address.ts';
import { findProvince, provinceName } from './province.ts';

/** An address to format. */
export interface WrittenAddress {
  readonly full_name: string;
  readonly company?: string | null;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  readonly province: string;
  readonly postcode: string;
  readonly country: string;
}

/** Reports whether a format begins with the largest part, as in East Asia. The name then follows the street. */
const beginsLarge = (format: string): boolean => format.indexOf('%A') < format.indexOf('%N');

/** Matches letters of scripts other than Latin. */
const NOT_LATIN = /[\p{L}--\p{Script=Latin}--\p{Script=Common}]/v;

/**
 * Returns the lines of an address in its country's format, usually from the name to the country. The order is reversed if the country
 * writes addresses that way and the address is in the country's script. The country's name is in the reader's language. The company follows the name, or precedes it in the
 * reversed order. Empty parts leave no empty lines or separators.
 */
export function addressLines(locale: string, address: WrittenAddress): string[] {
  const rule = addressRule(address.country);
  const isLocal = rule.language === undefined || NOT_LATIN.test(address.address_1 + address.city);
  const format = isLocal ? rule.format : (rule.latin ?? rule.format);
  const largeFirst = beginsLarge(format);
  const { N: name = [], ...rest } = parts(locale, address, rule, isLocal);
  const written = { ...rest, N: largeFirst ? name.toReversed() : name };
  const lines = format.split('%n').flatMap((line) => linesOf(line, written));
  const country = countryName(locale, address.country);
  return (largeFirst ? [country, ...lines] : [...lines, country]).filter((line) => line !== '');
}

/** Returns the lines of a buyer's address: those of `addressLines`, followed by the VAT ID, in the app's language. */
export const buyerLines = (
  app: Pick<AppContext, 'locale' | 'texts'>,
  address: WrittenAddress & Pick<Address, 'vat_id'>,
): string[] => [
  ...addressLines(app.locale, address),
  ...(address.vat_id === null ? [] : [app.texts()('provinces.vatId', { id: address.vat_id })]),
];

/** Returns a country's name in a language. Returns an unknown code unchanged. */
export const countryName = (locale: string, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (namesIn(locale).of(code) ?? code) : code;

const names = new Map<string, Intl.DisplayNames>();
function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return known;
}

type Parts = Readonly<Record<string, readonly string[]>>;

/** Returns the parts of an address, keyed by the letters in the formats. Only the name and the street can have several lines. */
function parts(locale: string, address: WrittenAddress, rule: AddressRule, isLocal: boolean): Parts {
  const { full_name, company, address_1, address_2, city, postcode } = address;
  const province = writtenProvince(locale, address, rule, isLocal);
  const isCity = folded(province) === folded(city);
  return {
    N: filled([full_name, company]),
    A: filled([address_1, address_2]),
    C: [city.trim()],
    S: [isCity ? '' : province.trim()],
    Z: [tidyPostcode(rule, postcode)],
  };
}

/** Returns the parts that are not blank, trimmed. */
const filled = (lines: readonly (string | null | undefined)[]): readonly string[] =>
  lines.flatMap((line) => line?.trim() || []);

const shortCode = (address: WrittenAddress): string => findProvince(address)?.code.slice(3) ?? '';

/** Returns a province as it is written in addresses in its country: as an abbreviation, or as its name in the script of the address. */
function writtenProvince(
  locale: string,
  address: WrittenAddress,
  rule: AddressRule,
  isLocal: boolean,
): string {
  const [local, latin = local] = rule.provinces?.[shortCode(address)]?.split('|') ?? [];
  const written = isLocal ? local : latin;
  if (written !== undefined) return written;
  if (rule.language === undefined) return provinceName(locale, address);
  return provinceName(isLocal ? rule.language : 'en', address);
}

/** Fills in a line of a format. Of the separators around an empty part, keeps the first if there are parts on both sides. */
function linesOf(format: string, written: Parts): readonly string[] {
  const tokens = format.match(/%[NACSZ]|[^%]+/g) ?? [];
  // A line without parts, such as the name of a city state, is unchanged.
  if (!format.includes('%')) return [format];
  let line = '';
  let separator = '';
  for (const [index, token] of tokens.entries()) {
    const text = token.startsWith('%') ? (written[token.slice(1)] ?? []).join('\n') : null;
    if (text === null) separator ||= token;
    else if (text !== '') {
      line += line === '' && index > 1 ? text : separator + text;
      separator = '';
    }
  }
  return line.split('\n');
}
