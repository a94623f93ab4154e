import type { AppContext } from '../contracts/context.ts';
import type { Door } from '../contracts/door.ts';
import type { Route } from '../contracts/route.ts';
import type { Limit } from '../rateLimit/limits.ts';
import { serverOf } from '../serverContext.ts';
import type { OpenDoor } from './request/openDoor.ts';
import type { RoutePlan } from './routePlan.ts';
import { createRouter, pathOf } from './router.ts';
import type { Match, Router } from './router.ts';

/** Finds the plan of a request at a door that is on. Returns null for all other requests. Never throws. */
export type Doors = (method: string, url: string) => Match | null;

interface OneDoor {
  readonly door: Door;
  readonly router: Router;
  readonly open: OpenDoor;
  readonly silent: ReadonlySet<string>;
}

/** Creates the lookup of the doors and their routes. */
export function createDoors(app: AppContext, doors: readonly Door[], routes: readonly Route[]): Doors {
  const all = doors.map((door): OneDoor => {
    const own = routes.filter((route) => route.door === door.id);
    return {
      door,
      router: createRouter(own),
      open: {
        door,
        headers: lowercase(door.headers ?? {}),
        repeated: lowercase(door.idempotency?.repeated ?? { 'idempotency-replayed': 'true' }),
        limit: limitOf(app, door),
        acceptsKey: true,
      },
      silent: new Set(own.filter(({ idempotency }) => idempotency === 'none').map(({ id }) => id)),
    };
  });
  if (all.length === 0) return () => null;
  const staysOpen = new Set(routes.filter((route) => route.staysOpen).map(({ id }) => id));
  const known = new WeakMap<RoutePlan, RoutePlan>();
  return (method, url) => {
    const path = plainPath(pathOf(url));
    const one = all.find(({ door }) => isBelow(path, door.paths));
    if (!one || (one.door.setting !== undefined && !serverOf(app).switches?.isOn(one.door.setting)))
      return null;
    const match = one.router(method, url);
    const plan = known.get(match.plan) ?? planAt(one, match.plan, staysOpen);
    if (plan.path !== null) known.set(match.plan, plan);
    return { ...match, plan };
  };
}

const lowercase = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Reports whether a path is one of the roots or lies below one of them. */
export const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

/** Returns the path with its escapes decoded, as the router compares it. A malformed escape stays. */
function plainPath(path: string): string {
  if (!path.includes('%')) return path;
  return path
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment).replaceAll('/', '%2F');
      } catch {
        return segment;
      }
    })
    .join('/');
}

const planAt = ({ open, silent }: OneDoor, plan: RoutePlan, staysOpen: ReadonlySet<string>): RoutePlan => ({
  ...plan,
  door: silent.has(plan.id) ? { ...open, acceptsKey: false } : open,
  isAdmin: false,
  tier: null,
  identifies: false,
  errorsAs: 'json',
  isForShoppers: plan.path !== null && !staysOpen.has(plan.id),
  isPage: false,
  opensSession: false,
  acceptsKey: false,
  reportedBody: null,
  tagsAnswer: false,
});

function limitOf(app: AppContext, { id, rate }: Door): Limit | null {
  const { limits } = serverOf(app);
  if (rate === false) return null;
  return rate === undefined ? limits.pages : limits.own(`door:${id}`, rate);
}
