import { textKey } from '../../../platform/text/keyText.ts';
import type { AttributeOptions, Select } from '../promotion.ts';
import type { PromotionLine } from './promotionCart.ts';

/** Sets of the keys of lists. Promotions are kept from one change of a cart to the next, and so are their lists. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function keysOf(list: readonly string[], keyOf: (text: string) => string): ReadonlySet<string> {
  const known = sets.get(list);
  if (known) return known;
  const keys = new Set(list.map(keyOf));
  sets.set(list, keys);
  return keys;
}

const lower = (text: string): string => text.toLowerCase();

/** Reports whether a SKU is in a list, without regard to case. */
export const isOneOf = (sku: string, skus: readonly string[]): boolean =>
  keysOf(skus, textKey).has(textKey(sku));

/** Reports whether one of the ids is in a list. */
export function hasOneOf(ids: readonly string[], wanted: readonly string[]): boolean {
  const keys = keysOf(wanted, lower);
  return ids.some((id) => keys.has(id.toLowerCase()));
}

/** Reports whether a product has one of the options of an attribute, by UUID or text. */
export function hasOption({ attributes }: PromotionLine, { code, options }: AttributeOptions): boolean {
  const keys = keysOf(options, textKey);
  return attributes.some(
    (attribute) =>
      attribute.code === code &&
      (keys.has(attribute.option.toLowerCase()) || keys.has(textKey(attribute.text))),
  );
}

/** Reports whether promotions may apply to a line, and a select chooses it. Pure. */
export const isSelected = (line: PromotionLine, select: Select | undefined): boolean =>
  line.eligible &&
  (select?.skus === undefined || isOneOf(line.sku, select.skus)) &&
  (select?.categories === undefined || hasOneOf(line.categories, select.categories)) &&
  (select?.collections === undefined || hasOneOf(line.collections, select.collections)) &&
  (select?.attribute === undefined || hasOption(line, select.attribute));
