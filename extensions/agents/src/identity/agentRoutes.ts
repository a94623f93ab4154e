import {
  column,
  columnFilter,
  defineRoute,
  entityRoutes,
  listRoute,
  sql,
  uuidOr,
  z,
} from '@shop/runtime/extension';
import type { AppContext, ListingSpec, Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { agentRow, countAgents, deleteAgentRow, findAgent, listAgents } from './agent.ts';
import { agentNotFound } from './agentErrors.ts';
import { forgetAgents } from './heldAgents.ts';
import { countPurchases, listPurchases, purchaseListing, purchaseRow } from './purchases.ts';
import type { ListedPurchase } from './purchases.ts';
import { listSigningKeys, rotateSigningKey, signingKeyRow } from './signingKeys.ts';
import type { ShownKey } from './signingKeys.ts';
import { agentBody, createAgent, newAgentBody, rotateAgentKey, updateAgent } from './writeAgent.ts';
import type { AgentWithSecrets } from './writeAgent.ts';

const agentListing: ListingSpec = {
  filters: {
    status: columnFilter(sql.fragment`a.status`, 'text', ['eq', 'in']),
    profile_url: columnFilter(sql.fragment`a.profile_url`, 'text', ['eq']),
  },
  sorts: { name: { column: sql.fragment`a.name`, kind: 'text', field: 'name' } },
  id: { column: sql.fragment`a.agents_agent_id`, field: 'agents_agent_id' },
};

/** An agent in responses. Only those to creating it and to a new key contain secrets. */
const agentAnswer = agentRow.extend({
  api_key: column.text.optional().describe('The key of the agent, `agent_…`. It is shown only once.'),
  webhook_secret: column.text
    .optional()
    .describe('The secret that signs messages to the agent, `agsec_…`. It is shown only once.'),
});

const agentRef = uuidOr(agentNotFound);
const params = z.object({ uuid: z.string().describe('The UUID of the agent.') });

/** Forgets the agents that this process holds, once a change of them is stored. */
async function forgetting<T>(app: AppContext, change: Promise<T>): Promise<T> {
  const changed = await change;
  forgetAgents(app);
  return changed;
}

const readingRoutes: readonly Route[] = [
  listRoute({
    id: 'listAgentPurchases',
    does: 'Lists the orders that agents placed, newest first.',
    path: '/api/agents/purchases',
    answer: purchaseRow,
    about: 'The orders that agents placed, newest first.',
    toAnswer(listed: ListedPurchase) {
      const { agents_session_id: _, ...purchase } = listed;
      return purchase;
    },
    listing: purchaseListing,
    rows: ({ app, db }, slice) => listPurchases(app, db, slice),
    total: ({ db }, listing) => countPurchases(db, listing),
  }),
  listRoute({
    id: 'listAgentSigningKeys',
    does: 'Lists the keys that the profile of the shop shows: the one that signs, then former ones.',
    path: '/api/agents/signing-keys',
    answer: signingKeyRow,
    about: 'The keys that the profile of the shop shows.',
    toAnswer: (key: ShownKey) => key,
    rows: ({ app, db }) => listSigningKeys(app, db),
  }),
  defineRoute({
    id: 'rotateAgentSigningKey',
    does: 'Makes a new key with which the shop signs. The profile shows the former one for seven more days. Returns the keys.',
    method: 'POST',
    path: '/api/agents/signing-keys/rotate',
    access: 'admin',
    response: z.array(signingKeyRow),
    handle: ({ app, db }) => rotateSigningKey(app, db),
  }),
];

/** Returns the routes by which the merchant registers agents. */
const registeringRoutes = ({ allowedHosts }: AgentsConfig): readonly Route[] => [
  ...entityRoutes({
    path: '/api/agents',
    idText: 'The UUID of the agent.',
    ref: agentRef,
    notFound: agentNotFound,
    answer: agentAnswer,
    toAnswer: (agent: AgentWithSecrets) => agent,
    find: ({ db }, uuid) => findAgent(db, uuid),
    list: {
      id: 'listAgents',
      does: 'Lists the registered agents, without their secrets.',
      listing: agentListing,
      rows: ({ db }, slice) => listAgents(db, slice),
      total: ({ db }, listing) => countAgents(db, listing),
    },
    create: {
      id: 'createAgent',
      does: 'Registers an agent and returns it with its key and its secret, which are returned only once. Errors: `AGENT_URL_REFUSED` and `AGENT_EXISTS`.',
      body: newAgentBody,
      run: ({ app, db }, body) => forgetting(app, createAgent(app, db, body, allowedHosts)),
    },
    update: {
      id: 'updateAgent',
      does: 'Updates the given fields of an agent. Errors: `AGENT_NOT_FOUND`, `AGENT_URL_REFUSED` and `AGENT_EXISTS`.',
      body: agentBody,
      run: ({ app, db }, uuid, body) => forgetting(app, updateAgent(db, uuid, body, allowedHosts)),
    },
    delete: {
      id: 'deleteAgent',
      does: 'Deletes an agent and returns it as it was. Its orders stay. Fails with `AGENT_NOT_FOUND` if it does not exist.',
      run: ({ app, db }, uuid) => forgetting(app, deleteAgentRow(db, uuid)),
    },
  }),
  defineRoute({
    id: 'rotateAgentKey',
    does: 'Gives an agent a new key and returns it, only once. The former one stops working at once. Fails with `AGENT_NOT_FOUND` if it does not exist.',
    method: 'POST',
    path: '/api/agents/{uuid}/rotate-key',
    access: 'admin',
    params,
    response: agentAnswer,
    handle: ({ app, db, params: { uuid } }) => forgetting(app, rotateAgentKey(db, agentRef(uuid))),
  }),
];

/** Returns the routes by which the merchant registers agents, sees their purchases, and rotates keys. */
export const agentRoutes = (config: AgentsConfig): readonly Route[] => [
  ...readingRoutes,
  ...registeringRoutes(config),
];
