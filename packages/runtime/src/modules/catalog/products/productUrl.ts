import type { UrlEntry } from '../../urls/index.ts';

/** Where a product answers: at its key, from the root. */
export const productPath = (product: { readonly url_key: string }): string => `/${product.url_key}`;

export const productUrl = (product: { readonly uuid: string; readonly url_key: string }): UrlEntry => ({
  entityType: 'product',
  entityUuid: product.uuid,
  path: productPath(product),
  target: `/product/${product.uuid}`,
});
