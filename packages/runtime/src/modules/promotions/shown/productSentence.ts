import { commaOf } from '../../../platform/languages/writing.ts';
import { limits } from '../couponSummary.ts';
import { joined, money } from '../summaryWords.ts';
import type { SummaryWords } from '../summaryWords.ts';
import type { Amounts, Promotion, Tier } from '../promotion.ts';

/** The discount on a given unit that makes it free, in percent. */
const FREE = 100;

/**
 * Describes to a shopper what a promotion gives on a product and how long, such as "20% off, until 30 Nov 2026." Null if an amount is not given
 * in the currency of the words. Pure.
 */
export function productSentence(promotion: Promotion, words: SummaryWords): string | null {
  const gives = giftWords(promotion, words);
  if (gives === null) return null;
  const { max_uses_per_customer: perCustomer, ends_at: until } = promotion;
  const { locale } = words;
  const sentence = [
    gives,
    ...limits(
      {
        max_uses_time_per_customer: perCustomer,
        max_uses_time_per_coupon: null,
        start_date: null,
        end_date: until,
      },
      words,
    ),
  ].join(commaOf(locale));
  return `${sentence.charAt(0).toLocaleUpperCase(locale)}${sentence.slice(1)}.`;
}

function giftWords({ action }: Promotion, words: SummaryWords): string | null {
  const { text } = words;
  switch (action.kind) {
    case 'percent':
      return text('promotions.shown.percent', { percent: action.value });
    case 'amount':
      return withAmount(action.amounts, words, (amount) => text('promotions.shown.amount', { amount }));
    case 'fixed_price':
      return withAmount(action.amounts, words, (amount) => text('promotions.shown.fixedPrice', { amount }));
    case 'tiers':
      return tiersWords(action.tiers, words);
    case 'buy_x_get_y': {
      const values = { buy: action.buy.qty, get: action.get.qty, percent: action.get.percent };
      return values.percent === FREE
        ? text('promotions.shown.set', values)
        : text('promotions.shown.setPercent', values);
    }
    case 'cheapest_free':
      return text('promotions.shown.cheapest', { every: action.every });
    default:
      return null;
  }
}

function withAmount(amounts: Amounts, words: SummaryWords, say: (amount: string) => string): string | null {
  const amount = amounts[words.currency];
  return amount === undefined ? null : say(money(words, amount));
}

function tiersWords(tiers: readonly Tier[], words: SummaryWords): string | null {
  const { text } = words;
  const steps = tiers
    .toSorted((a, b) => a.min - b.min)
    .map(({ min, percent, amounts }) => {
      const offer =
        percent === undefined
          ? withAmount(amounts ?? {}, words, (amount) => text('promotions.sentence.amountEach', { amount }))
          : text('promotions.sentence.percent', { percent });
      return offer && text('promotions.sentence.tierQty', { offer, min });
    });
  const known = steps.filter((step) => step !== null);
  return known.length === steps.length ? joined(words, known, 'conjunction') : null;
}
