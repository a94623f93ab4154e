import type { AppContext, GuardedAnswer } from '@shop/runtime/extension';
import { readProfile } from './profile.ts';
import type { AgentProfile } from './profile.ts';

/** The profile at an address, or the reason why there is none. */
export type KnownProfile =
  | { readonly kind: 'valid'; readonly profile: AgentProfile }
  | { readonly kind: 'other'; readonly version: string }
  | { readonly kind: 'malformed' | 'unreachable' };

/** The same, or `busy` if too many unknown hosts are being asked. */
export type FoundProfile = KnownProfile | { readonly kind: 'busy' };

/** A profile to look up. */
export interface ProfileCall {
  readonly url: string;
  /** True for a registered agent. It is asked even while a flood uses up the budget for unknown hosts. */
  readonly isRegistered: boolean;
  /** True to ask again although the profile is kept, because it lacks a key. At most once a minute for one host. */
  readonly isForced?: boolean;
}

/** The limits of fetched profiles. */
export interface ProfileLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** The number of profiles that are kept. */
  readonly most: number;
  /** The number of requests to unknown hosts, at once and in a minute. */
  readonly unknownAtOnce: number;
  readonly unknownPerMinute: number;
}

const LIMITS: ProfileLimits = {
  timeoutMs: 5000,
  maxBytes: 262_144,
  most: 1000,
  unknownAtOnce: 8,
  unknownPerMinute: 60,
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Kept {
  readonly known: KnownProfile;
  readonly askedAt: number;
  readonly until: number;
  readonly isRegistered: boolean;
}

/** Keeps the profiles of agents in memory. */
export interface ProfileStore {
  find(app: AppContext, call: ProfileCall): Promise<FoundProfile>;
}

/**
 * Creates a store of profiles. A profile is kept as long as its `Cache-Control` says, a minute at least and a day at most; a failure for a
 * minute. Each address is asked once at a time. Hosts that have not answered with a profile before share a budget.
 */
export function createProfileStore(
  { release, allowedHosts }: { readonly release: string; readonly allowedHosts: readonly string[] },
  limits: ProfileLimits = LIMITS,
): ProfileStore {
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<KnownProfile>>();
  const budget = createBudget(limits);

  async function ask(app: AppContext, { url, isRegistered }: ProfileCall): Promise<KnownProfile> {
    const { timeoutMs, maxBytes } = limits;
    const answer = await app.guardedFetch(url, {
      headers: { accept: 'application/json' },
      timeoutMs,
      maxBytes,
      allowedHosts,
    });
    const known = knownFrom(answer, release);
    const now = app.clock.now().getTime();
    kept.delete(url);
    kept.set(url, { known, askedAt: now, until: now + lifetimeOf(answer, known), isRegistered });
    if (kept.size > limits.most) kept.delete(leastNeeded(kept));
    return known;
  }

  return {
    async find(app, call) {
      const { url, isRegistered, isForced = false } = call;
      const now = app.clock.now().getTime();
      const one = kept.get(url);
      const mayForce = isForced && one !== undefined && now - one.askedAt >= MINUTE_MS;
      if (one && now < one.until && !mayForce) {
        // The last used one is deleted last.
        kept.delete(url);
        kept.set(url, one);
        return one.known;
      }
      const under = asking.get(url);
      if (under) return under;
      const isUnknown = !isRegistered && one?.known.kind !== 'valid';
      if (isUnknown && !budget.take(now)) return { kind: 'busy' };
      const asked = ask(app, call).finally(() => {
        asking.delete(url);
        if (isUnknown) budget.giveBack();
      });
      asking.set(url, asked);
      return asked;
    },
  };
}

function knownFrom(answer: GuardedAnswer, release: string): KnownProfile {
  if (!answer.ok || answer.status !== 200) return { kind: 'unreachable' };
  if (!answer.isWhole) return { kind: 'malformed' };
  return readProfile(answer.body, release);
}

/** Returns the number of milliseconds for which an answer is kept. */
function lifetimeOf(answer: GuardedAnswer, { kind }: KnownProfile): number {
  if (!answer.ok || kind === 'unreachable' || kind === 'malformed') return MINUTE_MS;
  const control = answer.headers['cache-control'] ?? '';
  const age = /(?:^|,)\s*max-age\s*=\s*"?(\d{1,10})/i.exec(control)?.[1];
  return Math.min(Math.max(Number(age ?? 0) * 1000, MINUTE_MS), DAY_MS);
}

/** Returns the address whose profile is deleted first: a useless one, then one that is not registered, then the one unused for the longest. */
function leastNeeded(kept: ReadonlyMap<string, Kept>): string {
  const rank = ({ known, isRegistered }: Kept) => (isRegistered ? 2 : 0) + (known.kind === 'valid' ? 1 : 0);
  let [found, least] = ['', Infinity];
  for (const [url, one] of kept) {
    const at = rank(one);
    if (at < least) [found, least] = [url, at];
    if (least === 0) break;
  }
  return found;
}

/** Creates the budget for hosts that are not known. */
function createBudget({ unknownAtOnce, unknownPerMinute }: ProfileLimits) {
  let atOnce = 0;
  let taken: number[] = [];
  return {
    take(now: number): boolean {
      taken = taken.filter((at) => now - at < MINUTE_MS);
      if (atOnce >= unknownAtOnce || taken.length >= unknownPerMinute) return false;
      atOnce += 1;
      taken.push(now);
      return true;
    },
    giveBack: () => void (atOnce -= 1),
  };
}
