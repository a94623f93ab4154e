import type { AppContext } from '../../platform/contracts/context.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import { formatPrice } from '../../platform/money.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { Coupon, Rule } from './coupon.ts';
import { FULL_PERCENT } from './couponDiscount.ts';
import type { NameOf } from './couponNames.ts';
import { emailsOf, entriesOf, numberOf } from './storedValue.ts';

/** The parts of a coupon that its summary describes. */
export type Summarized = Omit<
  Coupon,
  'coupon_id' | 'uuid' | 'coupon' | 'description' | 'used_time' | 'created_at' | 'updated_at'
>;

/** The language, currency and time zone of a summary, and the names of the records that a coupon refers to by id. */
export interface SummaryWords {
  readonly text: Text;
  readonly locale: string;
  readonly currency: string;
  readonly timezone: string;
  readonly nameOf: NameOf;
}

/** Matches a language code. The region is taken from the shop, so that only a few locales are ever cached. */
export const LANGUAGE = /^[a-z]{2}$/;

/** Creates the messages and formats for a summary in a language such as `de`. The language of the app uses the app locale. */
export function summaryWords(
  app: Pick<AppContext, 'texts' | 'locale' | 'config'>,
  nameOf: NameOf,
  language: string | null | undefined,
): SummaryWords {
  const isOther = language && LANGUAGE.test(language) && !app.locale.startsWith(language);
  const locale = isOther ? language : app.locale;
  const { currency, timezone } = app.config.shop;
  return { text: app.texts(locale), locale, currency, timezone, nameOf };
}

/** Describes in one sentence what a coupon offers, to whom, and when. Pure. */
export function couponSummary(coupon: Summarized, words: SummaryWords): string {
  const parts = [
    offer(coupon, words),
    ...cartConditions(coupon, words),
    ...customerConditions(coupon, words),
    ...limits(coupon, words),
  ];
  const sentence = parts.join(commaOf(words.locale));
  const first = sentence.charAt(0).toLocaleUpperCase(words.locale);
  const end = coupon.status === 1 ? '' : ` ${words.text('promotions.summary.disabled')}`;
  return `${first}${sentence.slice(1)}.${end}`;
}

/** Formats an amount in the currency of a summary. */
export const money = (
  { locale, currency }: Pick<SummaryWords, 'locale' | 'currency'>,
  value: string | number,
): string => formatPrice(locale, Number(value), currency);

/** Joins names as a list in the language of a summary. */
export const joined = (
  { locale }: Pick<SummaryWords, 'locale'>,
  names: readonly string[],
  type: Intl.ListFormatType,
): string => new Intl.ListFormat(locale, { type }).format(names);

function offer(coupon: Summarized, words: SummaryWords): string {
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
function productsOf(rules: readonly Rule[], words: SummaryWords): string {
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

function cartConditions({ condition }: Summarized, words: SummaryWords): readonly string[] {
  const { text } = words;
  const total = numberOf(condition?.order_total);
  const qty = numberOf(condition?.order_qty);
  return [
    ...(total === null ? [] : [text('promotions.summary.orderTotal', { amount: money(words, total) })]),
    ...(qty === null ? [] : [text('promotions.summary.orderQty', { qty })]),
    ...(condition?.required_products ?? []).map((rule) =>
      text('promotions.summary.required', {
        qty: Number(rule.qty),
        products: productsOf([rule], words),
      }),
    ),
  ];
}

/** Maximum number of email addresses listed in a summary. */
const MOST_EMAILS = 3;

function customerConditions({ user_condition }: Summarized, words: SummaryWords): readonly string[] {
  const { text, nameOf } = words;
  const groups = entriesOf(user_condition?.groups).map(
    (ref) => nameOf('customer_group', ref) ?? text('promotions.summary.deleted'),
  );
  const emails = emailsOf(user_condition ?? {});
  const spent = numberOf(user_condition?.purchased);
  const or = (names: readonly string[]) => ({ names: joined(words, names, 'disjunction') });
  return [
    ...(groups.length === 0 ? [] : [text('promotions.summary.groups', or(groups))]),
    ...(emails.length === 0 || emails.length > MOST_EMAILS
      ? []
      : [text('promotions.summary.emails', or(emails))]),
    ...(emails.length > MOST_EMAILS ? [text('promotions.summary.manyEmails', { count: emails.length })] : []),
    ...(spent === null ? [] : [text('promotions.summary.purchased', { amount: money(words, spent) })]),
  ];
}

/** The parts of a coupon that limit its use. */
type Limited = Pick<
  Summarized,
  'max_uses_time_per_customer' | 'max_uses_time_per_coupon' | 'start_date' | 'end_date'
>;

/** Describes how often and when something may be used. */
export function limits(coupon: Limited, { text, locale, timezone }: SummaryWords): readonly string[] {
  const { max_uses_time_per_customer: perCustomer, max_uses_time_per_coupon: inAll } = coupon;
  const time = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(
      new Date(iso),
    );
  const from = coupon.start_date && time(coupon.start_date);
  const until = coupon.end_date && time(coupon.end_date);
  return [
    ...(perCustomer === null ? [] : [text('promotions.summary.perCustomer', { count: perCustomer })]),
    ...(inAll === null ? [] : [text('promotions.summary.inAll', { count: inAll })]),
    ...(from && until ? [text('promotions.summary.fromUntil', { from, until })] : []),
    ...(from && !until ? [text('promotions.summary.from', { from })] : []),
    ...(until && !from ? [text('promotions.summary.until', { until })] : []),
  ];
}
