import { describe, expect, test } from 'vitest';
import {
  findProvince,
  hasProvinces,
  listProvinces,
  provinceKeys,
  provinceName,
  shortProvince,
} from './province.ts';

describe('a province is matched by', () => {
  test.each<[string, string, string]>([
    ['US', 'US-CA', 'US-CA'],
    ['US', 'us-ca', 'US-CA'],
    ['US', ' CA ', 'US-CA'],
    ['US', 'ca', 'US-CA'],
    ['US', 'California', 'US-CA'],
    ['US', 'CALIFORNIA', 'US-CA'],
    ['US', 'new  york', 'US-NY'],
    ['US', 'Nueva York', 'US-NY'],
    ['US', 'Kalifornien', 'US-CA'],
    ['ES', 'Málaga', 'ES-MA'],
    ['US', 'Washington', 'US-WA'],
    ['US', 'Washington D.C.', 'US-DC'],
    ['US', 'District of Columbia', 'US-DC'],
    ['US', 'PR', 'US-PR'],
    ['us', 'CA', 'US-CA'],
    ['CA', 'QC', 'CA-QC'],
    ['CA', 'Québec', 'CA-QC'],
    ['CA', 'quebec', 'CA-QC'],
    ['CA', 'Que\u0301bec', 'CA-QC'],
    ['CA', 'Colombie Britannique', 'CA-BC'],
    ['DE', 'BY', 'DE-BY'],
    ['DE', 'Bayern', 'DE-BY'],
    ['DE', 'Bavaria', 'DE-BY'],
    ['DE', 'Thueringen', 'DE-TH'],
    ['DE', 'Baden-Wuerttemberg', 'DE-BW'],
    ['JP', '13', 'JP-13'],
    ['JP', 'Tokyo', 'JP-13'],
    ['JP', '東京都', 'JP-13'],
    ['JP', 'Kanagawa', 'JP-14'],
    ['JP', '神奈川県', 'JP-14'],
    ['JP', 'Chiba', 'JP-12'],
    ['JP', 'Hokkaidō', 'JP-01'],
    ['BO', 'L', 'BO-L'],
    ['BO', 'La Paz', 'BO-L'],
    ['BO', 'potosi', 'BO-P'],
    ['GB', 'ENG', 'GB-ENG'],
    ['GB', 'England', 'GB-ENG'],
    ['GB', 'GB-SCT', 'GB-SCT'],
    ['GB', 'Aberdeenshire', 'GB-ABD'],
    ['GB', 'City of Bristol', 'GB-BST'],
    ['GB', 'Ynys Môn', 'GB-AGY'],
    ['GR', 'Αττική', 'GR-I'],
    ['TR', 'İstanbul', 'TR-34'],
    ['TR', 'ISTANBUL', 'TR-34'],
    ['IT', 'South Tyrol', 'IT-BZ'],
    ['IT', 'Bozen', 'IT-BZ'],
    ['ES', 'Madrid', 'ES-M'],
    ['FR', 'FR-75', 'FR-75C'],
    ['FR', 'Paris', 'FR-75C'],
    ['FR', 'FR-COR', 'FR-20R'],
    ['IN', 'OR', 'IN-OD'],
  ])('%s %s is %s', (country, province, code) => {
    expect(findProvince({ country, province })?.code).toBe(code);
  });
});

test.each([
  ['US', 'Nowhere'],
  ['US', ''],
  ['US', 'DE-BY'],
  ['DE', 'US-CA'],
  ['EE', 'Tartu'],
  ['XX', 'XX-1'],
  ['MC', '?'],
])('%s has no unambiguous province "%s"', (country, province) => {
  expect(findProvince({ country, province })).toBeNull();
});

test('a country either has known provinces or not', () => {
  expect(['US', 'us', 'HK', 'XX', ''].map(hasProvinces)).toEqual([true, true, false, false, false]);
});

test('a province is in those that contain it', () => {
  expect(provinceKeys({ country: 'ES', province: 'Las Palmas' })).toEqual(['ES-GC', 'ES-CN']);
  expect(provinceKeys({ country: 'US', province: 'California' })).toEqual(['US-CA']);
  expect(provinceKeys({ country: 'US', province: 'Nowhere' })).toEqual(['Nowhere']);
});

test.each([
  ['en-US', 'DE', 'BY', 'Bavaria'],
  ['de-DE', 'DE', 'BY', 'Bayern'],
  ['fr-CA', 'CA', 'QC', 'Québec'],
  ['en-CA', 'CA', 'QC', 'Quebec'],
  ['ja-JP', 'JP', '13', '東京都'],
  ['de-AT', 'JP', '13', 'Tokio'],
  ['de', 'US', 'CA', 'Kalifornien'],
  ['ar', 'US', 'CA', 'كاليفورنيا'],
  ['es', 'CA', 'BC', 'Columbia Británica'],
  ['es', 'ES', 'MA', 'Málaga'],
  ['fr', 'IT', '52', 'Toscane'],
  ['pt', 'US', 'CA', 'California'],
  ['zh-TW', 'TW', 'TPE', '臺北市'],
  ['en-US', 'US', 'Nowhere', 'Nowhere'],
])('in %s the name of %s %s is %s', (locale, country, province, name) => {
  expect(provinceName(locale, { country, province })).toBe(name);
});

test('a gateway gets the code without the country', () => {
  expect(shortProvince({ country: 'US', province: 'US-CA' })).toBe('CA');
  expect(shortProvince({ country: 'US', province: 'california' })).toBe('CA');
  expect(shortProvince({ country: 'HK', province: 'Kowloon' })).toBe('Kowloon');
});

test('provinces are listed by name, and parts with their parent province', () => {
  const states = listProvinces('en-US', 'US');
  expect(states.slice(0, 2)).toEqual([
    { code: 'US-AL', name: 'Alabama', parts: [] },
    { code: 'US-AK', name: 'Alaska', parts: [] },
  ]);
  const canarias = listProvinces('en-US', 'ES').find(({ code }) => code === 'ES-CN');
  expect(canarias?.parts.map(({ code }) => code)).toEqual(['ES-GC', 'ES-TF']);
  expect(listProvinces('en-US', 'HK')).toEqual([]);
});
