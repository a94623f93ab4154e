import { defineExtension } from '@shop/runtime/extension';
import { agentMessages } from './agentMessages.ts';
import { agentsConfig, agentsSettings } from './config.ts';
import { acpFeed } from './feeds/acpFeed.ts';
import { nativeCommerce } from './feeds/nativeCommerce.ts';
import { openAiFeed } from './feeds/openAiFeed.ts';
import { agentRoutes } from './identity/agentRoutes.ts';
import { mcpDoor } from './mcp/door.ts';
import { mcpRoute } from './mcp/mcpRoute.ts';
import { personalData } from './personalData.ts';
import { sessionRule, sweepSessions } from './sessionJobs.ts';
import { ucpDoor } from './ucp/door.ts';
import { orderSender, orderSubscribers } from './ucp/orderMessages.ts';
import { profileRoute } from './ucp/profileRoute.ts';
import { ucpRoutes } from './ucp/routes.ts';

/** Extension that sells the goods of the shop to assistants. Nothing of it runs while its switches are off. */
export default defineExtension({
  name: 'agents',
  api: '^1.0',
  languages: new URL('../languages/', import.meta.url),
  migrations: new URL('../migrations/', import.meta.url),
  config: agentsConfig,
  settings: agentsSettings,
  setup: (config) => ({
    messages: [agentMessages],
    personalData,
    doors: [ucpDoor(config), mcpDoor(config)],
    routes: [profileRoute(config), ...agentRoutes(config), ...ucpRoutes(config), mcpRoute(config)],
    productFeeds: [openAiFeed, acpFeed],
    processors: [nativeCommerce],
    senders: [orderSender(config)],
    subscribers: orderSubscribers,
    jobs: [sweepSessions],
    doctorRules: [sessionRule],
  }),
});
