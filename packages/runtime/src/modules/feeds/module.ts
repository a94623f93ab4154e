import { defineExtension } from '../../platform/contracts/extension.ts';
import { feedRoutes } from './feedRoutes.ts';
import { productFeedRoute } from './productFeedRoute.ts';
import { productFeedSettings } from './productFeedSettings.ts';
import { robotRoutes } from './robotRoutes.ts';

/** Provides machine-readable data about the shop: sitemaps, feeds of posts and collections, and the product feed. */
export const feeds = defineExtension({
  name: 'feeds',
  api: '^1.0',
  settings: productFeedSettings,
  setup: () => ({ routes: [...robotRoutes, ...feedRoutes, productFeedRoute] }),
});
