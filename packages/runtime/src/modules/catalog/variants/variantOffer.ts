import { isUuid } from '../../../platform/db/ids.ts';
import { isInStock } from '../products/product.ts';
import type { VariantChoice, VariantRow, VariantGroupRow } from './variant.ts';

type Variant = Pick<VariantRow, 'product_id' | 'options'>;

/** A variant option, and the product that is shown when a shopper selects the option. */
export interface OfferedOption extends Pick<VariantChoice, 'option_id' | 'option_uuid' | 'option_text'> {
  readonly product_id: number;
}

/**
 * Lists the options of the variants for each attribute, in attribute order. An option points to the variant that differs from
 * `productId` only in this attribute. If there is none, the first variant with the same options for the preceding attributes is
 * used, or else the first variant with the option.
 */
export const offeredOptions = (
  { attributes }: Pick<VariantGroupRow, 'attributes'>,
  variants: readonly Variant[],
  productId: number | null,
) => {
  const current = variants.find(({ product_id }) => product_id === productId);
  return attributes.map((attribute) => ({
    ...attribute,
    options: optionsOf(attribute.attribute_id, variants, current),
  }));
};

function optionsOf(attributeId: number, variants: readonly Variant[], current: Variant | undefined) {
  const choices = new Map<number, VariantChoice>();
  for (const { options } of variants) {
    const choice = options.find(({ attribute_id }) => attribute_id === attributeId);
    if (choice) choices.set(choice.option_id, choice);
  }
  return [...choices.values()]
    .sort((a, b) => a.sort_order - b.sort_order || a.option_id - b.option_id)
    .map(({ option_id, option_uuid, option_text }): OfferedOption => {
      const having = variants.filter(({ options }) =>
        options.some((option) => option.option_id === option_id),
      );
      const product =
        having.find((variant) => isSibling(variant, current, attributeId)) ??
        having.find((variant) => sharesEarlier(variant, current, attributeId)) ??
        having[0];
      return { option_id, option_uuid, option_text, product_id: (product as Variant).product_id };
    });
}

const isSibling = (variant: Variant, current: Variant | undefined, attributeId: number): boolean =>
  current !== undefined &&
  variant.options.every(
    ({ attribute_id, option_id }, place) =>
      attribute_id === attributeId || current.options[place]?.option_id === option_id,
  );

/** Reports whether a variant has the same options as the current variant for all attributes before the given attribute. */
export const sharesEarlier = (
  variant: Variant,
  current: Variant | undefined,
  attributeId: number,
): boolean => {
  const place = variant.options.findIndex(({ attribute_id }) => attribute_id === attributeId);
  return variant.options
    .slice(0, place)
    .every(({ option_id }, index) => current?.options[index]?.option_id === option_id);
};

/**
 * Finds the variant with the most options that `isNamed` accepts. Among equal matches, it prefers a variant that can be bought, then the
 * main variant, then the first. There must be at least one variant.
 */
export function chooseVariant<
  T extends Variant & Pick<VariantRow, 'is_main'> & { readonly card: Parameters<typeof isInStock>[0] },
>(variants: readonly T[], isNamed: (option: VariantChoice) => boolean): T {
  const ranked = variants.map((variant) => ({
    variant,
    rank: [variant.options.filter(isNamed).length, Number(isInStock(variant.card)), Number(variant.is_main)],
  }));
  const [first] = ranked.toSorted((a, b) => {
    const place = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return place === -1 ? 0 : (b.rank[place] ?? 0) - (a.rank[place] ?? 0);
  });
  return (first as (typeof ranked)[number]).variant;
}

/** Finds the variant for the selected options, given as ids or UUIDs in any sequence, one for each attribute. */
export const variantOf = <T extends Variant>(variants: readonly T[], refs: readonly string[]): T | null => {
  const chosen = [...new Set(refs.map((ref) => ref.toLowerCase()))];
  return (
    variants.find(
      ({ options }) =>
        options.length === chosen.length &&
        chosen.every((ref) =>
          options.some(({ option_id, option_uuid }) =>
            isUuid(ref) ? option_uuid === ref : String(option_id) === ref,
          ),
        ),
    ) ?? null
  );
};
