import { expect, test } from 'vitest';
import { combine, skuOf } from './optionCode.ts';

const size = {
  attributeCode: 'size_eu',
  attributeName: 'Size',
  type: 'select',
  isVariantOnly: false,
  isRequired: false,
  options: [],
};

test('axes create every combination, with the codes of known and new attributes', () => {
  const axes = [
    { name: 'size', options: ['S', 'M'] },
    { name: 'Shoe Width', options: ['Wide'] },
    { name: 'Finish', options: [] },
  ];
  expect(combine(axes, [size])).toEqual([
    { key: 'S / Wide', texts: ['S', 'Wide'], options: { size_eu: 'S', shoe_width: 'Wide' } },
    { key: 'M / Wide', texts: ['M', 'Wide'], options: { size_eu: 'M', shoe_width: 'Wide' } },
  ]);
  expect(combine([{ name: '', options: ['S'] }], [])).toEqual([]);
});

test('a variant’s SKU contains its options', () => {
  expect(skuOf('TEE', ['Sky blue', 'M'])).toBe('TEE-SKY-BLUE-M');
  expect(skuOf('', ['S'])).toBe('S');
});
