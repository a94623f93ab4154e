import { giftCardAmounts } from './giftCardTerms.ts';
import { validationFailed } from '../../../platform/errors.ts';
import type { ProductRow } from './product.ts';
import type { ProductBody } from './productBody.ts';

/** Returns the monetary amounts in a request body, by path. */
export const amountsOf = ({
  price,
  compare_at_price,
  gift_card,
}: Pick<ProductBody, 'price' | 'compare_at_price' | 'gift_card'>) => ({
  price,
  compare_at_price,
  ...giftCardAmounts(gift_card),
});

/** The columns that a product has either both or neither of. */
const PAIRS = [
  ['unit_amount', 'unit'],
  ['consumer_notice', 'consumer_notice_type'],
] as const;

/** Throws 400 if the contents have an amount but no unit, or a unit but no amount. The same holds for a notice and its type. */
export function checkContents(row: Pick<ProductRow, (typeof PAIRS)[number][number]>): void {
  for (const [one, other] of PAIRS) {
    if ((row[one] === null) === (row[other] === null)) continue;
    const [path, given] = row[other] === null ? [other, one] : [one, other];
    throw validationFailed([{ path, rule: 'required', message: `${path} is required with ${given}` }]);
  }
}
