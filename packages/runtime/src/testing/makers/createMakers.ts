import { catalogMakers } from './catalogMakers.ts';
import type { CatalogMakers } from './catalogMakers.ts';
import { contentMakers } from './contentMakers.ts';
import type { ContentMakers } from './contentMakers.ts';
import type { MakerParts } from './makerParts.ts';
import { orderMakers } from './orderMakers.ts';
import type { OrderMakers } from './orderMakers.ts';
import { peopleMakers } from './peopleMakers.ts';
import type { PeopleMakers } from './peopleMakers.ts';
import { sellingMakers } from './sellingMakers.ts';
import type { SellingMakers } from './sellingMakers.ts';

/**
 * Factories that create records through the API, as a merchant would. Each factory accepts any fields of the request body, fills in
 * unique defaults for the other fields, and returns the created record. If the API rejects the request, the factory throws an error with
 * the API's message.
 */
export interface Makers extends CatalogMakers, PeopleMakers, SellingMakers, ContentMakers, OrderMakers {}

export function createMakers(parts: MakerParts): Makers {
  const catalog = catalogMakers(parts);
  const selling = sellingMakers(parts);
  return {
    ...catalog,
    ...selling,
    ...peopleMakers(parts),
    ...contentMakers(parts),
    ...orderMakers(parts, catalog, selling),
  };
}
