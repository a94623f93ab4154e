// @ts-check
import { api, useMutation, useQuery } from '@shop/admin';

/** First part of the keys of all queries. */
export const QUERIES = 'agents';

/**
 * @typedef {'https' | 'legal_pages' | 'payment' | 'ucp' | 'not_built' | 'no_agents'} Lack
 * @typedef {{ readonly protocol: 'ucp' | 'acp' | 'mcp', readonly setting: string, readonly is_on: boolean, readonly can_see: boolean, readonly can_buy: boolean, readonly lacks: readonly Lack[] }} Protocol
 * @typedef {{ readonly protocols: readonly Protocol[], readonly missing_legal_pages: readonly string[], readonly payment_methods: readonly string[], readonly access: string, readonly signatures: string }} State
 * @typedef {{ readonly uuid: string, readonly name: string, readonly profile_url: string | null, readonly webhook_url: string | null, readonly status: 'allowed' | 'blocked', readonly last_seen_at: string | null }} Agent
 * @typedef {Agent & { readonly api_key?: string, readonly webhook_secret?: string }} AgentWithSecrets
 * @typedef {{ readonly agent: string, readonly agent_name: string | null, readonly checkouts: number, readonly orders: number, readonly refusals: number }} Figure
 * @typedef {{ readonly kid: string, readonly shown_until: string | null, readonly created_at: string }} SigningKey
 * @typedef {{ readonly agent: string, readonly agent_name: string | null, readonly protocol: string }} Purchase
 */

/**
 * Reads from the shop, unless the administrator may not.
 * @template Data
 * @param {string} path
 * @param {boolean} enabled
 */
export const useShop = (path, enabled = true) =>
  useQuery({
    queryKey: [QUERIES, path],
    queryFn: () => /** @type {Promise<Data>} */ (api.get(path)),
    enabled,
  });

/** Saves settings, and reads everything on the page again. */
export const useSettings = () =>
  useMutation({
    mutationFn: (/** @type {object} */ values) => api.post('/api/settings', values),
    refreshes: [[QUERIES]],
  });

/**
 * The name of an agent for people: that of a registered one, else the host of its profile.
 * @param {{ readonly agent: string, readonly agent_name: string | null }} of
 */
export const nameOf = ({ agent, agent_name: name }) =>
  name ?? (URL.canParse(agent) ? new URL(agent).host : agent);
