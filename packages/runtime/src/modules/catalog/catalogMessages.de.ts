import { translateMessages } from '../../platform/contracts/messages.ts';
import { catalogMessages } from './catalogMessages.ts';

/** The names of the facets of product lists in German. */
export const germanCatalogMessages = translateMessages(catalogMessages, 'de', {
  'catalog.facet.category': 'Kategorie',
  'catalog.facet.price': 'Preis',
});
