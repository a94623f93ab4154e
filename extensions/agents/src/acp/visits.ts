import { refuse } from '@shop/runtime/extension';
import type { AppContext, Buyer, DoorVisit, RequestInfo } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import type { Party } from '../identity/contract.ts';
import { heldAgents, noteSeen } from '../identity/heldAgents.ts';
import type { KnownAgent } from '../identity/agent.ts';
import { keyHashOf } from '../identity/secrets.ts';
import { whoOf } from '../identity/whoOf.ts';
import { inLanguage } from '../selling/inLanguage.ts';
import type { Selling } from '../selling/sale.ts';
import { ACP_VERSION, DISCOVERY_PATH, HANDLERS_PATH } from './version.ts';

/** The agents of the requests under way, by the list of their headers, which a request has once. */
const parties = new WeakMap<readonly string[], Party>();

/** The reasons why a request is not let in. */
const REFUSED = {
  unauthorized: 'Authorization must be: Bearer, and the key of a registered agent.',
  agent_not_allowed: 'This shop does not sell to the agent of this key.',
  api_version_required: `API-Version is required. This shop speaks ${ACP_VERSION}.`,
  unsupported_api_version: `This shop speaks API-Version ${ACP_VERSION}.`,
} as const;

/** The codes of refusals that name the releases which the shop speaks. */
export const VERSION_CODES: readonly string[] = ['api_version_required', 'unsupported_api_version'];

const BEARER = /^Bearer +([\w.~+/-]{1,200}=*)$/i;

/** Finds the registered agent whose key a request has. Null if there is none. */
async function agentOf({ app, request }: DoorVisit): Promise<KnownAgent | null> {
  const [, key] = BEARER.exec(request.headers['authorization'] ?? '') ?? [];
  if (key === undefined) return null;
  const agents = await heldAgents(app, { profileUrl: '', keyHash: keyHashOf(key) });
  return agents.find(({ has_key: hasKey }) => hasKey) ?? null;
}

const isOpenToAll = ({ path }: RequestInfo): boolean =>
  path === DISCOVERY_PATH || path.startsWith(`${HANDLERS_PATH}/`);

/** Returns the agent whose requests are counted together. Null for one that is not registered, which is counted by address. */
export const rateKeyOf = async (visit: DoorVisit): Promise<string | null> =>
  (await agentOf(visit))?.uuid ?? null;

/** Finds out which agent sent a request, for the door. What finds the shop, and how it is paid, is open to all. */
export async function identifyVisit(visit: DoorVisit): Promise<string | null> {
  const { app, request } = visit;
  if (isOpenToAll(request)) return null;
  const agent = await agentOf(visit);
  if (agent === null)
    throw refuse(401, 'unauthorized', REFUSED.unauthorized, { headers: { 'www-authenticate': 'Bearer' } });
  if (agent.status === 'blocked') throw refuse(403, 'agent_not_allowed', REFUSED.agent_not_allowed);
  const version = request.headers['api-version'];
  if (version === undefined) throw refuse(400, 'api_version_required', REFUSED.api_version_required);
  if (version.trim() !== ACP_VERSION)
    throw refuse(400, 'unsupported_api_version', REFUSED.unsupported_api_version);
  await noteSeen(app, agent);
  parties.set(request.rawHeaders, {
    key: agent.uuid,
    agent: { uuid: agent.uuid, name: agent.name },
    proven: true,
  });
  return agent.uuid;
}

/** The parts that a call at the door is served with: who sent it, and for whom it buys. */
export interface Serving {
  readonly app: AppContext;
  readonly config: AgentsConfig;
  readonly party: Party;
  readonly selling: Selling;
}

/** Returns what a call is served with, in the language that its body asks for, or else that of the request. */
export function servingOf(
  call: { readonly app: AppContext; readonly request: RequestInfo },
  config: AgentsConfig,
  locale?: string | null,
): Serving {
  const party = parties.get(call.request.rawHeaders);
  if (!party) throw new Error('The door found no agent for this request');
  const app = locale == null ? call.app : inLanguage(call.app, locale);
  const buyer: Buyer = { language: app.language, userAgent: call.request.headers['user-agent'] ?? null };
  return { app, config, party, selling: { app, buyer, protocol: 'acp', who: whoOf(party) } };
}
