import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { FIRST_AREAS } from './areas.ts';
import { en } from './en.ts';
import { languages } from './languages.ts';

/** Lists the placeholders of a message, including placeholders in plural branches. */
function valuesOf(message: string): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(new IntlMessageFormat(message, 'en').getAst(), (key, value: unknown) => {
    const { type, value: name } = (value ?? {}) as { readonly type?: number; readonly value?: unknown };
    // Type 0 is literal text and type 7 is the number in a plural. All other types are placeholders.
    if (typeof type === 'number' && type > 0 && type < 7 && typeof name === 'string') names.add(name);
    return key === 'location' ? undefined : value;
  });
  return names;
}

/** Lists the branch names of each plural in a message. */
function pluralsOf(message: string): readonly (readonly string[])[] {
  const plurals: string[][] = [];
  JSON.stringify(new IntlMessageFormat(message, 'en').getAst(), (key, value: unknown) => {
    // Type 6 is a plural.
    const { type, options } = (value ?? {}) as { readonly type?: number; readonly options?: object };
    if (type === 6 && options) plurals.push(Object.keys(options));
    return key === 'location' ? undefined : value;
  });
  return plurals;
}

type Catalogue = Readonly<Record<string, string>>;
const english = import.meta.glob<Readonly<Record<string, Catalogue>>>('./en/*.ts', { eager: true });
const translations = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });
/** Files in a language's folder that are not message catalogs. Other tests check these files. */
const OTHER = new Set(['refusals', 'faults', 'permissions', 'language']);

/** Reads the messages of all areas in a language. */
const textsIn = (language: string): Readonly<Record<keyof typeof en, string>> =>
  Object.assign(
    {},
    ...(language === 'en' ? Object.values(english).flatMap((areas) => Object.values(areas)) : []),
    ...Object.entries(translations)
      .filter(([file]) => file.startsWith(`./${language}/`) && !OTHER.has(areaOf(file)))
      .map(([, texts]) => texts),
  );
const areaOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));

test('each folder of texts is a selectable language', () => {
  const folders = new Set(Object.keys(translations).map((file) => file.split('/')[1]));
  expect([...folders].toSorted()).toEqual(Object.keys(languages).toSorted());
  expect(textsIn('en')).toEqual(en);
  expect(Object.keys(english).map(areaOf)).toEqual(expect.arrayContaining([...FIRST_AREAS]));
  for (const { name, direction, comma } of Object.values(languages))
    expect([name.length > 0, ['ltr', 'rtl'].includes(direction), comma.endsWith(' ')]).toEqual([
      true,
      true,
      true,
    ]);
});

test('help, empty states and warnings are sentences with a period', () => {
  const sentences = Object.entries(en).filter(([key]) => /\.(help|empty|lost|about)$/.test(key));
  expect(sentences.length).toBeGreaterThan(200);
  // Phrases next to a name, titles and values.
  const named =
    /^(roles\.preset\..*|builder\.pages\.all\.help|replaceHomepage\.lost|shopSettings\.empty|blogPosts\.section\.about)$/;
  expect(sentences.filter(([key, text]) => !named.test(key) && !/[.?:}]$/.test(text))).toEqual([]);
});

const TRANSLATED = Object.keys(languages)
  .filter((language) => language !== 'en')
  .map((language) => [language, textsIn(language)] as const);

describe.each(TRANSLATED)('the texts in %s', (language, texts) => {
  test('have the same keys as the English ones, and the same values', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, message] of Object.entries(en))
      expect([key, valuesOf(texts[key as keyof typeof en])]).toEqual([key, valuesOf(message)]);
  });

  test('were not left in English by mistake', () => {
    const same = Object.entries(en).filter(([key, message]) => texts[key as keyof typeof en] === message);
    // Messages with only one word, apart from values and punctuation, may be identical in both languages.
    const words = same.map(([, message]) => message.replaceAll(/\{\w+(?:, \w+)?\}/g, '').trim());
    expect(words.filter((message) => /\p{L}.* | .*\p{L}/u.test(message))).toEqual([]);
  });

  test('have a branch for each form of their plurals', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = Object.entries(texts).filter(([, message]) =>
      pluralsOf(message).some((branches) => forms.some((form) => !branches.includes(form))),
    );
    expect(missing.map(([key]) => key)).toEqual([]);
  });
});

/** The texts of the extensions beside the admin, by extension and language. */
const ofExtensions = import.meta.glob<Catalogue>('../../../../extensions/*/admin/texts/*.json', {
  eager: true,
  import: 'default',
});

test('the texts of each extension are in every language, with the same values and the branches of its plurals', () => {
  const folders = Map.groupBy(Object.keys(ofExtensions), (file) => file.slice(0, file.lastIndexOf('/')));
  expect(folders.size).toBeGreaterThan(0);
  for (const [folder, files] of folders) {
    expect([folder, files.map(areaOf).toSorted()]).toEqual([folder, Object.keys(languages).toSorted()]);
    const source = ofExtensions[`${folder}/en.json`] ?? {};
    for (const language of Object.keys(languages)) {
      const texts = ofExtensions[`${folder}/${language}.json`] ?? {};
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(source).toSorted());
      for (const [key, message] of Object.entries(texts)) {
        expect([key, valuesOf(message)]).toEqual([key, valuesOf(source[key] ?? '')]);
        for (const branches of pluralsOf(message))
          expect([key, branches]).toEqual([key, expect.arrayContaining(forms)]);
      }
    }
  }
});
