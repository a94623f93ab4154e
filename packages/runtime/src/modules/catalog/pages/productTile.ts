import type { AppContext } from '../../../platform/contracts/context.ts';
import { responsiveImage, sizedUrl } from '../../media/index.ts';
import type { ImageSize, ResponsiveImage } from '../../media/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import type { ProductTile, TextsOfMain } from '../contract.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { badgesOf } from '../offers/productOffers.ts';
import { struckPriceOf } from '../prices/struckPrice.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { pageAddress } from '../products/product.ts';
import { unitPriceOf } from '../products/unitPrice.ts';
import { giftCardPrices } from './giftCardPrices.ts';

/** Returns the main variant from which a variant inherits fields, to look up their translations. Empty for other products. */
export const inheritsFrom = ({
  entry_of,
  page_uuid,
  inherited,
}: ProductCard): { readonly inherits?: TextsOfMain } =>
  entry_of === null ? {} : { inherits: { from: page_uuid, fields: inherited } };

/** Creates the tile of a product for lists. */
export const productTile = (app: AppContext, card: ProductCard): ProductTile => ({
  uuid: card.uuid,
  sku: card.sku,
  name: card.name,
  short_description: card.short_description,
  url: pageAddress(card),
  image: card.image_url === null ? null : sizedUrl(card.image_url, 'listing'),
  picture: mainImage(card, 'listing'),
  second_picture: card.second_image && responsiveImage(card.second_image, 'listing'),
  price: Number(card.price),
  price_range: { min: Number(card.lowest_price), max: Number(card.highest_price) },
  in_stock: card.is_any_in_stock,
  is_on_sale: card.is_any_on_sale,
  swatches: card.swatches,
  // A gift card is sold for its amount, and most are sold without tax.
  ...(card.gift_card === null && taxBasisOf(app)),
  ...badgesOf(app, card),
  ...priceNotes(app, card),
  ...giftCardPrices(app, card),
});

/** Returns the basis of shown prices, if the shop decides about it. */
function taxBasisOf(app: AppContext): Pick<ProductTile, 'tax_basis'> {
  const basis = pricesOf(app)?.tax?.basis;
  return basis === undefined ? {} : { tax_basis: basis };
}

/** Returns the main image of a product in a single size. Null if the product has no image. */
export const mainImage = (
  { image_url: url, image_alt: alt, image_size }: ProductCard,
  size: ImageSize,
): ResponsiveImage | null => {
  if (url === null) return null;
  const [width, height] = image_size ?? [null, null];
  return responsiveImage({ url, alt, width, height }, size);
};

/**
 * Returns the price details shown on tiles and pages: the price before a reduction, the price per base unit, and whether
 * the product is new.
 */
export function priceNotes(app: AppContext, card: ProductCard) {
  const keys = ['catalogNewProductDays', 'catalogUnitPricePer100'] as const;
  const { catalogNewProductDays: days, catalogUnitPricePer100: per100 } = settingsFrom(app, keys, card.saved);
  const age = app.clock.now().getTime() - Date.parse(card.created_at);
  return {
    compare_at_price: struckPriceOf(app, card),
    unit_price: unitPriceOf(card, card.currency ?? app.config.shop.currency, per100),
    is_new: age < days * 86_400_000,
    ...inheritsFrom(card),
  };
}
