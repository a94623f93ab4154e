import { DECLARED_WORK, exceptionsOf, isException } from './exceptions.ts';
import { factsOf, isFunction } from './facts.ts';
import type { Facts } from './facts.ts';
import { workOfRoutes } from './routes.ts';
import { services } from './services.ts';
import { declarationOf } from './sources.ts';
import type { Node, Spot } from './sources.ts';

/** A source node, with the nodes and refusals that can be reached from it. */
interface Traced {
  readonly facts: Facts;
  readonly leads: readonly { readonly to: Traced; readonly without: readonly Traced[] }[];
  /** Refusals that the node may throw directly or indirectly. */
  readonly reached: Set<string>;
}

/** Possible refusals by HTTP status, such as `{ 404: ['CART_NOT_FOUND'] }`. */
export type Refused = Readonly<Record<string, readonly string[]>>;

/** Finds each route's possible refusals by tracing its implementation. */
export function refusedByRoutes(ids: readonly string[]): ReadonlyMap<string, Refused> {
  const traced = new Map<string, Traced>();
  const starts = new Map(
    [...workOfRoutes(ids)].map(([id, spots]) => {
      const besides = [
        ...exceptionsOf(id).flatMap(({ file, name }) => declaredPosition(file, name)),
        ...(DECLARED_WORK[id] ?? []).flatMap((name) => services().get(name) ?? []),
      ];
      return [id, [...spots, ...besides].map((position) => trace(position, traced))] as const;
    }),
  );
  settle([...traced.values()]);
  return new Map(ids.map((id) => [id, refusedBy(starts.get(id) ?? [])]));
}

/** Source nodes of the server, and of the `Db` functions that routes receive. */
const SERVER = [
  ['http/server.ts', 'createHttp'],
  ['db/failures.ts', 'asDatabaseFailure'],
] as const;

/** Finds the refusals that the server itself throws, regardless of the route. */
export function refusedByServer(): Refused {
  const traced = new Map<string, Traced>();
  const start = SERVER.flatMap(([file, name]) =>
    declaredPosition(`packages/runtime/src/platform/${file}`, name),
  ).map((position) => trace(position, traced));
  settle([...traced.values()]);
  return refusedBy(start);
}

function refusedBy(starts: readonly Traced[]): Refused {
  const all = [...new Set(starts.flatMap(({ reached }) => [...reached]))].toSorted();
  return Object.fromEntries(
    Object.entries(Object.groupBy(all, (refusal) => refusal.slice(0, 3))).map(([status, refusals = []]) => [
      status,
      refusals.map((refusal) => refusal.slice(4)),
    ]),
  );
}

function declaredPosition(file: string, name: string): Spot[] {
  const found = declarationOf(file, name);
  return found ? [{ ...found, locals: new Map() }] : [];
}

function trace(position: Spot, traced: Map<string, Traced>): Traced {
  const key = `${position.file}:${String(position.node['start'])}-${String(position.node['end'])}`;
  const known = traced.get(key);
  if (known) return known;
  const facts = factsOf(position);
  const leads: { to: Traced; without: readonly Traced[] }[] = [];
  const made: Traced = { facts, leads, reached: new Set(facts.refusals) };
  traced.set(key, made);
  const follow = (name: string, member: string | null) => {
    if (isException(position.file, name)) return [];
    return declaredPosition(position.file, name).map((found) => trace(memberOf(found, member), traced));
  };
  const lead = (to: Traced, caught: readonly string[]) =>
    leads.push({ to, without: caught.flatMap((name) => follow(name, null)) });
  for (const { name, member, caught } of facts.uses) for (const to of follow(name, member)) lead(to, caught);
  for (const { name, member, caught } of facts.services) {
    for (const service of services().get(name) ?? []) lead(trace(memberOf(service, member), traced), caught);
  }
  return made;
}

/** Returns a property of an object literal. Returns the spot itself if it is not an object literal. */
function memberOf(position: Spot, member: string | null): Spot {
  let { node } = position;
  while (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    node = node['expression'] as Node;
  if (member === null || node.type !== 'ObjectExpression' || isFunction(node)) return position;
  const found = (node['properties'] as Node[]).find(
    (one) => one.type === 'Property' && (one['key'] as Node)['name'] === member,
  );
  return found ? { ...position, node: found['value'] as Node } : position;
}

/** Propagates refusals until no more are added, because source nodes may refer to each other in cycles. */
function settle(all: readonly Traced[]): void {
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const { reached, leads } of all)
      for (const { to, without } of leads)
        for (const refusal of to.reached) {
          if (reached.has(refusal) || without.some(({ facts }) => facts.refusals.has(refusal))) continue;
          reached.add(refusal);
          isSettled = false;
        }
  }
}
