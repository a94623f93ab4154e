import { expect, test } from 'vitest';
import type { ZoneConfigField } from './contract.ts';
import { faultyFields } from './zoneFaults.ts';

const fields: readonly ZoneConfigField[] = [
  { name: 'account', type: 'text', label: 'Account' },
  { name: 'rate', type: 'number', label: 'Rate' },
  { name: 'speed', type: 'select', label: 'Speed', options: [{ value: 'fast', label: 'Fast' }] },
  { name: 'insured', type: 'toggle', label: 'Insured' },
  { name: 'note', type: 'textarea', label: 'Note', defaultValue: 'Ring twice' },
];
const whole = { account: 'A-1', rate: 5, speed: 'fast', insured: true, note: 'None' };

test.each<[Record<string, unknown>, readonly string[]]>([
  [whole, []],
  [{ account: 'A-1', rate: '5.5', speed: 'fast' }, []],
  [{}, ['Account', 'Rate', 'Speed']],
  [{ ...whole, account: '' }, ['Account']],
  [{ ...whole, account: 7 }, ['Account']],
  [{ ...whole, rate: 'a lot' }, ['Rate']],
  [{ ...whole, speed: 'slow' }, ['Speed']],
  [{ ...whole, insured: 'yes' }, ['Insured']],
])('the configuration %j lacks %j', (config, labels) => {
  expect(faultyFields(fields, config)).toEqual(labels);
});
