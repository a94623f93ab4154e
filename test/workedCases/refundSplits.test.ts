import { expect, test } from 'vitest';
import { leftOf, splitRefund } from '../../packages/runtime/src/modules/orders/refunds/refundSplit.ts';
import { addTaxed, NOTHING, taxedAt } from '../../packages/runtime/src/modules/orders/refunds/taxedShare.ts';
import type {
  RefundableLine,
  RefundableOrder,
  RefundSplit,
  SplitRequest,
} from '../../packages/runtime/src/modules/orders/refunds/refundSplit.ts';
import type { Taxed } from '../../packages/runtime/src/modules/orders/refunds/taxedShare.ts';
import { SEED, sizeOf } from '../support/lane.ts';

const RUNS = sizeOf('RUNS', { gate: 3000, night: 100_000 });

/** Percent in ten-thousandths. */
const RATES = [0, 55_000, 70_000, 190_000, 212_345];

/** A generator of numbers from 0 to below `limit`, the same for the same seed. */
function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
type Random = ReturnType<typeof randomOf>;

/** An amount at a rate: of prices that include tax, or of those that do not. */
function priced(amount: number, rate: number, isGross: boolean): Taxed {
  if (isGross) return taxedAt(amount, rate);
  const tax = Math.round((amount * rate) / 1_000_000);
  return { net: amount, tax, gross: amount + tax };
}

/** An order with up to five lines of up to three rates, discounts, and prices of currencies with 0, 2 or 3 decimals. */
function randomOrder(random: Random): RefundableOrder {
  const most = [30, 3000, 50_000][random(3)] ?? 30;
  const isGross = random(2) === 0;
  const rates = [0, 1, 2].map(() => RATES[random(RATES.length)] ?? 0);
  const rate = () => rates[random(3)] ?? 0;
  const lines = Array.from({ length: 1 + random(5) }, (_line, index): RefundableLine => {
    const qty = 1 + random(7);
    const price = random(most) * qty;
    const discount = random(3) === 0 ? random(price + 1) : 0;
    const whole = priced(price - discount, rate(), isGross);
    return { order_item_id: index + 1, qty, refunded_qty: 0, whole, given: NOTHING };
  });
  const shipping = { whole: priced(random(2) * random(most), rate(), isGross), given: NOTHING };
  return { lines, shipping, fees: [] };
}

function randomRequest(random: Random, order: RefundableOrder, left: number): SplitRequest {
  const units = order.lines
    .filter((line) => line.qty > line.refunded_qty && random(2) === 0)
    .map(({ order_item_id, qty, refunded_qty }) => ({
      order_item_id,
      qty: random(3) === 0 ? qty - refunded_qty : 1 + random(qty - refunded_qty),
    }));
  const kind = random(6);
  return {
    amount: kind === 0 || (kind === 1 && units.length > 0) ? 1 + random(left) : kind === 2 ? left : null,
    units: kind === 0 ? [] : units,
    shipping: random(3) === 0 ? random(leftOf(order.shipping) + 1) : 0,
    adjustment:
      random(5) === 0
        ? { gross: random(200) - 150, rate: RATES[random(RATES.length)] ?? 0, label: 'Fee' }
        : null,
  };
}

/** Returns the order after a refund. */
const after = (order: RefundableOrder, split: RefundSplit): RefundableOrder => ({
  lines: order.lines.map((line) => {
    const item = split.items.find(({ order_item_id }) => order_item_id === line.order_item_id);
    return item
      ? { ...line, refunded_qty: line.refunded_qty + item.qty, given: addTaxed(line.given, item) }
      : line;
  }),
  shipping: { ...order.shipping, given: addTaxed(order.shipping.given, split.shipping) },
  fees: split.adjustment ? [...order.fees, split.adjustment] : order.fees,
});

const isTaxed = ({ net, tax, gross }: Taxed): boolean =>
  net + tax === gross && [net, tax, gross].every(Number.isSafeInteger);
const isWithin = (given: Taxed, whole: Taxed): boolean =>
  (['net', 'tax', 'gross'] as const).every((name) => given[name] >= 0 && given[name] <= whole[name]);

/** Returns what is wrong with a split, or null. */
function faultOf(order: RefundableOrder, { amount, units }: SplitRequest, split: RefundSplit): string | null {
  const parts: readonly Taxed[] = [
    ...split.items,
    split.shipping,
    ...(split.adjustment ? [split.adjustment] : []),
  ];
  if (!parts.every(isTaxed)) return 'net and tax are not gross';
  if (parts.reduce((total, { gross }) => total + gross, 0) !== split.amount)
    return 'the parts are not the amount';
  if (amount !== null && amount !== split.amount) return 'another amount was asked for';
  const asked = new Map(units.map((unit) => [unit.order_item_id, unit.qty]));
  if (split.items.some((item) => item.qty !== (asked.get(item.order_item_id) ?? 0))) return 'other units';
  const next = after(order, split);
  if (![...next.lines, next.shipping].every(({ given, whole }) => isWithin(given, whole)))
    return 'above a line';
  return null;
}

test(`${RUNS} random orders: the rows of each refund are its amount, and never more than the order`, () => {
  const random = randomOf(SEED);
  const seen = { splits: 0, refused: 0, whole: 0, adjusted: 0, free: 0 };
  for (let run = 0; run < RUNS; run++) {
    let order = randomOrder(random);
    let left = [...order.lines, order.shipping].reduce((total, { whole }) => total + whole.gross, 0);
    for (let step = 0; step < 8 && left > 0; step++) {
      const request = randomRequest(random, order, left);
      const split = splitRefund(order, request);
      if (!split || split.amount > left) {
        seen.refused++;
        continue;
      }
      const fault = faultOf(order, request, split);
      if (fault !== null) expect.fail(`${fault}: ${JSON.stringify({ run, order, request, split })}`);
      order = after(order, split);
      left -= split.amount;
      seen.splits++;
      if (split.adjustment) seen.adjusted++;
      if (split.items.some(({ qty }) => qty === 0)) seen.free++;
    }
    if (left === 0 && order.fees.length === 0) {
      seen.whole++;
      for (const { given, whole } of [...order.lines, order.shipping]) expect(given).toEqual(whole);
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(RUNS / 100);
});

test(`${RUNS} random orders, unit by unit in any order with free amounts between: the last unit completes each line`, () => {
  const random = randomOf(SEED + 1);
  for (let run = 0; run < RUNS; run++) {
    let order = randomOrder(random);
    const withAmounts = random(2) === 0;
    for (;;) {
      const open = order.lines.filter(({ qty, refunded_qty }) => qty > refunded_qty);
      const line = open[random(open.length)];
      if (!line) break;
      const units = [{ order_item_id: line.order_item_id, qty: 1 }];
      const request = { amount: null, units, shipping: 0, adjustment: null };
      const split = splitRefund(order, request);
      // A unit without a price, or whose money went back before, is only counted.
      order = split
        ? after(order, split)
        : {
            ...order,
            lines: order.lines.map((one) =>
              one === line ? { ...one, refunded_qty: one.refunded_qty + 1 } : one,
            ),
          };
      if (split)
        expect(
          faultOf(
            { ...order, lines: order.lines.map((one) => ({ ...one, given: NOTHING })) },
            request,
            split,
          ),
        ).toBeNull();
      const left = [...order.lines, order.shipping].reduce((total, part) => total + leftOf(part), 0);
      const free =
        withAmounts && left > 0 && random(4) === 0
          ? splitRefund(order, { amount: 1 + random(left), units: [], shipping: 0, adjustment: null })
          : null;
      if (free) order = after(order, free);
    }
    for (const { given, whole } of order.lines) expect(given).toEqual(whole);
  }
});
