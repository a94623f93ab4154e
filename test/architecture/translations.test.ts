import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import walletgw from '@shop/walletgw';
import { expect, test } from 'vitest';
import { argumentsOf } from '../../packages/runtime/src/platform/messages/message.ts';
import { modules } from '../../packages/runtime/src/modules.ts';

const extensions = [cod, coreShipping, cardgw, walletgw];

const catalogues = [
  ...modules.flatMap(({ setup }) => setup(undefined).messages ?? []),
  ...extensions.flatMap(({ config, setup }) => setup(config?.parse(undefined)).messages ?? []),
];
const inLanguage = (locale: string) => catalogues.filter((catalogue) => catalogue.locale === locale);
const german = new Map(inLanguage('de').map(({ owner, texts }) => [owner, texts]));

/** The German texts that say it without a value of the English one: the code of a method, and the English name of a country. */
const SHORTER = new Set(['storefront.error.paymentMethodGone', 'storefront.error.provinceUnknown']);

test('every catalogue that is shipped has a German one', () => {
  const owners = inLanguage('en').map(({ owner }) => owner);
  expect(owners).toEqual(expect.arrayContaining(['storefront', 'orders', 'mail', 'cardgw', 'cod']));
  expect(owners.filter((owner) => !german.has(owner))).toEqual([]);
});

test.each(inLanguage('en').map(({ owner, texts }) => [owner, texts] as const))(
  'the German catalogue of %s has the keys of the English one, and its texts take the same values',
  (owner, texts) => {
    const translated = german.get(owner) ?? {};
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(texts).toSorted());
    const values = (of: Readonly<Record<string, string>>) =>
      Object.entries(of)
        .filter(([key]) => !SHORTER.has(key))
        .map(([key, text]) => [key, argumentsOf(text).toSorted()])
        .toSorted();
    expect(values(translated)).toEqual(values(texts));
  },
);

test('no German text is empty or has a straight quotation mark', () => {
  const all = [...german.values()].flatMap((texts) => Object.values(texts));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((text) => text.trim() === '' || text.includes('"'))).toEqual([]);
});
