import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge } from '../workedCases/oracle.ts';
import type { PlainCart, PlainCoupon, PlainPlace } from '../workedCases/plainCart.ts';
import { cartIn, DIGITS, isTooLarge } from '../workedCases/randomCart.ts';
import type { Currency } from '../workedCases/randomCart.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { dataOf, testAddress, testShop } from '../support/shop.ts';

/** Random carts over HTTP and the database, compared with the same independent calculation as in the in-memory tests. */
const numRuns = sizeOf('RUNS', { gate: 4, night: 200 });
const run = { numRuns, seed: SEED, endOnFailure: true };
const STORE: PlainPlace = { country: 'JP', province: 'JP-13', postcode: '91000' };

const TOTALS = {
  sub_total: 'subTotal',
  sub_total_incl_tax: 'subTotalInclTax',
  discount_amount: 'discountAmount',
  tax_amount: 'taxAmount',
  tax_amount_before_discount: 'taxAmountBeforeDiscount',
  sub_total_with_discount: 'subTotalWithDiscount',
  sub_total_with_discount_incl_tax: 'subTotalWithDiscountInclTax',
  shipping_fee_excl_tax: 'shippingFeeExclTax',
  shipping_tax_amount: 'shippingTaxAmount',
  shipping_fee_incl_tax: 'shippingFeeInclTax',
  total_tax_amount: 'totalTaxAmount',
  grand_total: 'grandTotal',
};
const LINES = {
  line_total: 'lineTotal',
  line_total_incl_tax: 'lineTotalInclTax',
  tax_amount_before_discount: 'taxAmountBeforeDiscount',
  discount_amount: 'discountAmount',
  tax_amount: 'taxAmount',
  line_total_with_discount: 'lineTotalWithDiscount',
  line_total_with_discount_incl_tax: 'lineTotalWithDiscountInclTax',
};
const fields = (names: Readonly<Record<string, string>>) =>
  Object.values(names)
    .map((name) => `${name} { value }`)
    .join(' ');
const CART = `query($id: String!) { cart(id: $id) { ${fields(TOTALS)} items { taxPercent ${fields(LINES)} } } }`;

type Amounts = Readonly<Record<string, { readonly value: number }>>;

/** Reads a cart's totals in minor units, with the names that the independent calculation uses. */
async function read(shop: TestShop, id: string, currency: Currency) {
  const minor = (row: Amounts, names: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(names).map(([column, name]) => {
        const text = (row[name] as Amounts[string]).value.toFixed(DIGITS[currency]);
        return [column, BigInt(text.replace('.', ''))];
      }),
    );
  const { body } = await shop.query(CART, { id });
  const { items, ...cart } = body.data.cart;
  const lines = items.map(({ taxPercent, ...line }: Amounts & { readonly taxPercent: number }) => ({
    ...minor(line, LINES),
    tax_percent: BigInt(Math.round(taxPercent * 10_000)),
  }));
  return { totals: minor(cart, TOTALS), lines };
}

const bodyOf = ({ type, amount, ...coupon }: PlainCoupon) => ({
  status: 1,
  discount_type: type,
  discount_amount: amount,
  free_shipping: Number(coupon.isShippingFree),
  target_products: { maxQty: coupon.maxQty ?? '', products: coupon.targets },
  condition: { order_total: coupon.orderTotal ?? '' },
  buyx_gety: coupon.gifts.map(({ sku, buy, get, most, percent }) => ({
    sku,
    buy_qty: String(buy),
    get_qty: get,
    max_y: most ?? '',
    discount: percent,
  })),
});

/** Starts a shop in which plain carts can be created. It ships everywhere with one method. */
async function openShop(currency: Currency) {
  const shop = await testShop({ config: { shop: { currency, address: STORE } } });
  const admin = async (method: 'POST' | 'PATCH', path: string, body: object) =>
    dataOf(await shop.admin(method, path, body));
  const zone = await admin('POST', '/api/shippingZones', { name: 'World', countries: ['US', 'DE', 'JP'] });
  const method = await admin('POST', '/api/shippingProviders/core/methods', { name: 'Post' });
  const way = { method_id: method.uuid, zone_id: zone.uuid, cost: 0 };
  const cost = await admin('POST', '/api/shippingProviders/core/rates', way);

  async function classesOf({ rates, tax }: PlainCart): Promise<readonly { uuid: string }[]> {
    const classes = [];
    for (let name = 1; name <= 3; name += 1)
      classes.push(await admin('POST', '/api/tax/classes', { name: randomUUID() }));
    for (const { taxClass, percent, isCompound, ...rate } of rates)
      await admin('POST', `/api/tax/classes/${classes[taxClass - 1].uuid}/rates`, {
        ...rate,
        name: 'Tax',
        rate: percent,
        is_compound: isCompound,
      });
    const { feeClass } = tax;
    const chosen = feeClass !== null && feeClass > 0 ? (classes[feeClass - 1]?.uuid ?? 999_999) : feeClass;
    await admin('POST', '/api/settings', {
      priceIncludingTax: tax.isIncluded,
      taxRounding: tax.rounding,
      taxRoundLevel: tax.level,
      baseCalculationAddress: tax.base,
      defaultShippingTaxClassId: chosen,
    });
    return classes;
  }

  /** Creates a cart from a plain cart. Returns its UUID. */
  async function make(plain: PlainCart): Promise<string> {
    const classes = await classesOf(plain);
    for (const { sku, price, taxClass, isVirtual } of plain.lines)
      await admin('POST', '/api/products', {
        name: sku,
        url_key: sku.toLowerCase(),
        sku,
        price,
        qty: 0,
        manage_stock: false,
        no_shipping_required: isVirtual,
        tax_class: taxClass === null ? null : classes[taxClass - 1]?.uuid,
      });
    const items = plain.lines.map(({ sku, qty }) => ({ sku, qty }));
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
    const post = (path: string, body: object) => shop.request('POST', `/api/carts/${cartId}/${path}`, body);
    for (const type of ['shipping', 'billing'] as const)
      if (plain[type]) dataOf(await post('addresses', { type, address: { ...testAddress, ...plain[type] } }));
    if (plain.fee !== null) {
      await admin('PATCH', `/api/shippingProviders/core/rates/${cost.uuid}`, { cost: plain.fee });
      dataOf(await post('shippingMethods', { provider_code: 'core', method_code: method.uuid }));
    }
    if (plain.coupon) {
      const code = `C${randomUUID().replaceAll('-', '')}`;
      await admin('POST', '/api/coupons', { coupon: code, ...bodyOf(plain.coupon) });
      expect((await post('coupons', { coupon: code })).status).toBe(judge(plain).hasCoupon ? 200 : 400);
    }
    return cartId;
  }
  return { shop, make };
}

/**
 * Restricts a plain cart to what can be created over HTTP: unique SKUs, the store's address, and a shipping method only if something is
 * shipped.
 */
function realised(plain: PlainCart): PlainCart {
  const prefix = randomUUID().slice(0, 8);
  const own = (sku: string) => `${prefix}-${sku}`;
  const isShipped = plain.shipping !== null && plain.lines.some(({ isVirtual }) => !isVirtual);
  const { coupon } = plain;
  return {
    ...plain,
    store: STORE,
    fee: isShipped ? plain.fee : null,
    lines: plain.lines.map((line) => ({ ...line, sku: own(line.sku) })),
    coupon: coupon && {
      ...coupon,
      gifts: coupon.gifts.map((gift) => ({ ...gift, sku: own(gift.sku) })),
      targets: coupon.targets.map((rule) =>
        rule.key === 'sku' ? { ...rule, value: rule.value.map(own) } : rule,
      ),
    },
  };
}

const isPossible = (plain: PlainCart) => plain.lines.length > 0 && Number(plain.coupon?.amount ?? 1) > 0;

describe.each(['JPY', 'USD', 'KWD'] as const)('a shop in %s', (currency) => {
  let its: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    its = await openShop(currency);
  });
  afterAll(() => its.shop.stop());

  test(
    `shows ${numRuns} random carts with the same values as the oracle`,
    { timeout: 120_000 + numRuns * 10_000 },
    () =>
      fc.assert(
        fc.asyncProperty(cartIn(currency).filter(isPossible), async (given) => {
          const plain = realised(given);
          const { totals, lines } = judge(plain);
          fc.pre(!isTooLarge(judge(plain), currency));
          const id = await its.make(plain);
          expect(await read(its.shop, id, currency)).toEqual({ totals, lines });
        }),
        run,
      ),
  );
});
