import { joined, money } from './summaryWords.ts';
import type { PromotionPart } from './contract.ts';
import type { Condition, Select } from './promotion.ts';
import type { SentenceWords } from './promotionSentence.ts';
import { namesOf, selectWords } from './sentenceOfSelect.ts';

/** Describes a condition, such as "for orders of at least $50.00". */
export function conditionWords(condition: Condition, words: SentenceWords): string {
  const { text } = words;
  switch (condition.kind) {
    case 'products':
      return inCart({ skus: condition.skus }, words);
    case 'categories':
    case 'collections':
      return inCart({ [condition.kind]: condition.ids }, words);
    case 'attribute':
      return inCart({ attribute: condition }, words);
    case 'subtotal':
      return text('promotions.summary.orderTotal', { amount: money(words, condition.min) });
    case 'qty':
      return condition.of === undefined
        ? text('promotions.summary.orderQty', { qty: condition.min })
        : text('promotions.summary.required', {
            qty: condition.min,
            products: selectWords(condition.of, words),
          });
    case 'groups':
      return text('promotions.summary.groups', {
        names: joined(words, namesOf(words, 'customer_group', condition.ids), 'disjunction'),
      });
    case 'first_order':
      return text('promotions.sentence.firstOrder');
    case 'returning':
      return text('promotions.sentence.returning');
    case 'countries':
      return text('promotions.sentence.countries', { names: countries(condition.codes, words) });
    case 'weekdays':
      return text('promotions.sentence.weekdays', { names: weekdays(condition.days, words) });
    case 'hours':
      return text('promotions.sentence.hours', { from: condition.from, to: condition.to });
    default:
      return otherWords(condition, words);
  }
}

const inCart = (select: Select, words: SentenceWords): string =>
  words.text('promotions.sentence.inCart', { products: selectWords(select, words) });

function countries(codes: readonly string[], words: SentenceWords): string {
  const names = new Intl.DisplayNames(words.locale, { type: 'region' });
  return joined(
    words,
    codes.map((code) => names.of(code) ?? code),
    'disjunction',
  );
}

/** A Monday, from which the names of weekdays are counted. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function weekdays(days: readonly number[], words: SentenceWords): string {
  const format = new Intl.DateTimeFormat(words.locale, { weekday: 'long', timeZone: 'UTC' });
  const names = days.toSorted().map((day) => format.format(new Date(MONDAY + (day - 1) * DAY_MS)));
  return joined(words, names, 'disjunction');
}

function otherWords(part: PromotionPart, { kinds, text, locale, currency }: SentenceWords): string {
  const kind = kinds.conditions.get(part.kind);
  return kind ? kind.sentence({ part, text, locale, currency }) : text('promotions.sentence.unknown');
}
