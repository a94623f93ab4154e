import { translateMessages } from '../../platform/contracts/messages.ts';
import { catalogMessages } from './catalogMessages.ts';

/** The names of the facets of product lists in Spanish. */
export const spanishCatalogMessages = translateMessages(catalogMessages, 'es', {
  'catalog.facet.category': 'Categoría',
  'catalog.facet.price': 'Precio',
});
