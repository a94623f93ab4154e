import { sizedUrl } from '../../media/index.ts';
import type { ProductTile } from '../contract.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { pageAddress } from '../products/product.ts';

export const productTile = (card: ProductCard): ProductTile => ({
  uuid: card.uuid,
  sku: card.sku,
  name: card.name,
  url: pageAddress(card),
  image: card.image_url === null ? null : sizedUrl(card.image_url, 'listing'),
  price: Number(card.price),
  price_range: { min: Number(card.lowest_price), max: Number(card.highest_price) },
  in_stock: card.is_any_in_stock,
});
