import { defineRoute, Reply, z } from '@shop/runtime/extension';
import type { AppContext, Route } from '@shop/runtime/extension';
import { notFound } from './answers.ts';
import { ACP_DOOR } from './door.ts';
import { HANDLER_DOCUMENTS } from './handlers.ts';
import { ACP_VERSION, BASE_PATH, DISCOVERY_PATH, HANDLERS_PATH } from './version.ts';

/** Returns the document by which agents find the shop. It needs no statement, and says nothing of the merchant or of ways to pay. */
const discoveryOf = ({ config: { shop }, languages }: AppContext) => ({
  protocol: { name: 'acp', version: ACP_VERSION, supported_versions: [ACP_VERSION] },
  api_base_url: new URL(BASE_PATH, shop.url).href,
  transports: ['rest'],
  capabilities: {
    services: ['checkout', 'orders', 'carts'],
    extensions: [{ name: 'discount' }],
    intervention_types: [],
    supported_locales: languages.all.map((code) => languages.localeOf(code)),
  },
});

const KEPT = { 'cache-control': 'public, max-age=300' };
const ROUTE = { door: ACP_DOOR, access: 'public', method: 'GET' } as const;

/** The routes that are open to all and the same for everybody. */
export const discoveryRoutes: readonly Route[] = [
  defineRoute({
    ...ROUTE,
    id: 'readAcpDiscovery',
    path: DISCOVERY_PATH,
    handle: async ({ app }) => new Reply(200, discoveryOf(app), KEPT),
  }),
  defineRoute({
    ...ROUTE,
    id: 'readAcpHandler',
    path: `${HANDLERS_PATH}/{handler}/{file}`,
    params: z.object({ handler: z.string(), file: z.string() }),
    async handle({ app, params: { handler, file } }) {
      const document = HANDLER_DOCUMENTS.get(`${handler}/${file}`);
      return document === undefined ? notFound({ app }) : new Reply(200, document, KEPT);
    },
  }),
];
