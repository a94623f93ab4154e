import { expect, test } from 'vitest';
import { changeUnits } from './changeUnits.ts';
import { addUnits } from './addUnits.ts';
import { shopCurrenciesOf } from '../currencies/index.ts';
import type { QtyChange } from './changeUnits.ts';
import type { ProductInputs, Products } from './inputs/cartInputs.ts';

const product = (product_id: number, more: Partial<ProductInputs> = {}): ProductInputs => ({
  product_id,
  sku: `sku-${product_id}`,
  name: 'Mug',
  group_id: 1,
  price: '10.0000',
  weight: '0.5000',
  status: true,
  no_shipping_required: false,
  min_qty: null,
  max_qty: null,
  qty_step: null,
  stock: 10,
  manage_stock: true,
  stock_availability: true,
  thumbnail: null,
  tax_class: null,
  variant_group_id: null,
  variant_options: null,
  own: {},
  rows: [],
  scoped: [],
  url_key: 'mug',
  ...more,
});

const productsOf = (...products: ProductInputs[]): Products =>
  new Map(products.map((entry) => [entry.product_id, entry]));

const caps = { cartMaxLines: 500, cartMaxUnitsPerLine: 100_000 };
const EUR = { code: 'EUR', rate: null, rate_base: null, step: null, ending: null };
const currencies = shopCurrenciesOf([EUR], 'USD');
const cartOf = (...lines: { product_id: number; qty: number }[]) => ({ lines, currency: 'USD' });
const inputsOf = (...products: ProductInputs[]) => ({
  products: productsOf(...products),
  currencies,
  pricing: { lists: [], groups: [], now: 0 },
  caps,
});

const add = (qty: number, more: Partial<ProductInputs>, already = 0) =>
  addUnits(cartOf(...(already ? [{ product_id: 1, qty: already }] : [])), inputsOf(product(1, more)), [
    { sku: 'sku-1', qty },
  ]);

test('a product without a price in the currency of the cart is rejected', () =>
  expect(() =>
    addUnits({ lines: [], currency: 'EUR' }, inputsOf(product(1)), [{ sku: 'sku-1', qty: 1 }]),
  ).toThrow('This product has no price in EUR'));

test('an SKU in the cart is added to its line, and others follow', () => {
  const lines = addUnits(cartOf({ product_id: 1, qty: 2 }), inputsOf(product(1), product(2)), [
    { sku: 'sku-2', qty: 1 },
    { sku: 'sku-1', qty: 3 },
    { sku: 'sku-2', qty: 4 },
  ]);
  expect(lines).toEqual([
    { product_id: 1, qty: 5 },
    { product_id: 2, qty: 5 },
  ]);
});

test.each<[string, number, Partial<ProductInputs>, number, string]>([
  ['more than the stock', 11, {}, 0, 'We do not have enough stock'],
  ['a sum above the stock', 1, {}, 10, 'We do not have enough stock'],
  ['nothing in stock', 1, { stock: 0 }, 0, 'This item is out of stock'],
  ['marked as not available', 1, { stock_availability: false }, 0, 'This item is out of stock'],
  ['disabled', 1, { status: false }, 0, 'Product not found'],
  ['another sku', 1, { sku: 'else' }, 0, 'Product not found'],
  [
    'a sum above 100000',
    1,
    { manage_stock: false },
    100_000,
    'A cart can have at most 100000 units of a product',
  ],
])('adding is refused: %s', (_name, qty, more, already, message) => {
  expect(() => add(qty, more, already)).toThrow(message);
});

test.each<[string, number, Partial<ProductInputs>, number]>([
  ['the whole stock', 10, {}, 0],
  ['the rest of the stock', 4, {}, 6],
  ['stock that is not managed', 100_000, { manage_stock: false, stock: 0 }, 0],
])('adding passes: %s', (_name, qty, more, already) => {
  expect(add(qty, more, already)).toEqual([{ product_id: 1, qty: qty + already }]);
});

const change = (change: QtyChange, more: Partial<ProductInputs> = {}, most = caps) =>
  changeUnits([{ product_id: 1, qty: 5 }], productsOf(product(1, more)), { product_id: 1 }, change, most);

test.each<[QtyChange, Partial<ProductInputs>, number | null]>([
  [{ action: 'set', qty: 10 }, {}, 10],
  [{ action: 'increase', qty: 5 }, {}, 10],
  [{ action: 'decrease', qty: 4 }, {}, 1],
  [{ action: 'decrease', qty: 5 }, {}, null],
  [{ action: 'decrease', qty: 100_000 }, {}, null],
  [{ action: 'decrease', qty: 1 }, { stock: 0 }, 4],
  [{ action: 'decrease', qty: 1 }, { status: false }, 4],
])('%o with %o leaves %s units', (how, more, qty) => {
  expect(change(how, more)).toEqual(qty === null ? [] : [{ product_id: 1, qty }]);
});

test.each<[QtyChange, Partial<ProductInputs>, string]>([
  [{ action: 'set', qty: 11 }, {}, 'We do not have enough stock'],
  [{ action: 'increase', qty: 6 }, {}, 'We do not have enough stock'],
  [{ action: 'set', qty: 1 }, { stock: 0 }, 'This item is out of stock'],
  [{ action: 'increase', qty: 1 }, { status: false }, 'This product is not available'],
  [
    { action: 'increase', qty: 100_000 },
    { manage_stock: false },
    'A cart can have at most 100000 units of a product',
  ],
])('%o with %o is refused', (how, more, message) => {
  expect(() => change(how, more)).toThrow(message);
});

test('a missing line cannot be changed', () => {
  expect(() => changeUnits([], productsOf(), { product_id: 1 }, { action: 'set', qty: 1 }, caps)).toThrow(
    'Item not found',
  );
});

test('a full cart accepts more units of its products, and no other product', () => {
  const full = { ...caps, cartMaxLines: 1 };
  const add = (sku: string) =>
    addUnits(cartOf({ product_id: 1, qty: 2 }), { ...inputsOf(product(1), product(2)), caps: full }, [
      { sku, qty: 1 },
    ]);
  expect(add('sku-1')).toEqual([{ product_id: 1, qty: 3 }]);
  expect(() => add('sku-2')).toThrow('A cart can have at most 1 different products');
});

test('a line above a lowered limit can be decreased, and not increased', () => {
  const low = { ...caps, cartMaxUnitsPerLine: 3 };
  expect(change({ action: 'decrease', qty: 1 }, {}, low)).toEqual([{ product_id: 1, qty: 4 }]);
  expect(change({ action: 'set', qty: 4 }, {}, low)).toEqual([{ product_id: 1, qty: 4 }]);
  expect(() => change({ action: 'increase', qty: 1 }, {}, low)).toThrow(
    'A cart can have at most 3 units of a product',
  );
});

test.each<[string, number | undefined, number, Partial<ProductInputs>, number | string]>([
  ['the least quantity', undefined, 0, { min_qty: 4, qty_step: 2 }, 4],
  ['the next allowed quantity', undefined, 4, { min_qty: 4, qty_step: 2 }, 6],
  ['one unit without a rule', undefined, 4, {}, 5],
  ['what completes a line from before the rule', undefined, 3, { min_qty: 4, qty_step: 2 }, 4],
  ['a sum', 2, 6, { min_qty: 4, qty_step: 2 }, 8],
  ['a sum between two steps', 3, 4, { min_qty: 4, qty_step: 2 }, 'in steps of 2, such as 6 or 8'],
  ['a sum above the maximum', 4, 4, { max_qty: 6 }, 'order at most 6'],
  ['a quantity below the minimum', 3, 0, { min_qty: 4 }, 'order at least 4'],
])('adding %s', (_name, qty, already, more, result) => {
  const lines = already > 0 ? [{ product_id: 1, qty: already }] : [];
  const added = () => addUnits(cartOf(...lines), inputsOf(product(1, more)), [{ sku: 'sku-1', qty }]);
  if (typeof result === 'number') expect(added()).toEqual([{ product_id: 1, qty: result }]);
  else expect(added).toThrow(result);
});

test.each<[QtyChange, Partial<ProductInputs>, number | null]>([
  [{ action: 'increase' }, {}, 6],
  [{ action: 'decrease' }, {}, 4],
  [{ action: 'increase' }, { qty_step: 3 }, 6],
  [{ action: 'decrease' }, { qty_step: 3 }, 3],
  [{ action: 'decrease' }, { max_qty: 2 }, 2],
  [{ action: 'decrease' }, { min_qty: 5 }, null],
])('a button with %o and %o leads from 5 units to %s', (how, more, qty) => {
  expect(change(how, more)).toEqual(qty === null ? [] : [{ product_id: 1, qty }]);
});

const plain = { product_id: 1, qty: 4 };
const engraved = { product_id: 1, qty: 3, line_origin: 'engraved' };

test('units are added to the plain line of a product alone, and the units of all its lines count', () => {
  const add = (qty: number, more: Partial<ProductInputs> = {}) =>
    addUnits(cartOf(engraved, plain), inputsOf(product(1, more)), [{ sku: 'sku-1', qty }]);
  expect(add(3)).toEqual([engraved, { product_id: 1, qty: 7 }]);
  expect(() => add(4)).toThrow('We do not have enough stock');
  expect(() => add(2, { max_qty: 8 })).toThrow('order at most 8');
  const first = addUnits(cartOf(engraved), inputsOf(product(1)), [{ sku: 'sku-1', qty: 1 }]);
  expect(first).toEqual([engraved, { product_id: 1, qty: 1 }]);
});

test('a change concerns one line of a product, and the units of its other lines count', () => {
  const change = (change: QtyChange, more: Partial<ProductInputs> = {}, of = engraved) =>
    changeUnits([plain, engraved], productsOf(product(1, more)), of, change, caps);
  expect(change({ action: 'set', qty: 6 })).toEqual([plain, { ...engraved, qty: 6 }]);
  expect(() => change({ action: 'set', qty: 7 })).toThrow('We do not have enough stock');
  expect(change({ action: 'decrease', qty: 3 })).toEqual([plain]);
  expect(change({ action: 'increase' }, { qty_step: 2 })).toEqual([plain, { ...engraved, qty: 4 }]);
  expect(() => change({ action: 'set', qty: 6 }, { max_qty: 9 })).toThrow('order at most 9');
});
