import { translateMessages } from '../../platform/contracts/messages.ts';
import { catalogMessages } from './catalogMessages.ts';

/** The names of the facets of product lists in French. */
export const frenchCatalogMessages = translateMessages(catalogMessages, 'fr', {
  'catalog.facet.category': 'Catégorie',
  'catalog.facet.price': 'Prix',
});
