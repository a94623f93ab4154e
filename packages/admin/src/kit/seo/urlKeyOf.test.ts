import { expect, test } from 'vitest';
import { urlKeyOf } from './urlKeyOf.ts';

test.each([
  ['Walnut Tray, large', 'walnut-tray-large'],
  ['  Größe & Maß  ', 'groesse-mass'],
  ['Crème brûlée №2', 'creme-brulee-no2'],
  ['شاي', ''],
  ['a'.repeat(199) + ' b', 'a'.repeat(199)],
])('the URL key of "%s" is "%s"', (name, key) => expect(urlKeyOf(name)).toBe(key));
