import { toMinor } from '@shop/runtime/extension';
import type { AppContext, CatalogReader, ProductTile } from '@shop/runtime/extension';
import { cleanText } from '../selling/cleanText.ts';
import { absoluteUrl } from '../selling/absoluteUrl.ts';

const MOST_TEXT = 2000;

/** Returns the reader of the catalog for an agent. A currency that the shop does not show is ignored. */
export const readerOf = (app: AppContext, currency: string | undefined): CatalogReader => ({
  language: app.language,
  ...(currency !== undefined && { currency: currency.toUpperCase() }),
});

/** Returns a price in whole minor units. */
export const priceOf = (amount: number, currency: string) => ({
  amount: toMinor(amount, currency),
  currency,
});

/** Returns the description of a product as plain text. A product without one is described by its name. */
export function descriptionOf(...texts: readonly (string | null | undefined)[]): { readonly plain: string } {
  for (const text of texts) {
    const plain = cleanText((text ?? '').replaceAll(/<[^>]*>/g, ' '), MOST_TEXT);
    if (plain !== '') return { plain };
  }
  return { plain: '' };
}

/** Returns whether a variant can be bought. */
export const availabilityOf = (isAvailable: boolean) => ({
  available: isAvailable,
  status: isAvailable ? 'in_stock' : 'out_of_stock',
});

/** Returns an image. */
export const imageOf = (app: AppContext, src: string, alt: string) => ({
  type: 'image',
  url: absoluteUrl(app, src),
  ...(cleanText(alt) !== '' && { alt_text: cleanText(alt) }),
});

/** Returns what a tile of the catalog says of its product. */
export const productOfTile = (app: AppContext, tile: ProductTile, currency: string) => ({
  title: cleanText(tile.name),
  description: descriptionOf(tile.short_description, tile.name),
  url: absoluteUrl(app, tile.url),
  price_range: {
    min: priceOf(tile.price_range.min, currency),
    max: priceOf(tile.price_range.max, currency),
  },
  ...(tile.picture && { media: [imageOf(app, tile.picture.original, tile.picture.alt)] }),
});

/** Returns the variant that a tile shows. */
export const variantOfTile = (app: AppContext, tile: ProductTile, currency: string) => ({
  id: tile.sku,
  sku: tile.sku,
  title: cleanText(tile.name),
  description: descriptionOf(tile.short_description, tile.name),
  price: priceOf(tile.price, currency),
  ...(tile.compare_at_price !== null && { list_price: priceOf(tile.compare_at_price, currency) }),
  url: absoluteUrl(app, tile.url),
  ...(tile.picture && { media: [imageOf(app, tile.picture.original, tile.picture.alt)] }),
});
