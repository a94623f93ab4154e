import { sizedUrl } from '../../media/index.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { productPath, isInStock } from '../products/product.ts';

/** A product in a list, as everybody may know it. */
export interface ProductTile {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** A path of the shop. */
  readonly url: string;
  /** In the size of lists. Null: it has none. */
  readonly image: string | null;
  /** In major units of the shop's currency; net of tax where the catalogue's prices are. */
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
