import { sum, toMinor, toNumber } from '../../platform/money.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { ContentsView } from './contentsViews.ts';

/** Adds to a label whether its amounts include tax. Returns the label unchanged if `includesTax` is null. */
export function taxLabel(label: string, includesTax: boolean | null, text: Text): string {
  if (includesTax === null) return label;
  return text(includesTax ? 'storefront.contents.inclTax' : 'storefront.contents.exclTax', { label });
}

/** Returns whether the prices of the contents include tax. Null if the shop charges no tax, so that no label mentions it. */
export const taxBasis = ({ has_tax, prices_include_tax }: ContentsView): boolean | null =>
  has_tax ? prices_include_tax : null;

/** Returns the total to show: the grand total, with the estimated tax while the tax is not known. */
export const shownTotal = ({ totals, estimated_total }: ContentsView): number =>
  estimated_total ?? totals.find(({ code }) => code === 'grand_total')?.amount ?? 0;

/** Returns what is left to pay of the total to show: without what gift cards and credit pay. */
export function shownDue(contents: ContentsView): number {
  const { tenders, currency } = contents;
  const paid = sum(tenders.map(({ amount }) => toMinor(amount, currency)));
  return toNumber(toMinor(shownTotal(contents), currency) - paid, currency);
}
