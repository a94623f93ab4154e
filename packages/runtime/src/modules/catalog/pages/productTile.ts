import { sizedUrl } from '../../media/index.ts';
import type { ProductTile } from '../contract.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { productPath, isInStock } from '../products/product.ts';

export const productTile = (card: ProductCard): ProductTile => ({
  uuid: card.uuid,
  sku: card.sku,
  name: card.name,
  url: productPath(card),
  image: card.image_url === null ? null : sizedUrl(card.image_url, 'listing'),
  price: Number(card.price),
  in_stock: isInStock(card),
});
