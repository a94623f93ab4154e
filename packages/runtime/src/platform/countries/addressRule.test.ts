import { describe, expect, test } from 'vitest';
import { addressRule, isUsualPhone, isUsualPostcode, placesOf, tidyPostcode } from './addressRule.ts';
import { countryCodes } from './country.ts';

test.each([
  ['US', ['city', 'province', 'postcode'], ['city', 'province', 'postcode']],
  ['GB', ['city', 'postcode'], ['city', 'postcode']],
  ['DE', ['postcode', 'city'], ['postcode', 'city']],
  ['IE', ['city', 'province', 'postcode'], ['city']],
  ['JP', ['city', 'province', 'postcode'], ['city', 'province', 'postcode']],
  ['AE', ['city', 'province'], ['city', 'province']],
  ['HK', ['city', 'province'], ['city', 'province']],
  ['SG', ['postcode'], ['postcode']],
  ['AG', ['city'], ['city']],
  ['', ['city', 'province', 'postcode'], ['city']],
  ['QQ', ['city', 'province', 'postcode'], ['city']],
])('addresses of "%s" have %j, and never without %j', (country, parts, required) => {
  const rule = addressRule(country);
  expect(rule.parts).toEqual(parts);
  expect([...rule.requiredParts]).toEqual(required);
});

test('in its own script an address begins with the postcode in Japan and with the province in Hong Kong', () => {
  expect(placesOf(addressRule('JP').format)).toEqual(['postcode', 'province', 'city']);
  expect(placesOf(addressRule('HK').format)).toEqual(['province', 'city']);
});

test('each country has a rule whose example is a postcode of it', () => {
  const rules = countryCodes().map((code) => ({ code, rule: addressRule(code) }));
  const odd = rules.filter(({ rule }) => rule.pattern && !isUsualPostcode(rule, rule.example ?? ''));
  expect(odd.map(({ code }) => code)).toEqual([]);
  const free = rules.filter(({ rule }) => rule.parts.includes('postcode') && !rule.pattern);
  expect(free.map(({ code }) => code)).toEqual(['KP']);
});

describe('a postcode', () => {
  test.each([
    ['US', '94607', true],
    ['US', ' 94607-1234 ', true],
    ['US', '9460', false],
    ['US', '@@@@', false],
    ['CA', 'h3a3g4', true],
    ['CA', '94607', false],
    ['GB', 'sw1w 9hs', true],
    ['IE', 'y14 t277', true],
    ['DE', '1234', false],
    ['CH', 'CH-8032', true],
    ['NL', '2611bc', true],
    ['SE', 'SE-114 35', true],
    ['PL', '00-227', true],
    ['AE', 'anything', true],
  ])('of %s may be "%s": %s', (country, postcode, isUsual) => {
    expect(isUsualPostcode(addressRule(country), postcode)).toBe(isUsual);
  });

  test.each([
    ['GB', ' sw1w  9hs', 'SW1W 9HS'],
    ['CA', 'h3a 3g4', 'H3A 3G4'],
    ['CH', 'ch-8032', '8032'],
    ['DE', '91054', '91054'],
  ])('of %s written "%s" is kept as "%s"', (country, written, kept) => {
    expect(tidyPostcode(addressRule(country), written)).toBe(kept);
  });
});

test.each([
  ['+1 (510) 555-0100', true],
  ['555 0100', true],
  ['020 7946 0123 ext. 12', true],
  ['٠٥٠٥٥٥٠١٢٣', true],
  ['abc', false],
  ['1', false],
  ['12345678901234567890', false],
])('"%s" is a phone number: %s', (text, isUsual) => expect(isUsualPhone(text)).toBe(isUsual));
