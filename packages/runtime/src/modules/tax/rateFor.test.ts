import { expect, test } from 'vitest';
import { percentText, rateFor, ratesAt } from './rateFor.ts';
import type { TaxAddress } from './rateFor.ts';
import type { TaxRateInputs } from './taxRate.ts';

const FOOD = 1;
const BOOKS = 2;

let lastId = 0;
const rate = (name: string, percent: string, more: Partial<TaxRateInputs> = {}): TaxRateInputs => ({
  tax_rate_id: (lastId += 1),
  tax_class_id: FOOD,
  tax_class_uuid: '0b1d3f6e-0000-4000-8000-000000000001',
  name,
  rate: percent,
  is_compound: false,
  country: '*',
  province: '*',
  postcode: '*',
  priority: 0,
  ...more,
});

const oakland: TaxAddress = { country: 'US', province: 'US-CA', postcode: '94607' };
const berlin: TaxAddress = { country: 'DE', province: 'DE-BE', postcode: '10115' };
const quebec: TaxAddress = { country: 'CA', province: 'CA-QC', postcode: 'H2X 1Y4' };

const german = rate('VAT', '19.0000', { country: 'DE' });
const reduced = rate('Books', '7.0000', { country: 'DE', tax_class_id: BOOKS });
const state = rate('State', '7.2500', { country: 'US', province: 'US-CA', priority: 1 });
const county = rate('County', '0.2500', { country: 'US', province: 'US-CA', postcode: '94*', priority: 3 });
const city = rate('City', '0.5000', { country: 'US', postcode: '94600-94699', priority: 2 });
const federal = rate('GST', '5.0000', { country: 'CA', priority: 0 });
const provincial = rate('QST', '9.9750', {
  country: 'CA',
  province: 'CA-QC',
  priority: 1,
  is_compound: true,
});
const worldly = rate('World', '1.0000');
const zero = rate('Zero', '0.0000', { country: 'GB' });
const rates = [county, german, reduced, state, city, provincial, federal, zero];

test.each<[string, readonly TaxRateInputs[], number | null, TaxAddress | null, string, readonly string[]]>([
  ['one rate of a country', rates, FOOD, berlin, '19.0000', ['VAT']],
  ['the class of the goods', rates, BOOKS, berlin, '7.0000', ['Books']],
  ['a class without a rate there', rates, BOOKS, oakland, '0.0000', []],
  ['a class that does not exist', rates, 99, berlin, '0.0000', []],
  ['no class', rates, null, berlin, '0.0000', []],
  ['no address', rates, FOOD, null, '0.0000', []],
  ['no rates', [], FOOD, berlin, '0.0000', []],
  ['all that match, by priority', rates, FOOD, oakland, '8.0000', ['State', 'City', 'County']],
  ['a compound rate: 5 + 9.975 + 5 × 9.975 / 100', rates, FOOD, quebec, '15.4738', ['GST', 'QST']],
  ['a compound rate that is first takes of nothing before it', [provincial], FOOD, quebec, '9.9750', ['QST']],
  [
    'a later rate that is not compound is not taken of the tax before it',
    [federal, provincial, rate('Local', '1.0000', { priority: 2 })],
    FOOD,
    quebec,
    '16.4738',
    ['GST', 'QST', 'Local'],
  ],
  ['a rate of 0 is named', rates, FOOD, { country: 'GB' }, '0.0000', ['Zero']],
  ['everywhere is everywhere', [worldly], FOOD, { country: 'AQ' }, '1.0000', ['World']],
  ['an address without a province is in no list of provinces', rates, FOOD, { country: 'US' }, '0.0000', []],
  [
    'an address without a postcode is in no list of postcodes',
    rates,
    FOOD,
    { country: 'US', province: 'US-CA' },
    '7.2500',
    ['State'],
  ],
  [
    'another province',
    rates,
    FOOD,
    { country: 'US', province: 'US-NY', postcode: '94607' },
    '0.5000',
    ['City'],
  ],
  [
    'another postcode',
    rates,
    FOOD,
    { country: 'US', province: 'US-CA', postcode: '93000' },
    '7.2500',
    ['State'],
  ],
  [
    'two countries may have rates of one priority',
    [
      rate('US', '1.0000', { country: 'US', priority: 1 }),
      rate('DE', '2.0000', { country: 'DE', priority: 1 }),
    ],
    FOOD,
    berlin,
    '2.0000',
    ['DE'],
  ],
])('%s', (_, all, classId, address, percent, names) => {
  const { rate: combined, applied } = rateFor(all, classId, address);
  expect([percentText(combined), applied]).toEqual([percent, names]);
});

test('rates of one priority apply by their ids, in any input order', () => {
  const first = rate('First', '10.0000');
  const second = rate('Second', '10.0000', { is_compound: true });
  expect(rateFor([second, first], FOOD, berlin).applied).toEqual(['First', 'Second']);
  expect(percentText(rateFor([second, first], FOOD, berlin).rate)).toBe('21.0000');
});

test('the given rates keep their order', () => {
  const all = [county, state];
  rateFor(all, FOOD, oakland);
  expect(all).toEqual([county, state]);
});

test('the rates at one address are those of each class there, for any number of requests', () => {
  const at = ratesAt(rates, berlin);
  for (const classId of [FOOD, BOOKS, null, 99, FOOD])
    expect(at(classId)).toEqual(rateFor(rates, classId, berlin));
  expect(at(FOOD)).toBe(at(FOOD));
  expect(ratesAt(rates, null)(FOOD).applied).toEqual([]);
});
