import { defineMessages } from '../../platform/contracts/messages.ts';

/** The names of the facets of product lists that are no attributes. */
export const catalogMessages = defineMessages('catalog', 'en', {
  'catalog.facet.category': 'Category',
  'catalog.facet.price': 'Price',
});

/** The texts of this catalogue by key, for the compiler. */
export type CatalogMessages = (typeof catalogMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends CatalogMessages {}
}
