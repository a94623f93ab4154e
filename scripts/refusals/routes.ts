import { isFunction, isNode, localsOf } from './facts.ts';
import { declarationOf, sourceFiles, sourceOf } from './sources.ts';
import type { Node, Spot } from './sources.ts';

/** Source nodes that implement each route, by route ID. */
export type Work = Map<string, readonly Spot[]>;

type Locals = Spot['locals'];

/** Adds the spots for a call that creates routes. */
type Factory = (given: Spot, work: Work) => void;

const LISTING = 'packages/runtime/src/platform/listing/listRoute.ts';
const BULK = 'packages/runtime/src/platform/entity/bulkRoute.ts';
const UNDO = 'packages/runtime/src/platform/deletions/keepDeletion.ts';

/** Finds the source nodes that implement each route. Throws if a route's ID is not written where the route is created. */
export function workOfRoutes(ids: readonly string[]): Work {
  const work: Work = new Map();
  const calls = sourceFiles().flatMap((file) => callsIn(file, sourceOf(file).program, new Map()));
  for (const { name, given } of calls) if (given[0]) FACTORIES[name]?.(given[0], work);
  const missing = new Set(ids.filter((id) => !work.has(id)));
  for (const call of calls) if (missing.size > 0) addNamed(call, missing, work);
  const untold = ids.filter((id) => !work.has(id));
  if (untold.length > 0)
    throw new Error(`Their refusals cannot be found, for no call names their ids: ${untold.join(', ')}`);
  return work;
}

interface FoundCall {
  readonly name: string;
  readonly given: readonly Spot[];
}

/** Lists the calls in a source node, with the local names of each call. */
function callsIn(file: string, node: Node, locals: Locals): FoundCall[] {
  const around = isFunction(node) ? new Map([...locals, ...localsOf(node)]) : locals;
  const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : null;
  const given = (callee ? (node['arguments'] as Node[]) : []).map((one) => ({
    file,
    node: one,
    locals: around,
  }));
  return [
    ...(callee?.type === 'Identifier' ? [{ name: callee['name'] as string, given }] : []),
    ...Object.values(node).flatMap((value) =>
      (Array.isArray(value) ? value : [value]).flatMap((one) =>
        isNode(one) ? callsIn(file, one, around) : [],
      ),
    ),
  ];
}

const FACTORIES: Readonly<Record<string, Factory>> = {
  defineRoute: (given, work) => add(work, given, [given]),
  listRoute: (given, work) => add(work, given, [given, ...shared(LISTING, 'listRoute')]),
  bulkRoute: (given, work) => add(work, given, bulkPositions(given, given)),
  entityRoutes: addEntity,
};

/** Properties of an entity that create its routes' responses, and the property with the IDs in their paths. */
const ANSWER = ['toAnswer', 'links'];
const ONE = ['ref', 'notFound', ...ANSWER];

function addEntity(entity: Spot, work: Work): void {
  const parts = (names: readonly string[]) => names.flatMap((name) => member(entity, name) ?? []);
  for (const name of ['list', 'get', 'create', 'update', 'delete', 'bulk']) {
    const own = member(entity, name);
    if (!own) continue;
    const spots = {
      list: () => [own, ...parts(['toAnswer']), ...shared(LISTING, 'listRoute')],
      get: () => [own, ...parts(ONE)],
      create: () => [own, ...parts(ANSWER)],
      update: () => [own, ...parts(ONE), ...parts(['find'])],
      delete: () => [
        own,
        ...parts([...ONE, 'find']),
        ...(member(own, 'undo') ? shared(UNDO, 'keepDeletion') : []),
      ],
      bulk: () => bulkPositions(entity, own),
    }[name]!();
    add(work, own, spots);
  }
}

/** Refusals of individual records are part of the response. Only earlier checks can refuse the request itself. */
function bulkPositions(definition: Spot, own: Spot): readonly Spot[] {
  const update = member(definition, 'update');
  return [
    (update && member(update, 'body')) ?? [],
    (update && member(update, 'check')) ?? [],
    member(own, 'adjust') ?? [],
    shared(BULK, 'bulkRoute'),
  ].flat();
}

const shared = (file: string, name: string): readonly Spot[] => {
  const found = declarationOf(file, name);
  if (!found) throw new Error(`${file} has no ${name}`);
  return [{ ...found, locals: new Map() }];
};

function add(work: Work, definition: Spot, spots: readonly Spot[]): void {
  const id = member(definition, 'id')?.node['value'];
  if (typeof id === 'string') work.set(id, spots);
}

/** Finds the value of an object property, which may be a constant of the file or come from a spread object. */
function member(object: Spot, name: string): Spot | null {
  const { file, node, locals } = settled(object);
  for (const one of ((node['properties'] ?? []) as Node[]).toReversed()) {
    if (one.type === 'SpreadElement') {
      const found = member({ file, node: one['argument'] as Node, locals }, name);
      if (found) return found;
    } else if ((one['key'] as Node)['name'] === name)
      return settled({ file, node: one['value'] as Node, locals });
  }
  return null;
}

/** Resolves a name to the object that it refers to. */
function settled(position: Spot): Spot {
  const { file, node, locals } = position;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return settled({ ...position, node: node['expression'] as Node });
  if (node.type !== 'Identifier') return position;
  const name = node['name'] as string;
  const local = locals.get(name);
  if (local && isPlain(local)) return { file, node: local, locals };
  const found = locals.has(name) ? null : declarationOf(file, name);
  return found && isPlain(found.node) ? { ...found, locals: new Map() } : position;
}

const isPlain = ({ type }: Node): boolean => type === 'ObjectExpression' || type === 'Literal';

/** Adds the routes named in a call to one of our functions. The called function uses `defineRoute` with the given IDs. */
function addNamed({ name, given }: FoundCall, missing: Set<string>, work: Work): void {
  const [{ file } = { file: '' }] = given;
  const maker = given.some(({ node }) => namedIn(node, missing).length > 0)
    ? declarationOf(file, name)
    : null;
  if (!maker || !isFunction(maker.node)) return;
  const parameters = maker.node['params'] as Node[];
  const calls = callsIn(maker.file, maker.node, new Map());
  for (const [place, { node }] of given.entries())
    for (const { key, id } of namedIn(node, missing)) {
      const expected = key ?? (parameters[place]?.['name'] as string | undefined);
      const found = [expected, ANY].flatMap((one) => calls.find((call) => acceptsId(call, one)) ?? [])[0];
      work.set(id, [...(found ? spotsOf(found) : [{ ...maker, locals: new Map() }]), ...given]);
      missing.delete(id);
    }
}

/** Property name used for a computed property, as in `id: ids[method]`. */
const ANY = '*';

/** Reports whether a call creates the route with the given ID, either by `id: ids.list` or by passing on `ids.list`. */
function acceptsId({ name, given }: FoundCall, expected: string | undefined): boolean {
  if (expected === undefined) return false;
  if (name in FACTORIES) return given[0] !== undefined && idOf(given[0]) === expected;
  return given.some(({ node }) => node.type === 'MemberExpression' && memberName(node) === expected);
}

function spotsOf({ name, given }: FoundCall): readonly Spot[] {
  const [definition] = given;
  if (!definition) return [];
  if (!(name in FACTORIES)) return shared(definition.file, name);
  return [definition, ...(name === 'listRoute' ? shared(LISTING, 'listRoute') : [])];
}

const memberName = (node: Node): string =>
  node['computed'] ? ANY : ((node['property'] as Node)['name'] as string);

/** Returns the name from which a definition reads its ID. */
function idOf(definition: Spot): string | undefined {
  const id = member(definition, 'id')?.node;
  return id?.type === 'MemberExpression' ? memberName(id) : (id?.['name'] as string | undefined);
}

/** Lists the requested IDs that an argument names, each with its property name. */
function namedIn(
  node: Node,
  requested: ReadonlySet<string>,
  key: string | null = null,
): { key: string | null; id: string }[] {
  const { value } = node as { value?: unknown };
  if (node.type === 'Literal' && typeof value === 'string')
    return requested.has(value) ? [{ key, id: value }] : [];
  if (node.type !== 'ObjectExpression') return [];
  return (node['properties'] as Node[]).flatMap((one) =>
    one.type === 'Property'
      ? namedIn(one['value'] as Node, requested, (one['key'] as Node)['name'] as string)
      : [],
  );
}
