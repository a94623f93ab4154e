import { expect, test } from 'vitest';
import { changedArea, zoneArea } from './zoneArea.ts';
import type { ZoneArea } from './zoneArea.ts';

const california = { country: 'US', province: 'US-CA' };
const ontario = { country: 'CA', province: 'CA-ON' };

test('duplicate countries and provinces are removed, and the rest is sorted', () => {
  expect(
    zoneArea({ countries: ['US', 'CA', 'US'], provinces: [california, ontario, { ...california }] }),
  ).toEqual({ countries: ['CA', 'US'], provinces: [ontario, california] });
});

test('a zone requires a country', () => {
  expect(() => zoneArea({ countries: [], provinces: [] })).toThrow('At least one country is required');
});

test('a province must be in a country of the zone', () => {
  expect(() => zoneArea({ countries: ['US'], provinces: [ontario] })).toThrow(
    'Province "CA-ON" is in "CA", which is not in this zone',
  );
});

test.each<[string, Partial<ZoneArea>, ZoneArea]>([
  ['nothing', {}, { countries: ['CA', 'US'], provinces: [ontario, california] }],
  ['a country less', { countries: ['US'] }, { countries: ['US'], provinces: [california] }],
  ['no provinces', { provinces: [] }, { countries: ['CA', 'US'], provinces: [] }],
  ['all of it', { countries: ['FR'], provinces: [] }, { countries: ['FR'], provinces: [] }],
])('a change of %s', (_, change, expected) => {
  expect(changedArea({ countries: ['CA', 'US'], provinces: [ontario, california] }, change)).toEqual(
    expected,
  );
});

test('a change to no countries is rejected', () => {
  const current = { countries: ['US'], provinces: [] };
  expect(() => changedArea(current, { countries: [] })).toThrow('At least one country is required');
});
