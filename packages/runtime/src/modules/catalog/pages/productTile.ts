import { sizedUrl } from '../../media/index.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { productPath, isInStock } from '../products/product.ts';

/** A product as lists of the storefront show it. */
export interface ProductTile {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The path of its page. */
  readonly url: string;
  /** The main image in the size `listing`. Null: it has none. */
  readonly image: string | null;
  /** The price in major units of the currency of the shop. It includes tax if the prices of the catalogue do. */
  readonly price: number;
  readonly in_stock: boolean;
}

export const productTile = (card: ProductCard): ProductTile => ({
  uuid: card.uuid,
  sku: card.sku,
  name: card.name,
  url: productPath(card),
  image: card.image_url === null ? null : sizedUrl(card.image_url, 'listing'),
  price: Number(card.price),
  in_stock: isInStock(card),
});
