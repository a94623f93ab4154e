import type { ErrorDetail } from '../../platform/errors.ts';
import { amountFault } from '../../platform/http/forms/amounts.ts';
import type { Coupon, Rule } from './coupon.ts';
import { numericText } from './storedValue.ts';
import type { Numeric } from './storedValue.ts';

type Checked = Pick<
  Coupon,
  | 'discount_type'
  | 'discount_amount'
  | 'free_shipping'
  | 'target_products'
  | 'condition'
  | 'user_condition'
  | 'start_date'
  | 'end_date'
>;

/**
 * Finds the errors of a coupon whose fields are individually valid. The errors concern the combination of fields or the
 * store currency.
 */
export const couponFaults = (coupon: Checked, currency: string): ErrorDetail[] =>
  [...amountFaults(coupon, currency), ...numberFaults(coupon, currency), dateFault(coupon)].filter(
    (fault) => fault !== null,
  );

function amountFaults({ discount_type, discount_amount, free_shipping }: Checked, currency: string) {
  const path = 'discount_amount';
  const isFixed = discount_type.startsWith('fixed_');
  if (discount_type === 'buy_x_get_y') return [];
  if (Number(discount_amount) === 0) {
    const isForShipping = isFixed && free_shipping === 1;
    return isForShipping
      ? []
      : [
          {
            path,
            rule: 'exclusiveMinimum',
            values: { limit: 0 },
            message: 'discount_amount must be more than 0',
          },
        ];
  }
  if (isFixed) return [decimalsFault(path, discount_amount, currency)];
  return Number(discount_amount) > 100
    ? [
        {
          path,
          rule: 'maximum',
          values: { limit: 100 },
          message: 'discount_amount must be at most 100 for a percentage',
        },
      ]
    : [];
}

function numberFaults({ target_products, condition, user_condition }: Checked, currency: string) {
  const prices = (path: string, rules: readonly Rule[] | null | undefined) =>
    (rules ?? []).map(({ key, value }, index) =>
      key === 'price' ? decimalsFault(`${path}.${index}.value`, value as Numeric, currency) : null,
    );
  return [
    ...prices('target_products.products', target_products?.products),
    decimalsFault('condition.order_total', condition?.order_total, currency),
    ...prices('condition.required_products', condition?.required_products),
    decimalsFault('user_condition.purchased', user_condition?.purchased, currency),
  ];
}

const decimalsFault = (path: string, value: Numeric, currency: string): ErrorDetail | null =>
  amountFault(path, numericText(value), currency);

const dateFault = ({ start_date, end_date }: Checked): ErrorDetail | null =>
  start_date !== null && end_date !== null && Date.parse(start_date) >= Date.parse(end_date)
    ? { path: 'end_date', rule: 'after', message: 'end_date must be after start_date' }
    : null;
