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

/** Throws 400 if the contents have an amount but no unit, or a unit but no amount. */
export function checkContents({ unit_amount, unit }: Pick<ProductRow, 'unit_amount' | 'unit'>): void {
  if ((unit_amount === null) === (unit === null)) return;
  const [path, other] = unit === null ? ['unit', 'unit_amount'] : ['unit_amount', 'unit'];
  throw validationFailed([{ path, rule: 'required', message: `${path} is required with ${other}` }]);
}
