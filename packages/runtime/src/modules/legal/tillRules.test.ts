import { expect, test } from 'vitest';
import { tillRules } from './tillRules.ts';
import type { RuleSettings } from './tillRules.ts';

const settings: RuleSettings = {
  legalCountries: ['DE', 'AT'],
  legalCountryOf: 'either',
  checkoutTerms: 'checkbox',
  checkoutTermsElsewhere: 'off',
  orderButtonObligation: true,
  priceTaxNote: true,
  legalTextsInConfirmation: true,
  guaranteeNoticeShown: true,
};
const HELD = {
  terms: 'checkbox',
  namesObligation: true,
  notesTax: true,
  showsGuarantee: true,
  confirmsTexts: true,
};
const FREE = {
  terms: 'off',
  namesObligation: false,
  notesTax: false,
  showsGuarantee: false,
  confirmsTexts: false,
};

test.each([
  ['either', 'US', null, FREE],
  ['either', 'US', 'US', FREE],
  ['either', 'US', 'DE', HELD],
  ['either', 'DE', 'US', HELD],
  ['shop', 'DE', 'US', HELD],
  ['shop', 'US', 'DE', FREE],
  ['shopper', 'DE', 'US', FREE],
  ['shopper', 'US', 'AT', HELD],
  ['shopper', 'DE', null, HELD],
  ['shopper', null, null, FREE],
] as const)(
  'the law by the country of %s, shop in %s, shopper in %s',
  (legalCountryOf, shop, shopper, rules) => {
    expect(tillRules({ ...settings, legalCountryOf }, { shop, shopper })).toEqual(rules);
  },
);

test('a shop may require its terms everywhere, and disable the other rules', () => {
  const own = {
    ...settings,
    checkoutTermsElsewhere: 'sentence',
    orderButtonObligation: false,
    priceTaxNote: false,
    legalTextsInConfirmation: false,
    guaranteeNoticeShown: false,
  } as const;
  expect(tillRules(own, { shop: 'US', shopper: 'US' })).toEqual({ ...FREE, terms: 'sentence' });
  expect(tillRules(own, { shop: 'DE', shopper: 'US' })).toEqual({ ...FREE, terms: 'checkbox' });
});
