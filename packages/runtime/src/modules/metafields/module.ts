import { defineExtension } from '../../platform/contracts/extension.ts';
import { definitionRoutes } from './definitionRoutes.ts';
import { metafieldDefinitions } from './metafieldDefinitions.ts';
import { metafieldsService } from './metafieldsService.ts';
import { metafieldOwners } from './metafieldOwner.ts';
import { provisionDefinitions } from './provisionDefinitions.ts';
import { shopOwner } from './shopOwner.ts';
import { valueRoutes } from './valueRoutes.ts';
import { metafieldEvents } from './events.ts';
import { metafieldsPersonalData } from './personalData.ts';

/** The metafields module. Provides typed custom fields for entities, including the shop itself. */
export const metafields = defineExtension({
  name: 'metafields',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { metafieldDefinitions, metafieldOwners },
  setup: () => ({
    personalData: metafieldsPersonalData,
    services: (app) => ({ metafields: metafieldsService(app) }),
    events: metafieldEvents,
    routes: [
      ...definitionRoutes,
      ...valueRoutes(shopOwner, '/api/shop/metafields', {
        GET: 'getShopMetafields',
        PATCH: 'updateShopMetafields',
        PUT: 'replaceShopMetafields',
        POST: 'saveShopMetafields',
        field: 'updateShopMetafield',
        sdkResource: 'shopMetafields',
      }),
    ],
    metafieldOwners: [shopOwner],
    start: provisionDefinitions,
  }),
});
