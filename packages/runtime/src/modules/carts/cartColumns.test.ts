import { expect, test } from 'vitest';
import { computeTotals, discountLines, totalItems } from '../pricing/index.ts';
import { EMPTY_ADDRESS } from '../provinces/index.ts';
import { NO_TAX } from '../tax/index.ts';
import { cartRow } from './cart.ts';
import { cartItemRow } from './cartLine.ts';
import type { ShippingSelection } from './cart.ts';
import { cartColumns } from './cartColumns.ts';
import { compareCart } from './compareCart.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { CartInputs, ProductInputs } from './inputs/cartInputs.ts';
import { shopCurrenciesOf } from '../currencies/index.ts';
import { draftOf } from './draft.ts';
import type { CartDraft } from './draft.ts';
import type { ToldOffers } from './offers/toldOffers.ts';
import type { RefreshedShipping } from './shippingQuotes.ts';

const mug: ProductInputs = {
  product_id: 1,
  sku: 'mug',
  name: 'Mug',
  group_id: 1,
  price: '19.9900',
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
  url_key: 'mug',
  tax_class: null,
  variant_group_id: null,
  variant_options: null,
  own: {},
  rows: [],
  scoped: [],
};
const song: ProductInputs = {
  ...mug,
  product_id: 2,
  sku: 'song',
  price: '1.0000',
  no_shipping_required: true,
};
const products = new Map([mug, song].map((product) => [product.product_id, product]));

const draft: CartDraft = {
  sid: null,
  customer_id: null,
  customer_group_id: null,
  customer_email: null,
  customer_full_name: null,
  user_ip: null,
  currency: 'USD',
  locale: 'en',
  codes: [],
  newCode: null,
  declined_gifts: [],
  payment_method: null,
  payment_method_name: null,
  express: null,
  tenders: null,
  shipping_note: null,
  vat_check: null,
  lines: [],
  addresses: { shipping: null, billing: null },
  selection: null,
  errors: [],
};

const selection: ShippingSelection = {
  provider_code: 'core',
  method_code: 'm',
  snapshot: { code: 'm', name: 'Post', cost: 5.5, carrier: null, serviceCode: null },
  fingerprint: 'f',
  quotedAt: '2026-01-01T00:00:00.000Z',
};
/** Computes the cart with a unit price for each product. No tax, no discount. */
function computeCart(
  of: CartDraft,
  catalogue: ReadonlyMap<number, ProductInputs>,
  prices: Readonly<Record<number, number>>,
  shipping: RefreshedShipping,
  told: Partial<ToldOffers> = {},
) {
  const items = totalItems({
    currency: 'USD',
    tax: { priceIncludingTax: false, taxRounding: 'round', taxRoundLevel: 'line' },
    lines: of.lines.map(({ product_id, qty, line_origin }) => {
      const product = productOf(catalogue, { product_id });
      const price = prices[product_id] ?? 0;
      return {
        product,
        line_origin,
        product_id,
        sku: product.sku,
        qty,
        weight: Number(product.weight) * 10_000,
        matched: { rate: NO_TAX, applied: [] },
        catalogue_price: price,
        unit_price: price,
        taxRate: NO_TAX,
      };
    }),
  });
  const ships = items.lines.some(({ product }) => !product.no_shipping_required);
  const cost = ships && shipping.selection ? shipping.selection.snapshot.cost * 100 : 0;
  const lines = discountLines(items.lines, null).map((line) => ({ ...line, discount_amount: 0 }));
  const totals = computeTotals({ ...items, lines }, { cost, tax: 'none' });
  const offers = { codes: [], discounts: [], lines: [], declined_gifts: [], error: null, notes: [], ...told };
  return cartColumns(of, { totals, shipping, offers, taxFree: null });
}

const none: RefreshedShipping = { selection: null, error: null };
const chosen: RefreshedShipping = { selection, error: null };
const unavailable = { code: 'SHIPPING_METHOD_NOT_AVAILABLE', message: 'Gone', field: 'shipping_method_data' };
const lineOf = (product_id: number, qty: number) => ({ product_id, qty });

test('columns are decimal strings, and lines contain the product’s values', () => {
  const { columns, lines } = computeCart({ ...draft, lines: [lineOf(1, 3)] }, products, { 1: 1999 }, chosen);
  expect(columns).toMatchObject({
    total_qty: 3,
    total_weight: '1.5000',
    sub_total: '59.97',
    shipping_fee_incl_tax: '5.50',
    grand_total: '65.47',
    no_shipping_required: false,
    shipping_method_data: selection,
  });
  expect(lines).toMatchObject([
    {
      product_sku: 'mug',
      product_weight: '0.5000',
      product_price: '19.99',
      final_price: '19.99',
      line_total: '59.97',
    },
  ]);
});

test.each([
  ['nothing that ships', [lineOf(2, 1)], { 2: 100 }, true, '1.00'],
  ['something that ships', [lineOf(2, 1), lineOf(1, 1)], { 1: 1999, 2: 100 }, false, '26.49'],
  ['nothing at all', [], {}, false, '0.00'],
])('the fee is charged for what ships: %s', (_name, lines, prices, noShipping, total) => {
  const { columns } = computeCart({ ...draft, lines }, products, prices, chosen);
  expect(columns).toMatchObject({ no_shipping_required: noShipping, grand_total: total });
});

test('an error about shipping remains until a method is selected again', () => {
  const cleared = computeCart(draft, products, {}, { selection: null, error: unavailable }).columns;
  expect(cleared.errors).toEqual([unavailable]);
  expect(computeCart({ ...draft, errors: cleared.errors }, products, {}, none).columns.errors).toEqual([
    unavailable,
  ]);
  expect(computeCart({ ...draft, errors: cleared.errors }, products, {}, chosen).columns.errors).toEqual([]);
});

const taxes = {
  priceIncludingTax: false,
  taxRounding: 'round',
  taxRoundLevel: 'line',
  baseCalculationAddress: 'shippingAddress',
  defaultShippingTaxClassId: null,
} as const;

/** Returns a cart with two mugs as the database would return it. */
function savedCart(): CartInputs {
  const { columns, lines } = computeCart({ ...draft, lines: [lineOf(1, 2)] }, products, { 1: 1999 }, chosen);
  const row = Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'string' && /^[\d.]+$/.test(value) ? Number(value).toFixed(4) : value,
    ]),
  );
  return {
    caps: { cartMaxLines: 500, cartMaxUnitsPerLine: 100_000 },
    couponsPerCart: 1,
    saved: {},
    cart: cartRow.parse({
      ...row,
      cart_id: 1,
      uuid: 'c',
      status: true,
      version: 1,
      meta_data: {},
      created_at: '',
      updated_at: '',
    }),
    items: lines.map((line) =>
      cartItemRow.parse({
        ...Object.fromEntries(
          Object.entries(line).map(([name, value]) => [
            name,
            typeof value === 'string' && /^[\d.]+$/.test(value) ? Number(value) : value,
          ]),
        ),
        cart_item_id: 7,
        uuid: 'i',
        variant_group_id: null,
        variant_options: null,
        product_custom_options: null,
        inputs: null,
      }),
    ),
    addresses: { shipping: null, billing: null },
    products,
    settings: taxes,
    currencies: shopCurrenciesOf([], 'USD'),
    pricing: { lists: [], groups: [], now: 0 },
    hasOpenPayment: false,
    taxRates: [],
    coupons: [],
    shippingRevision: 1,
    exemptions: [],
    vat: { shopVatId: null, reverseCharge: false },
  };
}

const compare = (change: (draft: CartDraft) => CartDraft, shipping = chosen, price = 1999) => {
  const inputs = savedCart();
  const next = change(draftOf(inputs));
  return compareCart(inputs, next, computeCart(next, products, { 1: price, 2: 100 }, shipping));
};

test('a removed coupon is reported until another one applies', () => {
  const off = { code: 'COUPON_EXPIRED', message: 'Invalid coupon: it has expired', field: 'coupon' };
  const columns = computeCart(draft, products, {}, none, { error: off }).columns;
  expect([columns.coupon, columns.errors]).toEqual([null, [off]]);
  const left = { ...draft, errors: columns.errors };
  expect(computeCart(left, products, {}, chosen).columns.errors).toEqual([off]);
  const held = computeCart(left, products, {}, none, { codes: ['SALE'] }).columns;
  expect([held.coupon, held.errors]).toEqual(['SALE', []]);
});

test('a recomputed cart without changes is not written', () => {
  expect(compare((same) => same)).toEqual({ changes: null, isVisible: false });
});

test('a quote renewed at the same price is written and not visible', () => {
  const renewed = { ...selection, fingerprint: 'g', quotedAt: '2026-01-02T00:00:00.000Z' };
  const comparison = compare((same) => same, { selection: renewed, error: null });
  expect(comparison).toMatchObject({ changes: { added: [], changed: [], removed: [] }, isVisible: false });
});

test('a changed price is written and visible', () => {
  const comparison = compare((same) => same, chosen, 2099);
  expect(comparison).toMatchObject({ changes: { changed: [{ cart_item_id: 7 }] }, isVisible: true });
});

test('only the lines that changed are written', () => {
  expect(compare((old) => ({ ...old, lines: [...old.lines, lineOf(2, 1)] })).changes).toMatchObject({
    added: [{ product_id: 2 }],
    changed: [],
    removed: [],
  });
  expect(compare((old) => ({ ...old, lines: [] })).changes).toMatchObject({
    added: [],
    changed: [],
    removed: [7],
  });
});

test('a line of the same product with another origin is a line of its own', () => {
  const other = { ...lineOf(1, 1), line_origin: 'other' };
  expect(compare((old) => ({ ...old, lines: [...old.lines, other] })).changes).toMatchObject({
    added: [{ product_id: 1, line_origin: 'other', qty: 1 }],
    changed: [],
    removed: [],
  });
  expect(compare((old) => ({ ...old, lines: [other] })).changes).toMatchObject({
    added: [{ line_origin: 'other' }],
    removed: [7],
  });
});

test('an address is written if it is new', () => {
  const address = {
    ...EMPTY_ADDRESS,
    full_name: 'Ada',
    postcode: '1',
    telephone: '2',
    country: 'US',
    province: 'US-TX',
    city: 'Austin',
    address_1: 'Main',
  };
  const { changes } = compare((old) => ({ ...old, addresses: { ...old.addresses, billing: address } }));
  expect(changes?.addresses).toEqual([{ ...address, type: 'billing' }]);
});
