import { expect, test } from 'vitest';
import { allCountries, countriesOf } from './countries.ts';

test('every country is listed once, in the shop’s language and sorted by name', () => {
  const countries = allCountries('en-US');
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.length).toBeLessThan(255);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  expect(countries[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
  expect(allCountries('de').find(({ code }) => code === 'AT')?.name).toBe('Österreich');
});

test.each(['EU', 'UN', 'ZZ', 'SU', 'DD', 'YU', 'UK'])('%s is not one', (code) => {
  expect(allCountries('en').map((country) => country.code)).not.toContain(code);
});

test('known countries are listed by name, and unknown ones by their code', () => {
  expect(countriesOf('en', ['US', 'QQ', 'AT'])).toEqual([
    { code: 'AT', name: 'Austria' },
    { code: 'QQ', name: 'QQ' },
    { code: 'US', name: 'United States' },
  ]);
});
