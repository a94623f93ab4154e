import type { Coupon, Rule } from './coupon.ts';
import { FULL_PERCENT } from './couponDiscount.ts';
import { entriesOf, numberOf } from './storedValue.ts';
import type { SummaryWords } from './summaryWords.ts';
import { joined, money } from './summaryWords.ts';

/** The parts of a coupon that its summary describes. */
export type Summarized = Omit<
  Coupon,
  'coupon_id' | 'uuid' | 'coupon' | 'description' | 'used_time' | 'created_at' | 'updated_at'
>;

/** Says what a coupon gives. */
export function offerSummary(coupon: Summarized, words: SummaryWords): string {
  const { text } = words;
  const { discount_amount, free_shipping, target_products } = coupon;
  const most = numberOf(target_products?.maxQty);
  const isOfProducts = coupon.discount_type.endsWith('specific_products');
  const discount =
    isOfProducts || Number(discount_amount) > 0 ? discountOf(coupon, words) : gifts(coupon, words);
  const limited =
    isOfProducts && most !== null
      ? discount.map((one) => text('promotions.summary.most', { offer: one, most }))
      : discount;
  const all = free_shipping === 1 ? [...limited, text('promotions.summary.freeShipping')] : limited;
  return all.length > 0 ? joined(words, all, 'conjunction') : text('promotions.summary.nothing');
}

function discountOf(coupon: Summarized, words: SummaryWords): readonly string[] {
  const { text } = words;
  const { discount_type: type, discount_amount } = coupon;
  const percent = Number(discount_amount);
  const amount = money(words, discount_amount);
  const products = () => productsOf(coupon.target_products?.products ?? [], words);
  switch (type) {
    case 'percentage_discount_to_entire_order':
      return [text(`promotions.summary.${type}`, { percent })];
    case 'fixed_discount_to_entire_order':
      return [text(`promotions.summary.${type}`, { amount })];
    case 'percentage_discount_to_specific_products':
      return [text(`promotions.summary.${type}`, { percent, products: products() })];
    case 'fixed_discount_to_specific_products':
      return [text(`promotions.summary.${type}`, { amount, products: products() })];
    case 'buy_x_get_y':
      return gifts(coupon, words);
  }
}

const gifts = ({ discount_type, buyx_gety }: Summarized, { text }: SummaryWords): readonly string[] =>
  (discount_type === 'buy_x_get_y' ? (buyx_gety ?? []) : []).map(
    ({ sku, buy_qty, get_qty, max_y, discount }) => {
      const terms = { sku, buy: Number(buy_qty), get: Number(get_qty) };
      const percent = numberOf(discount) ?? FULL_PERCENT;
      const gift =
        percent === FULL_PERCENT
          ? text('promotions.summary.gift', terms)
          : text('promotions.summary.giftPercent', { ...terms, percent });
      const most = numberOf(max_y);
      return most === null ? gift : text('promotions.summary.giftMost', { gift, most });
    },
  );

/** Describes which products the rules match, such as "products in the category Tea and that cost more than $5.00". */
export function productsOf(rules: readonly Rule[], words: SummaryWords): string {
  if (rules.length === 0) return words.text('promotions.summary.allProducts');
  const clauses = rules.map((rule) => ruleOf(rule, words));
  return words.text('promotions.summary.products', { rules: joined(words, clauses, 'conjunction') });
}

function ruleOf({ key, operator, value }: Rule, words: SummaryWords): string {
  const { text, nameOf } = words;
  if (key === 'price')
    return text(`promotions.summary.price.${operator as '='}`, { amount: money(words, String(value)) });
  const side = operator === 'IN' || operator === '=' ? 'in' : 'out';
  const entries = entriesOf(value);
  const names =
    key === 'sku' ? entries : entries.map((ref) => nameOf(key, ref) ?? text('promotions.summary.deleted'));
  return text(`promotions.summary.${key}.${side}`, { names: joined(words, names, 'disjunction') });
}
