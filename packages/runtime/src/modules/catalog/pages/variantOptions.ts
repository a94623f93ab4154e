import type { ReadContext } from '../../../platform/loading/readContext.ts';
import type { PageRequest } from '../../urls/index.ts';
import { contentLanguage } from '../../translations/index.ts';
import type { VariantAttribute } from '../contract.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { isInStock, pageAddress } from '../products/product.ts';
import { chooseVariant, offeredOptions, sharesEarlier } from '../variants/variantOffer.ts';
import type { OfferedOption } from '../variants/variantOffer.ts';
import type { VariantGroupRow, VariantRow } from '../variants/variant.ts';
import { listOfferedCards } from './pageParts.repo.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { mainImage } from './productTile.ts';

/** A variant with its card, as shown on pages. */
export interface OfferedVariant extends Pick<VariantRow, 'product_id' | 'is_main' | 'options'> {
  readonly card: ProductCard;
}

/** The variants of a visible group that the storefront shows. */
export interface VariantOffer {
  readonly group: Pick<VariantGroupRow, 'uuid' | 'attributes'>;
  readonly variants: readonly OfferedVariant[];
}

/**
 * Reads the variants in the group of a product. Returns null if there are none to show. Runs one SQL statement, or none
 * for a product without a group.
 */
export async function readVariantOffer(
  { app, db }: ReadContext,
  { variant_group_id: id }: ProductCard,
): Promise<VariantOffer | null> {
  const cards = id === null ? [] : await listOfferedCards(db, id, contentLanguage(app), pricesOf(app));
  const [first] = cards;
  if (!first) return null;
  return {
    group: { uuid: first.group_uuid, attributes: first.group_attributes },
    variants: cards.map((card) => ({
      product_id: card.product_id,
      is_main: card.is_main,
      options: card.options,
      card,
    })),
  };
}

/**
 * Finds the variant that a page's query string selects: the variant with the most matching options. Among equal matches,
 * prefers a variant that can be bought, then the main variant. The query string lists option labels by attribute code.
 */
export const chosenVariant = ({ variants }: VariantOffer, { query }: PageRequest): OfferedVariant =>
  chooseVariant(variants, ({ attribute_code: code, option_text: text }) =>
    [query[code] ?? []].flat().some((value) => value.toLowerCase() === text.toLowerCase()),
  );

/** Creates the options that a shopper can choose in addition to those of the selected variant. */
export const variantOptions = (offer: VariantOffer, chosen: OfferedVariant): readonly VariantAttribute[] =>
  offeredOptions(offer.group, offer.variants, chosen.product_id).map((attribute) => ({
    code: attribute.attribute_code,
    name: attribute.attribute_name,
    options: distinguishOptions(
      attribute.options.flatMap((option) => shownOption(offer, chosen, attribute.attribute_id, option) ?? []),
    ),
  }));

type Option = VariantAttribute['options'][number];

/** Removes images that do not distinguish the options. */
const distinguishOptions = (options: readonly Option[]): readonly Option[] =>
  new Set(options.map(({ picture }) => picture?.original)).size === options.length
    ? options
    : options.map((option) => ({ ...option, picture: null }));

function shownOption(
  { variants }: VariantOffer,
  chosen: OfferedVariant,
  attributeId: number,
  { option_id: id, option_uuid: uuid, option_text, product_id }: OfferedOption,
): Option | null {
  const having = variants.filter(({ options }) => options.some((option) => option.option_id === id));
  const leadsTo = having.find((variant) => variant.product_id === product_id);
  if (!leadsTo) return null;
  const isChosen = chosen.options.some((option) => option.option_id === id);
  const anyInStock = having.some(({ card }) => isInStock(card));
  return {
    uuid,
    label: option_text,
    url: addressOf(leadsTo),
    in_stock: isChosen ? anyInStock : isInStock(leadsTo.card),
    any_in_stock: anyInStock,
    is_offered: having.some((variant) => sharesEarlier(variant, chosen, attributeId)),
    chosen: isChosen,
    color: leadsTo.options.find((option) => option.option_id === id)?.color ?? null,
    picture: mainImage(leadsTo.card, 'thumb'),
  };
}

/** Even the URL of the main variant includes its options, because its page may show another variant without them. */
const addressOf = ({ card, options }: OfferedVariant): string =>
  pageAddress({
    page_key: card.page_key,
    page_options: options.map(({ attribute_code, option_text }) => [attribute_code, option_text]),
  });
