import { defineMessages } from '../../platform/contracts/messages.ts';

/** The names of product list facets that are not attributes. */
export const catalogMessages = defineMessages('catalog', 'en', {
  'catalog.facet.category': 'Category',
  'catalog.facet.price': 'Price',
});

/** The messages of the catalog by key, for the compiler. */
export type CatalogMessages = (typeof catalogMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends CatalogMessages {}
}
