import type { ReadContext } from '../../../platform/loading/readContext.ts';
import type { PageRequest } from '../../urls/index.ts';
import type { VariantAttribute } from '../contract.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { isInStock, pageAddress } from '../products/product.ts';
import { productById, variantGroupById, variantsOfGroup } from '../variants/variant.loaders.ts';
import { chooseVariant, offeredOptions } from '../variants/variantOffer.ts';
import type { VariantGroupRow, VariantRow } from '../variants/variant.ts';

/** A variant with its card, as pages show it. */
export interface OfferedVariant extends VariantRow {
  readonly card: ProductCard;
}

/** The variants of a visible group that the storefront shows. */
export interface VariantOffer {
  readonly group: VariantGroupRow;
  readonly variants: readonly OfferedVariant[];
}

/** Reads the variants of the group of a product; null: it has none to show. At most three statements. */
export async function readVariantOffer(
  context: ReadContext,
  { variant_group_id: id }: ProductCard,
): Promise<VariantOffer | null> {
  const group = id === null ? null : await context.loader(variantGroupById)(id);
  if (!group) return null;
  const rows = await context.loader(variantsOfGroup)(group.variant_group_id);
  const cards = await Promise.all(rows.map((row) => context.loader(productById)(row.product_id)));
  const variants = rows.flatMap((row, place) => {
    const card = cards[place];
    return card ? [{ ...row, card }] : [];
  });
  return variants.length === 0 ? null : { group, variants };
}

/**
 * Finds the variant that the query of a page chooses: the one with most of the named options, and among equal ones one that
 * can be bought, the main one first. Options are named by their texts, under the codes of their attributes.
 */
export const chosenVariant = ({ variants }: VariantOffer, { query }: PageRequest): OfferedVariant =>
  chooseVariant(variants, ({ attribute_code: code, option_text: text }) =>
    [query[code] ?? []].flat().some((value) => value.toLowerCase() === text.toLowerCase()),
  );

/** Makes the options that a shopper can choose beside those of the chosen variant. */
export function variantOptions(
  { group, variants }: VariantOffer,
  chosen: OfferedVariant,
): readonly VariantAttribute[] {
  const byId = new Map(variants.map((variant) => [variant.product_id, variant.card]));
  return offeredOptions(group, variants, chosen.product_id).map((attribute) => ({
    code: attribute.attribute_code,
    name: attribute.attribute_name,
    options: attribute.options.flatMap(({ option_id: id, option_uuid: uuid, option_text, product_id }) => {
      const card = byId.get(product_id);
      const isChosen = chosen.options.some((option) => option.option_id === id);
      const having = variants.filter(({ options }) => options.some((option) => option.option_id === id));
      const buyable = isChosen ? having.some((variant) => isInStock(variant.card)) : card && isInStock(card);
      return card
        ? [{ uuid, label: option_text, url: addressOf(card), in_stock: buyable ?? false, chosen: isChosen }]
        : [];
    }),
  }));

  /** The main member is named by its options too, for its page may show another variant without them. */
  function addressOf(card: ProductCard): string {
    const options = variants.find(({ product_id }) => product_id === card.product_id)?.options ?? [];
    return pageAddress({
      page_key: card.page_key,
      page_options: options.map(({ attribute_code, option_text }) => [attribute_code, option_text]),
    });
  }
}
