import { sizedUrl } from '../../media/index.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { pageAddress } from '../products/product.ts';

/** A product, or the entry of a variant group, as lists of the storefront show it. */
export interface ProductTile {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The address of its page, with the options of a variant that is shown in place of the main one. */
  readonly url: string;
  /** The main image in the size `listing`. Null: it has none. */
  readonly image: string | null;
  /** The price in major units of the currency of the shop. It includes tax if the prices of the catalogue do. */
  readonly price: number;
  /** The lowest and the highest price of its variants, in the same units; both are the price where it has none. */
  readonly price_range: { readonly min: number; readonly max: number };
  /** Whether it, or one of its variants, can be bought. */
  readonly in_stock: boolean;
}

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
