import { joined, money } from './summaryWords.ts';
import type { PromotionPart } from './contract.ts';
import type { Action, Amounts, PromotionClass, Select, Tier } from './promotion.ts';
import type { DescribedPromotion, SentenceWords } from './promotionSentence.ts';
import { selectWords } from './sentenceOfSelect.ts';

/** The discount on a given unit that makes it free, in percent. */
const FREE = 100;

/** Describes what a promotion gives, such as "20% off the whole order". */
export function actionWords({ action, class: of }: DescribedPromotion, words: SentenceWords): string {
  const { text } = words;
  switch (action.kind) {
    case 'percent':
      return percentWords(action.value, of, action.select, words);
    case 'amount':
      return amountWords(action.amounts, of, action.select, words);
    case 'fixed_price':
      return text('promotions.sentence.fixedPrice', {
        products: selectWords(action.select, words),
        amount: amounts(action.amounts, words),
      });
    case 'tiers':
      return tiersWords(action, of, words);
    case 'buy_x_get_y':
      return setWords(action, words);
    case 'cheapest_free':
      return text('promotions.sentence.cheapest', {
        every: action.every,
        products: selectWords(action.select, words),
      });
    case 'gift':
      return text('promotions.sentence.gift', { qty: action.qty, sku: action.sku });
    case 'shipping':
      return shippingWords(action, words);
    default:
      return otherWords(action, words);
  }
}

type Of<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

/** Returns an amount in the shop's currency, or in all that it is given in if it is not given in that. */
function amounts(given: Amounts, words: SentenceWords): string {
  const base = given[words.currency];
  if (base !== undefined) return money(words, base);
  const all = Object.entries(given).map(([currency, amount]) => money({ ...words, currency }, amount));
  return joined(words, all, 'disjunction');
}

function percentWords(
  percent: number,
  of: PromotionClass,
  select: Select | undefined,
  words: SentenceWords,
): string {
  const { text } = words;
  return of === 'order' && isAll(select)
    ? text('promotions.summary.percentage_discount_to_entire_order', { percent })
    : text('promotions.summary.percentage_discount_to_specific_products', {
        percent,
        products: selectWords(select, words),
      });
}

const isAll = (select: Select | undefined): boolean =>
  Object.values(select ?? {}).every((member) => member === undefined);

function amountWords(
  given: Amounts,
  of: PromotionClass,
  select: Select | undefined,
  words: SentenceWords,
): string {
  const { text } = words;
  const amount = amounts(given, words);
  if (of === 'order' && isAll(select))
    return text('promotions.summary.fixed_discount_to_entire_order', { amount });
  const products = selectWords(select, words);
  return of === 'order'
    ? text('promotions.sentence.amountOf', { amount, products })
    : text('promotions.summary.fixed_discount_to_specific_products', { amount, products });
}

function tiersWords({ by, tiers }: Of<'tiers'>, of: PromotionClass, words: SentenceWords): string {
  const { text } = words;
  const offerOf = ({ percent, amounts: given }: Tier) => {
    if (percent !== undefined) return text('promotions.sentence.percent', { percent });
    const amount = amounts(given ?? {}, words);
    return text(of === 'order' ? 'promotions.sentence.amount' : 'promotions.sentence.amountEach', { amount });
  };
  const steps = tiers
    .toSorted((a, b) => a.min - b.min)
    .map((tier) => {
      const offer = offerOf(tier);
      return by === 'qty'
        ? text('promotions.sentence.tierQty', { offer, min: tier.min })
        : text('promotions.sentence.tierSubtotal', { offer, amount: money(words, tier.min) });
    });
  return joined(words, steps, 'conjunction');
}

function setWords({ buy, get }: Of<'buy_x_get_y'>, words: SentenceWords): string {
  const values = {
    buy: buy.qty,
    bought: selectWords(buy.select, words),
    get: get.qty,
    given: selectWords(get.select, words),
  };
  return get.percent === FREE
    ? words.text('promotions.sentence.set', values)
    : words.text('promotions.sentence.setPercent', { ...values, percent: get.percent });
}

function shippingWords({ percent, amounts: given }: Of<'shipping'>, words: SentenceWords): string {
  const { text } = words;
  if (percent !== undefined && percent !== FREE)
    return text('promotions.sentence.shippingPercent', { percent });
  return given === undefined
    ? text('promotions.summary.freeShipping')
    : text('promotions.sentence.shippingAmount', { amount: amounts(given, words) });
}

function otherWords(part: PromotionPart, { kinds, text, locale, currency }: SentenceWords): string {
  const kind = kinds.actions.get(part.kind);
  return kind ? kind.sentence({ part, text, locale, currency }) : text('promotions.sentence.unknown');
}
