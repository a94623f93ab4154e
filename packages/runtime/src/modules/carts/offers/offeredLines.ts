import type { Minor } from '../../../platform/money.ts';
import type { PricedLine } from '../../pricing/index.ts';
import type { PromotionLine } from '../../promotions/index.ts';
import type { ProductInputs } from '../inputs/cartInputs.ts';
import type { LineInputs } from '../giftCards/lineInputs.ts';
import { isCardLine } from '../giftCards/giftCardLine.ts';
import { lineKey } from '../lineKey.ts';
import { couponShares } from './couponsOf.ts';
import type { AppliedCoupon } from './couponsOf.ts';

/** A line that offers are evaluated for. */
export interface OfferedLine extends PricedLine {
  readonly product: ProductInputs;
  readonly product_id: number;
  readonly sku: string;
  readonly line_origin?: string | null | undefined;
  readonly inputs?: LineInputs | undefined;
}

/** Returns what each coupon takes off each line. Coupons see the lines that are no gift cards, and take nothing off those. */
export function sharesOf(
  coupons: readonly AppliedCoupon[],
  lines: readonly (OfferedLine & PricedLine)[],
  left: readonly Minor[],
): readonly (readonly Minor[])[] {
  const open = lines.flatMap((line, index) => (isCardLine(line) ? [] : [index]));
  if (open.length === lines.length) return couponShares(coupons, lines, left);
  const of = <T>(all: readonly T[]) => all.filter((_, index) => open.includes(index));
  return couponShares(coupons, of(lines), of(left)).map((shares) =>
    lines.map((_, index) => shares[open.indexOf(index)] ?? 0),
  );
}

/** Returns a line as promotions see it. */
export const promotionLine = (line: OfferedLine, position: number): PromotionLine => ({
  key: lineKey(line),
  position,
  product_id: line.product_id,
  sku: line.sku,
  qty: line.qty,
  unit_price: line.unit_price,
  weight: line.weight,
  categories: line.product.traits?.categories ?? [],
  collections: line.product.traits?.collections ?? [],
  attributes: line.product.traits?.attributes ?? [],
  eligible: !isCardLine(line),
});
