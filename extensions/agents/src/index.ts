import { defineExtension } from '@shop/runtime/extension';
import { cartRoutes as acpCartRoutes } from './acp/cartRoutes.ts';
import { discoveryRoutes } from './acp/discoveryRoutes.ts';
import { acpDoor } from './acp/door.ts';
import { acpOrderSender } from './acp/orderMessages.ts';
import { sessionRoutes } from './acp/sessionRoutes.ts';
import { adminParts } from './adminParts.ts';
import { agentMessages } from './agentMessages.ts';
import { agentsConfig, agentsSettings } from './config.ts';
import { acpFeed } from './feeds/acpFeed.ts';
import { nativeCommerce } from './feeds/nativeCommerce.ts';
import { openAiFeed } from './feeds/openAiFeed.ts';
import { agentRoutes } from './identity/agentRoutes.ts';
import { mcpDoor } from './mcp/door.ts';
import { mcpRoute } from './mcp/mcpRoute.ts';
import { orderSubscribers } from './orderEvents.ts';
import { pageRoutes } from './page/pageRoutes.ts';
import { sweepRecords } from './page/sweepRecords.ts';
import { personalData } from './personalData.ts';
import { deliveryRule, sessionRule, sweepSessions } from './sessionJobs.ts';
import { ucpDoor } from './ucp/door.ts';
import { orderSender } from './ucp/orderMessages.ts';
import { profileRoute } from './ucp/profileRoute.ts';
import { ucpRoutes } from './ucp/routes.ts';

/** Extension that sells the goods of the shop to assistants. Nothing of it runs while its switches are off. */
export default defineExtension({
  name: 'agents',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  languages: new URL('../languages/', import.meta.url),
  migrations: new URL('../migrations/', import.meta.url),
  config: agentsConfig,
  settings: agentsSettings,
  setup: (config) => ({
    messages: [agentMessages],
    personalData,
    admin: [adminParts],
    doors: [ucpDoor(config), mcpDoor(config), acpDoor(config)],
    routes: [
      profileRoute(config),
      ...agentRoutes(config),
      ...pageRoutes,
      ...ucpRoutes(config),
      mcpRoute(config),
      ...discoveryRoutes,
      ...sessionRoutes(config),
      ...acpCartRoutes(config),
    ],
    productFeeds: [openAiFeed, acpFeed],
    processors: [nativeCommerce],
    senders: [orderSender(config), acpOrderSender(config)],
    subscribers: orderSubscribers,
    jobs: [sweepSessions, sweepRecords],
    doctorRules: [sessionRule, deliveryRule],
  }),
});
