import { expect, test } from 'vitest';
import { at, build, extension, installed, textsOf } from './assembly.fixture.ts';

const core = extension('core', {
  messages: [
    { owner: 'core', locale: 'en', texts: { 'core.cart': 'Your cart', 'core.order': 'Order {number}' } },
  ],
});

const withCatalogue = (catalogue: object) => ({
  modules: [core],
  installed: [installed(extension('a', { messages: [catalogue] }))],
});
const faultsOf = (catalogue: object) => textsOf(withCatalogue(catalogue));

test.each<[string, object]>([
  ['texts of its own', { locale: 'en', texts: { 'a.hello': 'Hello {name}' } }],
  ['another text for a key of the core', { locale: 'en', texts: { 'core.order': '{number} is your order' } }],
  ['a text that drops a value', { locale: 'en', texts: { 'core.order': 'Your order' } }],
  ['a translation', { locale: 'de', texts: { 'core.order': 'Bestellung {number}' } }],
])('a message catalog can contain %s', (_, catalogue) =>
  expect(build(withCatalogue({ owner: 'a', ...catalogue })).members).toHaveLength(2),
);

test.each<[string, object, string]>([
  ['of somebody else', { owner: 'b' }, 'owner must be the name of its extension, "a"'],
  ['without a language', { locale: 'English!' }, 'locale must be a language tag such as "en" or "de-AT"'],
  ['without texts', { texts: null }, 'texts must be an object of texts by key'],
  ['with a number', { texts: { 'a.x': 5 } }, 'the text "a.x" must be a string'],
  [
    'with a brace that stays open',
    { texts: { 'a.x': 'Hello {name' } },
    'the text "a.x" is not valid ICU MessageFormat: EXPECT_ARGUMENT_CLOSING_BRACE',
  ],
])('a message catalog %s prevents startup', (_, wrong, fault) => {
  const catalogue = { owner: 'a', locale: 'en', texts: {}, ...wrong };
  const key = `${catalogue.owner} ${catalogue.locale}`;
  expect(faultsOf(catalogue)).toEqual([`${at('a')}: message catalogue "${key}": ${fault}`]);
});

test.each<[string, string, Record<string, string>, string]>([
  [
    'replaces a text that does not exist',
    'en',
    { 'core.card': 'Your bag' },
    'the text "core.card" does not exist in English [Did you mean "core.cart"?]',
  ],
  [
    'translates a text that does not exist',
    'de',
    { 'a.hello': 'Hallo' },
    'the text "a.hello" does not exist in English [Known: core.cart, core.order.]',
  ],
  [
    'takes a value that nobody gives',
    'de',
    { 'core.order': 'Bestellung {nummer}' },
    'the text "core.order" has no value "nummer"',
  ],
])('a message catalog that %s prevents startup', (_, locale, texts, fault) =>
  expect(faultsOf({ owner: 'a', locale, texts })).toEqual([
    `${at('a')}: message catalogue "a ${locale}": ${fault}`,
  ]),
);
