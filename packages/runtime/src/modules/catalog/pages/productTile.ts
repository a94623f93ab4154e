import { sizedUrl } from '../../media/index.ts';
import type { ProductTile, TextsOfMain } from '../contract.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { pageAddress } from '../products/product.ts';

/** Names the product that a variant takes texts from, for their translations; nothing for other products. */
export const inheritsFrom = ({
  entry_of,
  page_uuid,
  inherited,
}: ProductCard): { readonly inherits?: TextsOfMain } =>
  entry_of === null ? {} : { inherits: { from: page_uuid, fields: inherited } };

export const productTile = (card: ProductCard): ProductTile => ({
  uuid: card.uuid,
  sku: card.sku,
  name: card.name,
  url: pageAddress(card),
  image: card.image_url === null ? null : sizedUrl(card.image_url, 'listing'),
  price: Number(card.price),
  price_range: { min: Number(card.lowest_price), max: Number(card.highest_price) },
  in_stock: card.is_any_in_stock,
  ...inheritsFrom(card),
});
