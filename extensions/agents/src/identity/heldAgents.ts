import type { AppContext } from '@shop/runtime/extension';
import { findAgentsBy, saveSeen } from './agent.ts';
import type { KnownAgent } from './agent.ts';

/** The number of milliseconds for which a process holds what it found, so that a request costs no statement for it. */
const HELD_MS = 2000;
/** The number of look-ups that are held. */
const MOST = 1000;
const MINUTE_MS = 60_000;

interface Sought {
  readonly profileUrl: string;
  readonly keyHash: string | null;
}

interface Held {
  readonly at: number;
  readonly agents: Promise<readonly KnownAgent[]>;
}

const held = new WeakMap<object, Map<string, Held>>();
const seen = new WeakMap<object, Map<string, number>>();

function of<T>(maps: WeakMap<object, Map<string, T>>, { db }: Pick<AppContext, 'db'>): Map<string, T> {
  const known = maps.get(db);
  if (known) return known;
  const made = new Map<string, T>();
  maps.set(db, made);
  return made;
}

/** Finds the registered agents that have a profile or a key. Other processes see a change of them within two seconds. */
export function heldAgents(app: AppContext, sought: Sought): Promise<readonly KnownAgent[]> {
  const kept = of(held, app);
  const key = `${sought.keyHash ?? ''} ${sought.profileUrl}`;
  const known = kept.get(key);
  const now = performance.now();
  if (known && now - known.at < HELD_MS) return known.agents;
  if (kept.size >= MOST) kept.clear();
  const agents = findAgentsBy(app.db, sought);
  kept.set(key, { at: now, agents });
  agents.catch(() => kept.delete(key));
  return agents;
}

/** Forgets what this process holds, after a change of the agents. */
export const forgetAgents = (app: Pick<AppContext, 'db'>): void => void held.delete(app.db);

/** Stores when a registered agent was seen, to the minute. */
export async function noteSeen(app: AppContext, { uuid, last_seen_at: last }: KnownAgent): Promise<void> {
  const noted = of(seen, app);
  const now = app.clock.now().getTime();
  const before = Math.max(noted.get(uuid) ?? 0, last === null ? 0 : Date.parse(last));
  if (now - before < MINUTE_MS) return;
  noted.set(uuid, now);
  await saveSeen(app.db, uuid, new Date(now));
}
