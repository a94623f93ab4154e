import { expect, test } from 'vitest';
import { emptyFilter, shownFilters } from './scopeFilter.ts';

test('filters that the form cannot show stay as they are', () => {
  const price = { key: 'max_price', operation: 'eq', value: '20' } as const;
  const color = { key: 'color', operation: 'in', value: 'a,b' } as const;
  const stock = { key: 'qty', operation: 'gt', value: '3' } as const;
  const not = { key: 'color', operation: 'nin', value: 'c' } as const;
  const exact = { key: 'name', operation: 'eq', value: 'Cup' } as const;
  expect(shownFilters([price, stock, color, not, exact])).toEqual({
    shown: [price, color],
    others: [stock, not, exact],
  });
});

test('a new filter has the operation of its key', () => {
  expect(emptyFilter('sku')).toEqual({ key: 'sku', operation: 'like', value: '' });
  expect(emptyFilter('color')).toEqual({ key: 'color', operation: 'in', value: '' });
});
