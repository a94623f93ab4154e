import { expect, test } from 'vitest';
import { isInStock } from './product.ts';

test.each([
  { qty: 1, manage_stock: true, stock_availability: true, inStock: true },
  { qty: 0, manage_stock: true, stock_availability: true, inStock: false },
  { qty: 1, manage_stock: true, stock_availability: false, inStock: false },
  { qty: 0, manage_stock: false, stock_availability: true, inStock: true },
  { qty: 0, manage_stock: false, stock_availability: false, inStock: true },
])('$qty units, managed $manage_stock, available $stock_availability: $inStock', ({ inStock, ...row }) =>
  expect(isInStock(row)).toBe(inStock),
);
