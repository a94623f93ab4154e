import { expect, test } from 'vitest';
import { scanSku } from './countedUnits.ts';

const line = (id: string, sku: string, expected: number, counted: number) => ({ id, sku, expected, counted });

test('a scanned SKU counts its line up, whatever its case and the spaces around it', () => {
  const lines = [line('1', 'MUG-1', 2, 0), line('2', 'CUP-1', 1, 0)];
  expect(scanSku(lines, ' cup-1 ')).toEqual({ kind: 'counted', line: lines[1], counted: 1 });
});

test('a second line with the same SKU is counted when the first is complete', () => {
  const lines = [line('1', 'MUG-1', 2, 2), line('2', 'MUG-1', 3, 1)];
  expect(scanSku(lines, 'MUG-1')).toEqual({ kind: 'counted', line: lines[1], counted: 2 });
});

test('a SKU beyond the expected units is not counted, and neither is another SKU', () => {
  const lines = [line('1', 'MUG-1', 2, 2)];
  expect(scanSku(lines, 'MUG-1')).toEqual({ kind: 'full', line: lines[0] });
  expect(scanSku(lines, 'MUG')).toEqual({ kind: 'unknown' });
  expect(scanSku(lines, '')).toEqual({ kind: 'unknown' });
});
