import { column, sql, z } from '@shop/runtime/extension';
import type { AppContext, DoorVisit, RequestInfo } from '@shop/runtime/extension';
import { profileHeader } from './profileHeader.ts';
import { keyHashOf } from './secrets.ts';

/** The number of milliseconds for which a process holds the keys of registered agents. */
const HELD_MS = 2000;
/** The number of milliseconds for which a process remembers that an address has proved who it is. */
const PROVED_MS = 60 * 60_000;
/** The number of proofs that are remembered. */
const MOST = 10_000;

interface Held {
  readonly at: number;
  readonly keys: Promise<ReadonlyMap<string, string>>;
}

const held = new WeakMap<object, Held>();
const proofs = new WeakMap<object, Map<string, number>>();

const keyRow = z.object({ agent: column.text, key_hash: column.text });

/** Returns the profiles of the registered agents, or their UUIDs, by the hashes of their keys. One statement in two seconds, whatever is sent. */
function heldKeys({ db }: AppContext): Promise<ReadonlyMap<string, string>> {
  const known = held.get(db);
  const now = performance.now();
  if (known && now - known.at < HELD_MS) return known.keys;
  const keys = db
    .any(
      sql.type(
        keyRow,
      )`select coalesce(profile_url, uuid::text) as agent, key_hash from agents_agent order by agents_agent_id limit ${MOST}`,
    )
    .then((rows) => new Map(rows.map(({ agent, key_hash: hash }) => [hash, agent])));
  held.set(db, { at: now, keys });
  keys.catch(() => held.delete(db));
  return keys;
}

const proofOf = ({ ip }: Pick<RequestInfo, 'ip'>, profile: string): string => `${ip} ${profile}`;

/** Remembers that an agent has proved at an address who it is, so that its requests are counted as its own from now on. */
export function rememberProof({ db }: Pick<AppContext, 'db'>, request: RequestInfo, profile: string): void {
  const known = proofs.get(db) ?? new Map<string, number>();
  proofs.set(db, known);
  const key = proofOf(request, profile);
  known.delete(key);
  if (known.size >= MOST) for (const oldest of known.keys()) if (known.delete(oldest)) break;
  known.set(key, performance.now() + PROVED_MS);
}

/**
 * Returns the agent whose requests are counted together: a registered one by its key, and one that has proved who it is at this address by
 * its profile. Null for all others, which are counted by address, because a profile alone can be named by anybody.
 */
export async function rateKey({ app, request }: DoorVisit): Promise<string | null> {
  const { 'x-api-key': key, 'ucp-agent': agent } = request.headers;
  if (key !== undefined) {
    const registered = (await heldKeys(app)).get(keyHashOf(key));
    if (registered !== undefined) return registered;
  }
  const profile = profileHeader(agent);
  if (profile === null) return null;
  const until = proofs.get(app.db)?.get(proofOf(request, normalized(profile)));
  return until !== undefined && until > performance.now() ? normalized(profile) : null;
}

/** Returns a profile's URL as agents are known by it. */
const normalized = (profile: string): string => (URL.canParse(profile) ? new URL(profile).href : profile);
