import { sum } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { unitsPrice } from '../payment/unitsPrice.ts';
import type { Taxed } from './taxedShare.ts';
import { taxedShare, taxedAt } from './taxedShare.ts';

/** A part of an order that can be refunded: what it cost, and what earlier refunds gave back of it. */
export interface RefundablePart {
  readonly whole: Taxed;
  readonly given: Taxed;
}

export interface RefundableLine extends RefundablePart {
  readonly order_item_id: number;
  readonly qty: number;
  readonly refunded_qty: number;
}

/** Names the amounts that an order has left to refund. */
export interface RefundableOrder {
  readonly lines: readonly RefundableLine[];
  readonly shipping: RefundablePart;
  /** The fees that earlier refunds kept, which a later refund may give back. Rates are in ten-thousandths of a percent. */
  readonly fees: readonly { readonly rate: number; readonly gross: Minor }[];
}

/** An amount that is not of a line or the shipping fee. Below 0 it is a fee. */
export interface Adjustment {
  readonly gross: Minor;
  /** The tax rate in ten-thousandths of a percent. */
  readonly rate: number;
  readonly label: string | null;
}

export interface SplitRequest {
  /** The amount of the whole refund. Null for the sum of its parts. */
  readonly amount: Minor | null;
  readonly units: readonly { readonly order_item_id: number; readonly qty: number }[];
  /** The part of the shipping fee, including tax. */
  readonly shipping: Minor;
  readonly adjustment: Adjustment | null;
}

export interface SplitItem extends Taxed {
  readonly order_item_id: number;
  /** The refunded units. 0 if only an amount of the line is refunded. */
  readonly qty: number;
}

/** A refund by its parts. The gross amounts of the items, the shipping and the adjustment add up to `amount`. */
export interface RefundSplit {
  readonly amount: Minor;
  readonly items: readonly SplitItem[];
  readonly shipping: Taxed;
  readonly adjustment: (Taxed & Omit<Adjustment, 'gross'>) | null;
}

/** Returns the amount of a part that can still be refunded. */
export const leftOf = ({ whole, given }: RefundablePart): Minor => Math.max(0, whole.gross - given.gross);

/**
 * Splits a refund into its parts. Named units cost their share of the line, and at most what is left of it. What the amount has beyond the
 * named parts is spread over what is left of the lines and the shipping fee by largest remainder; what exceeds even that stands as an
 * adjustment. An amount below the price of the named units is spread over them. Returns null if the parts are more than is left, or if the
 * amount is less than the shipping and the adjustment.
 */
export function splitRefund(order: RefundableOrder, request: SplitRequest): RefundSplit | null {
  const { shipping, adjustment } = request;
  if (shipping > leftOf(order.shipping)) return null;
  const prices = unitPrices(order, request.units);
  const fixed = shipping + (adjustment?.gross ?? 0);
  const priced = sum([...prices.values()]);
  const amount = request.amount ?? priced + fixed;
  const rest = amount - fixed - priced;
  if (amount <= 0 || (rest < 0 && priced + rest < 0)) return null;
  const lines = rest < 0 ? spread(priced + rest, prices) : prices;
  return composeSplit(order, {
    amount,
    lines,
    units: request.units,
    shipping,
    adjustment,
    free: Math.max(0, rest),
  });
}

/** Adds a free amount to what was chosen of lines and shipping, and the tax to all. */
export function composeSplit(
  order: RefundableOrder,
  chosen: {
    readonly amount: Minor;
    readonly lines: ReadonlyMap<number, Minor>;
    readonly units: SplitRequest['units'];
    readonly shipping: Minor;
    readonly adjustment: Adjustment | null;
    readonly free: Minor;
  },
): RefundSplit {
  const left = new Map<number | 'shipping', Minor>([
    ...order.lines.map((line): [number, Minor] => [
      line.order_item_id,
      leftOf(line) - (chosen.lines.get(line.order_item_id) ?? 0),
    ]),
    ['shipping', leftOf(order.shipping) - chosen.shipping],
  ]);
  const spreadable = Math.min(chosen.free, sum([...left.values()]));
  const parts = spread(spreadable, left);
  const items = order.lines.flatMap((line): readonly SplitItem[] => {
    const { order_item_id } = line;
    const gross = (chosen.lines.get(order_item_id) ?? 0) + (parts.get(order_item_id) ?? 0);
    const qty = chosen.units.find((unit) => unit.order_item_id === order_item_id)?.qty ?? 0;
    return gross === 0 && qty === 0 ? [] : [{ order_item_id, qty, ...taxedShare(line, gross) }];
  });
  return {
    amount: chosen.amount,
    items,
    shipping: taxedShare(order.shipping, chosen.shipping + (parts.get('shipping') ?? 0)),
    adjustment: adjusted(order, chosen.adjustment, chosen.free - spreadable),
  };
}

/** Returns the price of the named units of each line. */
const unitPrices = (order: RefundableOrder, units: SplitRequest['units']): ReadonlyMap<number, Minor> =>
  new Map(
    units.flatMap(({ order_item_id, qty }): readonly [number, Minor][] => {
      const line = order.lines.find((one) => one.order_item_id === order_item_id);
      if (!line) return [];
      const price = unitsPrice(line.whole.gross, line.qty, line.refunded_qty, qty);
      return [[order_item_id, Math.min(price, leftOf(line))]];
    }),
  );

/** Spreads an amount in proportion to weights by largest remainder. No share exceeds its weight if the amount does not exceed their sum. */
export function spread<Key>(amount: Minor, weights: ReadonlyMap<Key, Minor>): ReadonlyMap<Key, Minor> {
  const total = BigInt(sum([...weights.values()]));
  if (total === 0n) return new Map([...weights.keys()].map((key) => [key, 0]));
  const shares = [...weights].map(([key, weight], index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { key, index, share: Number(product / total), remainder: product % total };
  });
  const missing = amount - sum(shares.map(({ share }) => share));
  const raised = new Set(
    shares
      .toSorted((one, other) =>
        one.remainder === other.remainder
          ? one.index - other.index
          : one.remainder > other.remainder
            ? -1
            : 1,
      )
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return new Map(shares.map(({ key, index, share }) => [key, share + (raised.has(index) ? 1 : 0)]));
}

/**
 * Returns the adjustment of a refund, with what exceeds all that is left of lines and shipping. Such an excess gives back a fee that an
 * earlier refund kept, at its rate, or is without tax if there is none.
 */
function adjusted(
  order: RefundableOrder,
  adjustment: Adjustment | null,
  excess: Minor,
): RefundSplit['adjustment'] {
  if (adjustment === null && excess === 0) return null;
  const rate = adjustment?.rate ?? order.fees.findLast((fee) => fee.gross < 0)?.rate ?? 0;
  const gross = (adjustment?.gross ?? 0) + excess;
  return gross === 0 ? null : { ...taxedAt(gross, rate), rate, label: adjustment?.label ?? null };
}
