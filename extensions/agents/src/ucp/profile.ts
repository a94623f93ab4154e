import type { AppContext } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { UCP_VERSION } from '../identity/contract.ts';
import { MCP_DOOR, MCP_PATH } from '../mcp/address.ts';
import { profileCapabilities } from './capabilities.ts';
import { installedHandlers } from './handlers.ts';

const SITE = `https://ucp.dev/${UCP_VERSION}`;

/** Returns the profile of the shop, which tells agents what it speaks and where. It needs no statement. */
export const profileOfShop = (app: AppContext, config: AgentsConfig, keys: readonly object[]) => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      'dev.ucp.shopping': [
        {
          version: UCP_VERSION,
          spec: `${SITE}/specification/overview`,
          transport: 'rest',
          endpoint: new URL('/ucp', app.config.shop.url).href,
          schema: `${SITE}/services/shopping/rest.openapi.json`,
        },
        ...(app.isDoorOn(MCP_DOOR)
          ? [
              {
                version: UCP_VERSION,
                spec: `${SITE}/specification/overview`,
                transport: 'mcp',
                endpoint: new URL(MCP_PATH, app.config.shop.url).href,
                schema: `${SITE}/services/shopping/mcp.openrpc.json`,
              },
            ]
          : []),
      ],
    },
    capabilities: profileCapabilities(),
    payment_handlers: installedHandlers(app, config),
  },
  signing_keys: keys,
});
