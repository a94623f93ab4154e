import { describe, expect, test } from 'vitest';
import { createLanguages } from './languages.ts';
import { linksIn } from './linksIn.ts';

const languages = createLanguages({ languages: ['en', 'de', 'pt-BR'], locale: 'en-GB' });

describe('the path of a page', () => {
  test.each([
    ['/', '/de'],
    ['/?page=2', '/de?page=2'],
    ['/mugs/blue', '/de/mugs/blue'],
    ['/de/mugs', '/de/mugs'],
    ['/pt-BR', '/pt-BR'],
    ['/denim', '/de/denim'],
    ['/api/carts', '/api/carts'],
    ['/assets/a.png', '/assets/a.png'],
    ['/sitemap.xml', '/sitemap.xml'],
  ])('%s is %s in German', (path, expected) => expect(languages.pathIn('de', path)).toBe(expected));

  test('has no prefix in the default language', () => expect(languages.pathIn('en', '/mugs')).toBe('/mugs'));
});

describe('the language code at the start of a path', () => {
  test.each([
    ['/de', { language: 'de', path: '/', isCanonical: true }],
    ['/de/', { language: 'de', path: '/', isCanonical: true }],
    ['/de/mugs/', { language: 'de', path: '/mugs/', isCanonical: true }],
    ['/de//evil.example', { language: 'de', path: '/evil.example', isCanonical: true }],
    ['/en/\\evil.example', { language: 'en', path: '/evil.example', isCanonical: false }],
    ['/pt-br/x', { language: 'pt-BR', path: '/x', isCanonical: false }],
  ])('is removed from %s', (path, expected) => expect(languages.split(path)).toEqual(expected));

  test.each(['/', '/fr', '/denim', '/de/api/carts', '/en/assets/x', '/mugs/de'])('is absent in %s', (path) =>
    expect(languages.split(path)).toBeNull(),
  );
});

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT,en;q=0.5', 'de'],
  ['fr, de;q=0.3, pt-BR;q=0.8', 'pt-BR'],
  ['de;q=0, fr', 'en'],
  ['*', 'en'],
  [',;q=', 'en'],
])('Accept-Language %s chooses %s', (header, expected) => expect(languages.choose(header)).toBe(expected));

test('amounts and dates use the locale in the default language, and the language code in others', () =>
  expect([languages.localeOf('en'), languages.localeOf('de')]).toEqual(['en-GB', 'de']));

test('adds the language to links and forms in a document, but not to files and links to other languages', () =>
  expect(
    linksIn(
      { languages, language: 'de' },
      '<link href="/styles/a.css"><a class="b" href="/mugs?a=1&amp;b=2">/x</a><a hreflang="en" href="/mugs">' +
        '<form action="/cart"><button formaction="/cart/x"><a href="//a.example"><a href="https://b.example/">' +
        '<a href="/assets/a.pdf"><p title="/x">',
    ),
  ).toBe(
    '<link href="/styles/a.css"><a class="b" href="/de/mugs?a=1&amp;b=2">/x</a><a hreflang="en" href="/mugs">' +
      '<form action="/de/cart"><button formaction="/de/cart/x"><a href="//a.example"><a href="https://b.example/">' +
      '<a href="/assets/a.pdf"><p title="/x">',
  ));
