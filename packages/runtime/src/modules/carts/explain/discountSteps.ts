import type { Minor } from '../../../platform/money.ts';
import { basisOf, changesBy, step } from './cartStep.ts';
import type { CartStep } from './cartStep.ts';
import { couponText } from './couponText.ts';
import type { ExplainedLine } from './lineTexts.ts';
import { money, taxOn, positionOf } from './lineTexts.ts';

/** Explains the discounts of a line. */
export function discountSteps(explained: ExplainedLine): readonly CartStep[] {
  const { account, line } = explained;
  const index = positionOf(explained);
  const amountOf = (discounts: unknown) => money(explained, (discounts as readonly Minor[])[index] ?? 0);
  return [
    step(line.sku, 'discount_amount', ruleText(explained), money(explained, line.coupon_discount)),
    ...changesBy(account.turns, { sku: line.sku, field: 'discount_amount', key: 'cartDiscounts' }, amountOf),
  ];
}

function ruleText(explained: ExplainedLine): string {
  const { account, line } = explained;
  const { coupon, evaluated } = account.computation;
  const promotions = evaluated.promotions?.lines[positionOf(explained)] ?? [];
  const parts = [
    ...promotions.map(
      ({ promotion, amount }) => `promotion "${promotion.name}": ${money(explained, amount)} off`,
    ),
    ...(coupon.benefit
      ? [
          `coupon ${coupon.code}: ${couponText(coupon.benefit.discount, account.draft.currency, line.product_id)}`,
        ]
      : []),
  ];
  return parts.length === 0 ? 'no coupon applies' : parts.join('; ');
}

/** Explains the totals of a line after its discounts. */
export function discountedSteps(explained: ExplainedLine): readonly CartStep[] {
  const { account, line } = explained;
  const { own, other } = basisOf(account, 'line_total_with_discount', 'line_total_with_discount_incl_tax');
  const isGross = account.inputs.settings.priceIncludingTax;
  const left = line.base - line.discount_amount;
  const otherLeft = isGross ? line.line_total_with_discount : line.line_total_with_discount_incl_tax;
  return [
    step(line.sku, own, 'the line less its discount', money(explained, left)),
    step(line.sku, 'tax_amount', taxOn(explained, left), money(explained, line.tax_amount)),
    step(line.sku, other, `${own} ${isGross ? 'less' : 'and'} its tax`, money(explained, otherLeft)),
  ];
}
