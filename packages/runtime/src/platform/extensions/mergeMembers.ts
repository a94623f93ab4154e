import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { AppContext } from '../contracts/context.ts';
import type { GraphQLSource } from '../graphql/collect.ts';
import type { Authenticator } from '../contracts/caller.ts';
import type { Door } from '../contracts/door.ts';
import type { Route } from '../contracts/route.ts';
import type { Job } from '../contracts/jobs.ts';
import type { Subscriber } from '../contracts/events.ts';
import { createProcessors } from '../registry/createProcessors.ts';
import { createRegistry } from '../registry/createRegistry.ts';
import type { OpenRegistry } from '../registry/createRegistry.ts';
import type { Processor, RegistryKey } from '../contracts/processors.ts';
import { actAs } from '../acting/acting.ts';
import { createBreaker } from './breaker.ts';
import { declaredSettings } from './declaredSettings.ts';
import { guarded } from '../acting/guard.ts';
import { contributed, gatherPoints } from './gatherPoints.ts';
import type { Installed, Quarantined } from './installed.ts';
import { ownContribution } from './ownContribution.ts';
import type { Deadlines } from './ownContribution.ts';
import { createRuntimeFaults } from '../acting/createRuntimeFaults.ts';
import type { Member } from './member.ts';
import type { Contributed } from '../contracts/owned.ts';
import type { Assembly, StartHook } from './assembly.ts';

interface MergeOptions {
  readonly deadlines?: Deadlines | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * Merges validated members into a shop, preserving their order. Extensions' functions are wrapped to run on behalf of their
 * extension.
 */
export function mergeMembers(
  members: readonly Member[],
  installed: readonly Installed[],
  quarantined: readonly Quarantined[],
  { deadlines = { callMs: 5000, answerMs: 30_000 }, clock = systemClock }: MergeOptions = {},
): Assembly {
  const faults = createRuntimeFaults(clock);
  const { points } = gatherPoints(members);
  const { registries, ownedItems } = gatherItems(members, points, { faults, deadlines });
  const ofKind = <T>(kind: string) => (ownedItems.get(kind) ?? []) as unknown as readonly Contributed<T>[];
  return {
    members,
    installed,
    quarantined,
    faults,
    routes: ofKind<Route>('routes'),
    doors: ofKind<Door>('doors'),
    authenticators: ofKind<Authenticator>('authenticators'),
    subscribers: ofKind<Subscriber>('subscribers'),
    jobs: ofKind<Job>('jobs'),
    processors: createProcessors(
      ofKind<Processor>('processors'),
      ofKind<RegistryKey>('registryKeys').map(({ value }) => value),
      faults,
    ),
    settings: new Map(
      members.flatMap((member) =>
        declaredSettings(member, points).map(([key, value]) => [key, { owner: member.name, value }]),
      ),
    ),
    graphqlSources: graphqlSourcesOf(members, { faults, deadlines }),
    migrationSources: foldersOf(members, 'migrations').map(({ owner, dir }) => ({ owner, dir })),
    services: members.flatMap(({ name, setup: { services } }) =>
      services ? { owner: name, value: (app: AppContext) => actAs(name, () => services(app)) } : [],
    ),
    starts: hooksOf(members, 'start'),
    works: hooksOf(members, 'work'),
    registry: (kind) => {
      const registry = registries.get(kind);
      if (!registry) throw new Error(`Unknown kind of contribution "${kind}"`);
      return registry as never;
    },
    seal: () => registries.forEach((registry) => registry.seal()),
  };
}

const hooksOf = (members: readonly Member[], hook: 'start' | 'work'): readonly StartHook[] =>
  members.flatMap(({ name, label, origin, setup }) => {
    const start = setup[hook];
    return start ? { owner: name, label, required: origin?.required ?? true, start } : [];
  });

type Watch = Parameters<typeof ownContribution>[3];

/** Collects the contributions of all members with their owners, by kind. */
function gatherItems(
  members: readonly Member[],
  points: ReturnType<typeof gatherPoints>['points'],
  watch: Watch,
) {
  const registries = new Map<string, OpenRegistry<object>>();
  const ownedItems = new Map<string, Contributed<object>[]>();
  for (const [kind, point] of points) {
    const registry = createRegistry<object>({
      ...point,
      keyOf: (item) => point.keyOf(item as never),
    });
    const items = members.flatMap((member) =>
      contributed(member, kind).map((item) => ({
        owner: member.name,
        isCore: member.origin === null,
        value:
          member.origin === null
            ? (item as object)
            : ownContribution(member.name, item as object, point, watch),
      })),
    );
    for (const { owner, value } of items) registry.add(owner, value);
    registries.set(kind, registry);
    ownedItems.set(kind, items);
  }
  return { registries, ownedItems };
}

/** Returns the GraphQL folders of all members. Resolvers of extensions are guarded. */
const graphqlSourcesOf = (
  members: readonly Member[],
  { faults, deadlines }: Watch,
): readonly GraphQLSource[] =>
  foldersOf(members, 'graphql').map(({ isCore, ...folder }) =>
    isCore
      ? folder
      : {
          ...folder,
          guard: (field, resolve) => {
            const of = { extension: folder.owner, contribution: `GraphQL field ${field}` };
            const called = guarded(faults, of, deadlines.callMs, resolve);
            const breaker = createBreaker(faults, of, 'resolve', 'lateness');
            return (...args) => breaker([], () => called(...args));
          },
        },
  );

const foldersOf = (members: readonly Member[], folder: 'graphql' | 'migrations') =>
  members.flatMap(({ name, origin, extension }) => {
    const dir = extension[folder];
    return dir ? { owner: name, isCore: origin === null, dir } : [];
  });
