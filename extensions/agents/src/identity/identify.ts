import type { AppContext, DoorVisit } from '@shop/runtime/extension';
import { agentsConfig } from '../config.ts';
import type { AgentsConfig } from '../config.ts';
import { OFFERED_CAPABILITIES } from '../ucp/capabilities.ts';
import { isTryOutKey, tryOutProfile } from '../page/tryOutKey.ts';
import type { KnownAgent } from './agent.ts';
import { UCP_VERSION } from './contract.ts';
import type { Identify, Identity, RefusedIdentity } from './contract.ts';
import { heldAgents, noteSeen } from './heldAgents.ts';
import { negotiate } from './negotiate.ts';
import type { Offered } from './negotiate.ts';
import type { AgentProfile } from './profile.ts';
import { agentUrl, profileHeader } from './profileHeader.ts';
import { createProfileStore } from './profileStore.ts';
import type { FoundProfile, ProfileStore } from './profileStore.ts';
import { rememberProof } from './rateKey.ts';
import { refusals } from './refusals.ts';
import { keyHashOf } from './secrets.ts';
import { verifyRequest } from './signatures/verifySignature.ts';
import type { SignedRequest, Verified } from './signatures/verifySignature.ts';

/** The store and the limits with which agents are identified. */
export interface Identifying {
  readonly config: Pick<AgentsConfig, 'allowedHosts'>;
  readonly offered: Offered;
  readonly store: ProfileStore;
}

/** An error that says why an agent is not admitted. */
class NotAdmitted extends Error {
  readonly refused: RefusedIdentity;
  constructor(refused: RefusedIdentity) {
    super(refused.content);
    this.refused = refused;
  }
}

const refuse = (refused: RefusedIdentity): never => {
  throw new NotAdmitted(refused);
};

/** Creates the function that finds out who sent a request. */
export const createIdentify =
  (identifying: Identifying): Identify =>
  async (visit, named) => {
    try {
      return await admit(visit, named, identifying);
    } catch (error) {
      if (error instanceof NotAdmitted) return error.refused;
      throw error;
    }
  };

const identifiers = new WeakMap<object, Identifying>();

/** Returns the store of profiles of a shop, with its limits. It is made once, from the configuration. */
export function identifyingOf({ config }: Pick<AppContext, 'config'>): Identifying {
  const { system } = config;
  const known = identifiers.get(system);
  if (known) return known;
  const { allowedHosts } = agentsConfig.parse(system['agents'] ?? {});
  const store = createProfileStore({ release: UCP_VERSION, allowedHosts });
  const made = { config: { allowedHosts }, offered: OFFERED_CAPABILITIES, store };
  identifiers.set(system, made);
  return made;
}

/** Finds out which agent sent a request: by its profile, and by its signature or its key if it brings one. */
export const identify: Identify = (visit, named) => createIdentify(identifyingOf(visit.app))(visit, named);

async function admit(visit: DoorVisit, inBody: string | null, identifying: Identifying): Promise<Identity> {
  const { app, request } = visit;
  const { config, offered, store } = identifying;
  const named = inBody ?? profileHeader(request.headers['ucp-agent']);
  if (named === tryOutProfile(app)) return tryingOut(visit, offered);
  const url = named === null ? null : agentUrl(named, config.allowedHosts);
  if (url === null) return refuse(refusals.profileUrl);
  const { agentsAccess, agentsSignatures } = await app.settings(['agentsAccess', 'agentsSignatures']);
  const { agent, hasKey } = await trustedAgent(app, {
    url,
    apiKey: request.headers['x-api-key'],
    isListed: agentsAccess === 'listed',
  });
  const call = { url, isRegistered: agent !== null };
  const profile = validProfile(await store.find(app, call));
  const isSigned = await checkedSignature(visit, profile, async () =>
    validProfile(await store.find(app, { ...call, isForced: true })),
  );
  if (!isSigned && !hasKey && agentsSignatures === 'required') refuse(refusals.signatureMissing);
  const capabilities = negotiate(offered, profile.capabilities);
  if (Object.keys(capabilities).length === 0) refuse(refusals.capabilities);
  if (agent) await noteSeen(app, agent);
  if (isSigned || hasKey) rememberProof(app, request, url);
  return {
    key: url,
    ...(agent && { agent: { uuid: agent.uuid, name: agent.name } }),
    capabilities,
    version: UCP_VERSION,
    proven: isSigned || hasKey,
    webhookUrl: profile.webhookUrl === null ? null : agentUrl(profile.webhookUrl, config.allowedHosts),
  };
}

/** Admits the merchant's own page, which tries a purchase out. It has a key that only the admin gives, and no profile to read. */
function tryingOut({ app, request }: DoorVisit, offered: Offered): Identity {
  if (!isTryOutKey(app, request.headers['x-api-key'])) refuse(refusals.apiKey);
  return {
    key: tryOutProfile(app),
    capabilities: negotiate(
      offered,
      Object.fromEntries(Object.entries(offered).map(([name, { versions }]) => [name, versions])),
    ),
    version: UCP_VERSION,
    proven: true,
    webhookUrl: null,
  };
}

interface Claim {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly isListed: boolean;
}

/** Finds the registered agent, and holds the profile that is named to the key that was sent. */
async function trustedAgent(
  app: AppContext,
  { url, apiKey, isListed }: Claim,
): Promise<{ readonly agent: KnownAgent | null; readonly hasKey: boolean }> {
  const keyHash = apiKey === undefined ? null : keyHashOf(apiKey);
  const agents = await heldAgents(app, { profileUrl: url, keyHash });
  const owner = agents.find(({ has_key: hasKey }) => hasKey) ?? null;
  if (keyHash !== null && owner === null) refuse(refusals.apiKey);
  const agent = agents.find(({ profile_url: profileUrl }) => profileUrl === url) ?? null;
  if (agents.some(({ status }) => status === 'blocked') || (owner !== null && owner !== agent))
    refuse(refusals.notTrusted);
  if (isListed && agent === null) refuse(refusals.notTrusted);
  return { agent, hasKey: owner !== null };
}

function validProfile(found: FoundProfile): AgentProfile {
  switch (found.kind) {
    case 'valid':
      return found.profile;
    case 'other':
      return refuse(refusals.version(found.version));
    case 'malformed':
      return refuse(refusals.malformed);
    case 'unreachable':
      return refuse(refusals.unreachable);
    case 'busy':
      return refuse(refusals.busy);
  }
}

/** Reports whether the request has a signature that holds. A wrong one is refused wherever it is. */
async function checkedSignature(
  visit: DoorVisit,
  { keys }: AgentProfile,
  refresh: () => Promise<AgentProfile>,
): Promise<boolean> {
  const request = signedRequest(visit);
  const now = visit.app.clock.now();
  const first = verifyRequest(request, keys, now);
  const isUnknown = first.outcome === 'refused' && first.code === 'key_not_found';
  const verified: Verified = isUnknown ? verifyRequest(request, (await refresh()).keys, now) : first;
  return verified.outcome === 'refused' ? refuse(refusals.signature(verified)) : verified.outcome === 'valid';
}

/** Returns the request as its sender saw it: at the address of the shop, whatever a proxy has made of it. */
const signedRequest = ({ app, request }: DoorVisit): SignedRequest => ({
  method: request.method,
  url: new URL(request.path + request.search, app.config.shop.url),
  rawHeaders: request.rawHeaders,
  body: request.rawBody ?? Buffer.alloc(0),
});
