import { defineExtension } from '../../platform/contracts/extension.ts';
import { feedCheckRoutes } from './feedCheckRoutes.ts';
import { feedMessages } from './feedMessages.ts';
import { productFeeds } from './feedPoint.ts';
import { feedRoutes } from './feedRoutes.ts';
import { googleFeed, googleFeedMembers } from './googleFeed.ts';
import { productFeedRoutes } from './productFeedRoutes.ts';
import { productFeedSettings } from './productFeedSettings.ts';
import { robotRoutes } from './robotRoutes.ts';

/** Provides machine-readable data about the shop: sitemaps, feeds of posts and collections, and product feeds for marketplaces. */
export const feeds = defineExtension({
  name: 'feeds',
  api: '^1.0',
  contributionPoints: { productFeeds },
  settings: productFeedSettings,
  setup: () => ({
    productFeeds: [googleFeed],
    registryKeys: [googleFeedMembers],
    messages: [feedMessages],
    routes: [...robotRoutes, ...feedRoutes, ...productFeedRoutes, ...feedCheckRoutes],
  }),
});
