import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreLanguages } from '../../packages/runtime/src/platform/messages/readTranslations.ts';
import { argumentsOf } from '../../packages/runtime/src/platform/messages/message.ts';
import { modules } from '../../packages/runtime/src/modules.ts';
import { shippedCatalogues } from '../support/catalogues.ts';

const LANGUAGES = readdirSync(coreLanguages);
const english = shippedCatalogues.filter(({ locale }) => locale === 'en');
const textsIn = (locale: string, owner: string) =>
  shippedCatalogues.find((one) => one.locale === locale && one.owner === owner)?.texts ?? {};

/** Messages whose translation may omit a placeholder of the English message: a method's code, and a country's English name. */
const SHORTER = new Set(['storefront.error.paymentMethodGone', 'storefront.error.countryUnknown']);

test('the languages of the core have a file for each module with texts, and no other', () => {
  const owners = modules.flatMap(({ name, setup }) => (setup(undefined).messages ? [`${name}.json`] : []));
  expect(owners).toEqual(expect.arrayContaining(['storefront.json', 'orders.json', 'mail.json']));
  expect(LANGUAGES).toEqual(expect.arrayContaining(['ar', 'de', 'es', 'fr']));
  for (const language of LANGUAGES)
    expect(readdirSync(new URL(`${language}/`, coreLanguages)).toSorted()).toEqual(owners.toSorted());
});

test.each(
  LANGUAGES.flatMap((language) => english.map(({ owner, texts }) => [language, owner, texts] as const)),
)(
  'the %s catalogue of %s has the keys of the English one, and its texts take the same values',
  (language, owner, texts) => {
    const translated = textsIn(language, owner);
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(texts).toSorted());
    const values = (of: Readonly<Record<string, string>>) =>
      Object.entries(of)
        .filter(([key]) => !SHORTER.has(key))
        .map(([key, text]) => [key, argumentsOf(text).toSorted()])
        .toSorted();
    expect(values(translated)).toEqual(values(texts));
  },
);

test.each(LANGUAGES)('no text in %s is empty or has a straight quotation mark', (language) => {
  const all = shippedCatalogues
    .filter(({ locale }) => locale === language)
    .flatMap(({ texts }) => Object.values(texts));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((text) => text.trim() === '' || text.includes('"'))).toEqual([]);
});
