import { randomUUID } from 'node:crypto';
import { onConstraint, z } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { findAgent, insertAgent, saveKeyHash, updateAgentRow } from './agent.ts';
import type { Agent, AgentValues } from './agent.ts';
import { agentExists, agentNotFound, agentUrlRefused } from './agentErrors.ts';
import { agentUrl } from './profileHeader.ts';
import { keyHashOf, newApiKey, newWebhookSecret } from './secrets.ts';

const url = (name: string) =>
  z.string(`${name} must be a URL`).trim().min(1, `${name} must be a URL`).max(2000).nullable();
const fields = {
  name: z
    .string('name must be a text')
    .trim()
    .min(1, 'name must not be empty')
    .max(100)
    .describe('The name that you give the agent.'),
  profile_url: url('profile_url').describe(
    'The URL of the profile by which the agent introduces itself. Null if it only has a key.',
  ),
  webhook_url: url('webhook_url').describe(
    'The URL for messages about orders. Null if there is none, or the one of the profile counts.',
  ),
  status: z
    .enum(['allowed', 'blocked'], 'status must be allowed or blocked')
    .describe('`allowed`: the agent may buy. `blocked`: the shop refuses it.'),
};

/** The request body that registers an agent. */
export const newAgentBody = z.object({ ...z.object(fields).partial().shape, name: fields.name });
/** The request body that changes an agent. Absent fields keep their values. */
export const agentBody = z.object(fields).partial();

export type NewAgentBody = z.output<typeof newAgentBody>;
export type AgentBody = z.output<typeof agentBody>;

/** An agent with the secrets that are shown once. */
export interface AgentWithSecrets extends Agent {
  readonly api_key?: string;
  readonly webhook_secret?: string;
}

type AllowedHosts = readonly string[];

function checkedUrl(
  at: 'profile_url' | 'webhook_url',
  text: string | null,
  allowedHosts: AllowedHosts,
): string | null {
  if (text === null) return null;
  const checked = agentUrl(text, allowedHosts);
  if (checked === null) throw agentUrlRefused(at);
  return checked;
}

const checkedValues = (values: AgentValues, allowedHosts: AllowedHosts): AgentValues => ({
  ...values,
  profile_url: checkedUrl('profile_url', values.profile_url, allowedHosts),
  webhook_url: checkedUrl('webhook_url', values.webhook_url, allowedHosts),
});

/** The name to which the secret of an agent is bound. */
export const secretName = (uuid: string): string => `webhook:${uuid}`;

/** Registers an agent. Its key and its secret are in this answer only. Throws `AGENT_URL_REFUSED` (400) or `AGENT_EXISTS` (409). */
export async function createAgent(
  app: AppContext,
  db: Db,
  { name, profile_url = null, webhook_url = null, status = 'allowed' }: NewAgentBody,
  allowedHosts: AllowedHosts,
): Promise<AgentWithSecrets> {
  const values = checkedValues({ name, profile_url, webhook_url, status }, allowedHosts);
  const uuid = randomUUID();
  const [apiKey, secret] = [newApiKey(), newWebhookSecret()];
  const agent = await onConstraint({ agents_agent_profile_url_key: agentExists }, () =>
    insertAgent(db, uuid, values, {
      keyHash: keyHashOf(apiKey),
      webhookSecret: app.sealing.seal(secretName(uuid), secret),
    }),
  );
  return { ...agent, api_key: apiKey, webhook_secret: secret };
}

/** Changes an agent. Throws the errors of `createAgent`. Returns null if it does not exist. */
export async function updateAgent(
  db: Db,
  uuid: string,
  body: AgentBody,
  allowedHosts: AllowedHosts,
): Promise<Agent | null> {
  const agent = await findAgent(db, uuid);
  if (!agent) return null;
  const {
    name = agent.name,
    profile_url = agent.profile_url,
    webhook_url = agent.webhook_url,
    status = agent.status,
  } = body;
  const values = checkedValues({ name, profile_url, webhook_url, status }, allowedHosts);
  return onConstraint({ agents_agent_profile_url_key: agentExists }, () => updateAgentRow(db, uuid, values));
}

/** Gives an agent a new key, which is in this answer only. The former one stops working at once. Throws `AGENT_NOT_FOUND` (404). */
export async function rotateAgentKey(db: Db, uuid: string): Promise<AgentWithSecrets> {
  const apiKey = newApiKey();
  const agent = await saveKeyHash(db, uuid, keyHashOf(apiKey));
  if (!agent) throw agentNotFound();
  return { ...agent, api_key: apiKey };
}
