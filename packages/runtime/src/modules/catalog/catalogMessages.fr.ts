import { translateMessages } from '../../platform/messages/contract.ts';
import { catalogMessages } from './catalogMessages.ts';

/** The names of the facets of product lists in French. */
export const frenchCatalogMessages = translateMessages(catalogMessages, 'fr', {
  'catalog.facet.category': 'Catégorie',
  'catalog.facet.price': 'Prix',
});
