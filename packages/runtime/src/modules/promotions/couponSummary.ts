import { commaOf } from '../../platform/languages/writing.ts';
import { emailsOf, entriesOf, numberOf } from './storedValue.ts';
import type { SummaryWords } from './summaryWords.ts';
import { joined, money } from './summaryWords.ts';
import type { Summarized } from './offerSummary.ts';
import { offerSummary, productsOf } from './offerSummary.ts';

/** Describes in one sentence what a coupon offers, to whom, and when. Pure. */
export function couponSummary(coupon: Summarized, words: SummaryWords): string {
  const parts = [
    offerSummary(coupon, words),
    ...cartConditions(coupon, words),
    ...customerConditions(coupon, words),
    ...limits(coupon, words),
  ];
  const sentence = parts.join(commaOf(words.locale));
  const first = sentence.charAt(0).toLocaleUpperCase(words.locale);
  const end = coupon.status === 1 ? '' : ` ${words.text('promotions.summary.disabled')}`;
  return `${first}${sentence.slice(1)}.${end}`;
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
