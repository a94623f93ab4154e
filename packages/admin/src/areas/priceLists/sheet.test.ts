import { expect, test } from 'vitest';
import { changesOf, fillIn, paste, rowsOf } from './sheet.ts';

const stored = [
  { sku: 'A', min_qty: 1, amount: 10 },
  { sku: 'B', min_qty: 1, amount: 20 },
  { sku: 'B', min_qty: 5, amount: 18 },
];
const rows = rowsOf(stored);

test('nothing changed sends nothing', () => expect(changesOf(rows, stored)).toEqual({ set: [], remove: [] }));

test('a pasted column fills the prices from a row on, with decimal commas and signs', () => {
  const next = paste(rows, 1, '19,50 €\r\n1.234,00\n');
  expect(changesOf(next, stored).set).toEqual([
    { sku: 'B', min_qty: 1, amount: '19.50' },
    { sku: 'B', min_qty: 5, amount: '1234.00' },
  ]);
  expect(paste(rows, 2, '1,234.50\n7').map(({ amount }) => amount)).toEqual([10, 20, '1234.50']);
});

test('pasted rows with SKUs change or add prices, and a removed row removes its price', () => {
  const next = paste(rows, 3, 'B\t5\t17\nC\t9\nC\t10\t8').filter(({ sku }) => sku !== 'A');
  expect(changesOf(next, stored)).toEqual({
    set: [
      { sku: 'B', min_qty: 5, amount: '17' },
      { sku: 'C', min_qty: 1, amount: '9' },
      { sku: 'C', min_qty: 10, amount: '8' },
    ],
    remove: [{ sku: 'A', min_qty: 1 }],
  });
});

test('a percentage fills in the price of every row whose product has one, in the decimals of the currency', () => {
  const prices = new Map([['B', 19.99]]);
  expect(fillIn(rows, prices, 80, 2).map(({ amount }) => amount)).toEqual([10, '15.99', '15.99']);
  expect(fillIn(rows, prices, 150, 0).map(({ amount }) => amount)).toEqual([10, '30', '30']);
});
