import { translateMessages } from '../../platform/contracts/messages.ts';
import { catalogMessages } from './catalogMessages.ts';

/** The names of the facets of product lists in Arabic. */
export const arabicCatalogMessages = translateMessages(catalogMessages, 'ar', {
  'catalog.facet.category': 'الفئة',
  'catalog.facet.price': 'السعر',
});
