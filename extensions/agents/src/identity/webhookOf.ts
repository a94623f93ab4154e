import type { AppContext } from '@shop/runtime/extension';
import { heldAgents } from './heldAgents.ts';
import { identifyingOf } from './identify.ts';
import { agentUrl } from './profileHeader.ts';

/** The address for messages to an agent, or the reason why there is none: `gone` for good, or `unknown` until its profile can be read. */
export type AgentWebhook =
  | { readonly url: string; readonly allowedHosts: readonly string[] }
  | 'gone'
  | 'unknown';

/** Finds the address for messages to the agent of a profile: the one that the merchant registered, else that of the profile. */
export async function webhookOf(app: AppContext, profileUrl: string): Promise<AgentWebhook> {
  const { config, store } = identifyingOf(app);
  const { allowedHosts } = config;
  const [agent] = await heldAgents(app, { profileUrl, keyHash: null });
  if (agent?.status === 'blocked' || agentUrl(profileUrl, allowedHosts) === null) return 'gone';
  if (agent?.webhook_url) return { url: agent.webhook_url, allowedHosts };
  const found = await store.find(app, { url: profileUrl, isRegistered: true });
  if (found.kind !== 'valid') return 'unknown';
  const named = found.profile.webhookUrl;
  const url = named === null ? null : agentUrl(named, allowedHosts);
  return url === null ? 'gone' : { url, allowedHosts };
}
