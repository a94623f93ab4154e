import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Lists the values that a text takes, those of its plural branches included. */
function valuesOf(message: string): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(new IntlMessageFormat(message, 'en').getAst(), (key, value: unknown) => {
    const { type, value: name } = (value ?? {}) as { readonly type?: number; readonly value?: unknown };
    // Type 0 is plain text, 7 the number of a plural; all others name a value.
    if (typeof type === 'number' && type > 0 && type < 7 && typeof name === 'string') names.add(name);
    return key === 'location' ? undefined : value;
  });
  return names;
}

/** Lists the names of the branches of each plural of a text. */
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

const TRANSLATED = { de, es, ar };

describe.each(Object.entries(TRANSLATED))('the texts in %s', (language, texts) => {
  test('have the keys of the English ones, and take the same values', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, message] of Object.entries(en))
      expect([key, valuesOf(texts[key as keyof typeof en])]).toEqual([key, valuesOf(message)]);
  });

  test('were not left in English by mistake', () => {
    const same = Object.entries(en).filter(([key, message]) => texts[key as keyof typeof en] === message);
    // Texts of one word, and those of values and signs alone, may be the same.
    const words = same.map(([, message]) => message.replaceAll(/\{\w+(?:, \w+)?\}/g, ''));
    expect(words.filter((message) => /\p{L}.* | .*\p{L}/u.test(message))).toEqual([]);
  });

  test('have a branch for each form of their plurals', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = Object.entries(texts).filter(([, message]) =>
      pluralsOf(message).some((branches) => forms.some((form) => !branches.includes(form))),
    );
    expect(lacking.map(([key]) => key)).toEqual([]);
  });
});
