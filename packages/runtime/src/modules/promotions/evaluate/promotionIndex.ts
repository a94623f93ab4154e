import { textKey } from '../../../platform/text/keyText.ts';
import type { AttributeOptions, Condition, Promotion, Select } from '../promotion.ts';
import type { PromotionBuyer, PromotionCart, PromotionLine } from './promotionCart.ts';

/** Promotions by what a cart or its buyer must have for them, so that only those are evaluated that may apply. */
interface PromotionIndex {
  /** All promotions in the order in which they are considered. */
  readonly sorted: readonly Promotion[];
  /** The places of the promotions that any cart may get. */
  readonly always: readonly number[];
  /** The places of the others by a key of the lines, the groups or the country. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
}

/** The highest priority goes first, then the older promotion. */
export const byPriority = (a: Promotion, b: Promotion): number =>
  b.priority - a.priority || a.promotion_id - b.promotion_id;

const indexes = new WeakMap<readonly Promotion[], PromotionIndex>();

/** Returns the index of a list of promotions. It is kept as long as the list is. */
function indexOf(promotions: readonly Promotion[]): PromotionIndex {
  const known = indexes.get(promotions);
  if (known) return known;
  const sorted = promotions.toSorted(byPriority);
  const always: number[] = [];
  const byKey = new Map<string, number[]>();
  for (const [place, promotion] of sorted.entries()) {
    const keys = keysOf(promotion);
    if (!keys) always.push(place);
    for (const key of new Set(keys)) {
      const places = byKey.get(key);
      if (places) places.push(place);
      else byKey.set(key, [place]);
    }
  }
  const index = { sorted, always, byKey };
  indexes.set(promotions, index);
  return index;
}

/** Returns all promotions in the order in which they are considered. */
export const inOrder = (promotions: readonly Promotion[]): readonly Promotion[] => indexOf(promotions).sorted;

/**
 * Returns the promotions that may apply to a cart, in the order in which they are considered. Those that are left out have a condition or an
 * action that needs a product, a group or a country that the cart and its buyer do not have. Pure: what it keeps depends on the list alone.
 */
export function possiblePromotions<Kind extends Promotion>(
  promotions: readonly Kind[],
  { lines, country }: Pick<PromotionCart, 'lines' | 'country'>,
  { groups }: Pick<PromotionBuyer, 'groups'>,
): readonly Kind[] {
  const { sorted, always, byKey } = indexOf(promotions);
  if (byKey.size === 0) return sorted as readonly Kind[];
  const places = new Set(always);
  const add = (key: string) => {
    for (const place of byKey.get(key) ?? []) places.add(place);
  };
  for (const line of lines) if (line.eligible) for (const key of keysOfLine(line)) add(key);
  for (const group of groups) add(groupKey(group));
  if (country !== null) add(countryKey(country));
  // The places of those that any cart may get are in order already.
  const inTurn = places.size === always.length ? always : [...places].sort((a, b) => a - b);
  return inTurn.map((place) => sorted[place] as Kind);
}

const skuKey = (sku: string): string => `sku ${textKey(sku)}`;
const categoryKey = (id: string): string => `category ${id.toLowerCase()}`;
const collectionKey = (id: string): string => `collection ${id.toLowerCase()}`;
const optionKey = (code: string, option: string): string => `option ${code} ${option}`;
const groupKey = (id: string): string => `group ${id.toLowerCase()}`;
const countryKey = (code: string): string => `country ${code}`;

const keysOfLine = ({ sku, categories, collections, attributes }: PromotionLine): readonly string[] => [
  skuKey(sku),
  ...categories.map(categoryKey),
  ...collections.map(collectionKey),
  ...attributes.flatMap(({ code, option, text }) => [
    optionKey(code, option.toLowerCase()),
    optionKey(code, textKey(text)),
  ]),
];

/** Keys of which a cart must have one, by kind. */
interface Requirement {
  /** A lower rank is met by fewer carts. */
  readonly rank: number;
  readonly keys: readonly string[];
}

/** Returns the keys of which a cart must have one, so that the promotion may apply: those that the fewest carts have. Null if there are none. */
function keysOf({ conditions, action }: Promotion): readonly string[] | null {
  const required = [...conditions.flatMap(ofCondition), ...ofAction(action)];
  const [first] = required.toSorted((a, b) => a.rank - b.rank || a.keys.length - b.keys.length);
  return first?.keys ?? null;
}

const ofSkus = (skus: readonly string[]): Requirement => ({ rank: 0, keys: skus.map(skuKey) });
const ofOptions = ({ code, options }: AttributeOptions): Requirement => ({
  rank: 1,
  keys: options.map((option) => optionKey(code, textKey(option))),
});
const ofCollections = (ids: readonly string[]): Requirement => ({ rank: 2, keys: ids.map(collectionKey) });
const ofCategories = (ids: readonly string[]): Requirement => ({ rank: 3, keys: ids.map(categoryKey) });

function ofCondition(condition: Condition): readonly Requirement[] {
  switch (condition.kind) {
    case 'products':
      return [ofSkus(condition.skus)];
    case 'attribute':
      return [ofOptions(condition)];
    case 'collections':
      return [ofCollections(condition.ids)];
    case 'categories':
      return [ofCategories(condition.ids)];
    case 'qty':
      return condition.min > 0 ? ofSelect(condition.of) : [];
    case 'groups':
      return [{ rank: 4, keys: condition.ids.map(groupKey) }];
    case 'countries':
      return [{ rank: 5, keys: condition.codes.map(countryKey) }];
    default:
      return [];
  }
}

/** Returns the keys of the lines without which an action takes nothing off. */
function ofAction(action: Promotion['action']): readonly Requirement[] {
  switch (action.kind) {
    case 'percent':
    case 'amount':
    case 'fixed_price':
    case 'cheapest_free':
      return ofSelect(action.select);
    case 'buy_x_get_y':
      return ofSelect(action.get.select);
    default:
      return [];
  }
}

const ofSelect = (select: Select | undefined): readonly Requirement[] => {
  const { skus, attribute, collections, categories } = select ?? {};
  return [
    ...(skus ? [ofSkus(skus)] : []),
    ...(attribute ? [ofOptions(attribute)] : []),
    ...(collections ? [ofCollections(collections)] : []),
    ...(categories ? [ofCategories(categories)] : []),
  ];
};
