import type { AppContext } from '../contracts/context.ts';
import { settingsOf } from '../contracts/door.ts';
import type { Door } from '../contracts/door.ts';
import type { Route } from '../contracts/route.ts';
import type { Limit } from '../rateLimit/limits.ts';
import { serverOf } from '../serverContext.ts';
import type { OpenDoor } from './request/openDoor.ts';
import type { RoutePlan } from './routePlan.ts';
import { firstSegmentOf, pathOf, segmentsOf } from './requestPath.ts';
import { createRouter } from './router.ts';
import type { Match, Router } from './router.ts';

/** Finds the plan of a request at a door that is on. Returns null for all other requests. Never throws. */
export type Doors = (method: string, url: string) => Match | null;

interface OneDoor {
  readonly door: Door;
  /** The segments of each of the door's paths. */
  readonly roots: readonly (readonly (string | null)[])[];
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
      roots: door.paths.map(segmentsOf),
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
  const isOn = ({ door }: OneDoor) =>
    settingsOf(door).every((setting) => serverOf(app).switches?.isOn(setting) === true);
  const staysOpen = new Set(routes.filter((route) => route.staysOpen).map(({ id }) => id));
  const known = new WeakMap<RoutePlan, RoutePlan>();
  const byFirstSegment = inGroups(all);
  return (method, url) => {
    const path = pathOf(url);
    const near = byFirstSegment.get(firstSegmentOf(path))?.filter(isOn);
    if (!near?.length) return null;
    const segments = segmentsOf(path);
    const one = near.find(({ roots }) => roots.some((root) => isWithin(segments, root)));
    if (!one) return null;
    const match = one.router(method, url);
    const plan = known.get(match.plan) ?? planAt(one, match.plan, staysOpen);
    if (plan.path !== null) known.set(match.plan, plan);
    return { ...match, plan };
  };
}

const lowercase = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Groups doors by the first segment of their paths, so that other requests are compared with none. */
function inGroups(doors: readonly OneDoor[]): ReadonlyMap<string | null, readonly OneDoor[]> {
  const groups = new Map<string | null, OneDoor[]>();
  for (const one of doors)
    for (const first of new Set(one.roots.map(([segment = null]) => segment)))
      groups.set(first, [...(groups.get(first) ?? []), one]);
  return groups;
}

const isWithin = (segments: readonly (string | null)[], root: readonly (string | null)[]): boolean =>
  root.every((segment, at) => segments[at] === segment);

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
