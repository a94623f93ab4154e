import type { DoorVisit } from '@shop/runtime/extension';

/** The release of UCP that the shop speaks. */
export const UCP_VERSION = '2026-04-08';

/** An agent that was admitted, with what it and the shop agreed on. */
export interface Identity {
  /** The agent's permanent key: the address of its profile, or the UUID of a registered agent. Sessions belong to it. */
  readonly key: string;
  /** The registered agent. Absent for one that is not registered. */
  readonly agent?: { readonly uuid: string; readonly name: string };
  /** The capabilities that both have, by name, each with the agreed version. */
  readonly capabilities: Readonly<Record<string, string>>;
  readonly version: typeof UCP_VERSION;
  /** True if a signature or a key proved who sent the request. A session that was opened with a proof wants one ever after. */
  readonly proven: boolean;
  /** The address for webhooks about orders, from the profile. Null or absent if the profile names none. */
  readonly webhookUrl?: string | null;
}

/** An agent as far as the core of selling knows it. */
export type Party = Pick<Identity, 'key' | 'agent' | 'proven'>;

/** The reason why an agent is not admitted, as the protocol tells it. */
export interface RefusedIdentity {
  /** The code of the protocol, such as `invalid_profile_url`. */
  readonly code: string;
  /** The HTTP status. 200 for `capabilities_incompatible`, which is an outcome of the business. */
  readonly status: number;
  /** The sentence for people, in English. */
  readonly content: string;
  /** The number of seconds after which another attempt may succeed. Absent if none will. */
  readonly retryAfter?: number;
}

/**
 * Finds out who sent a request. It is called once for each request, when the body was read and before it is parsed. `named` is the profile
 * that the body names, or null if the headers do. Does not throw.
 */
export type Identify = (visit: DoorVisit, named: string | null) => Promise<Identity | RefusedIdentity>;

/** Returns true for a refusal. */
export const isRefusedIdentity = (found: Identity | RefusedIdentity): found is RefusedIdentity =>
  'status' in found;
