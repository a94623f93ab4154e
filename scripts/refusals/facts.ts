import { boundNames, declare } from './sources.ts';
import type { Node, Spot } from './sources.ts';

/** A use of a name. The named declaration may throw refusals here, except for those that the surrounding code catches. */
export interface Use {
  readonly name: string;
  /** Member of the name that is used. Null if the name itself is used. */
  readonly member: string | null;
  readonly caught: readonly string[];
}

/** Facts about a source node: the refusals that it throws, the names that it uses, and the services of `app` that it calls. */
export interface Facts {
  readonly refusals: Set<string>;
  readonly uses: Use[];
  readonly services: {
    readonly name: string;
    readonly member: string | null;
    readonly caught: readonly string[];
  }[];
}

interface Place {
  readonly facts: Facts;
  /** Names declared by enclosing functions, which hide the file's names. */
  readonly hidden: ReadonlySet<string>;
  readonly caught: readonly string[];
  readonly locals: Spot['locals'];
  /** Local names that have already been followed. */
  readonly followed: Set<string>;
}

/** Collects the facts of a source node. */
export function factsOf({ node, locals }: Spot): Facts {
  const facts: Facts = { refusals: new Set(), uses: [], services: [] };
  const hidden = new Set(locals.keys());
  walk(node, { facts, hidden, caught: [], locals, followed: new Set() });
  return facts;
}

const KEPT_TYPES = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
]);
const TYPE_KEYS = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'implements',
]);

function walk(node: Node, place: Place): void {
  if (node.type.startsWith('TS') && !KEPT_TYPES.has(node.type)) return;
  const own = VISITS[node.type];
  if (own?.(node, place)) return;
  walkChildren(node, isFunction(node) ? inside(node, place) : place);
}

function walkChildren(node: Node, place: Place): void {
  for (const [key, value] of Object.entries(node)) {
    if (TYPE_KEYS.has(key)) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) walk(one, place);
  }
}

/** Visitors by node type. They return true if they have already handled the node's children. */
const VISITS: Readonly<Record<string, (node: Node, place: Place) => boolean>> = {
  Identifier(node, place) {
    use(place, node['name'] as string, null);
    return true;
  },
  Property(node, place) {
    if (node['computed']) walk(node['key'] as Node, place);
    walk(node['value'] as Node, place);
    return true;
  },
  VariableDeclarator(node, place) {
    if (node['init']) walk(node['init'] as Node, place);
    return true;
  },
  MemberExpression: visitMember,
  CallExpression: visitCall,
  TryStatement: visitTry,
};

function use({ facts, hidden, caught, locals, followed }: Place, name: string, member: string | null): void {
  if (!hidden.has(name)) {
    facts.uses.push({ name, member, caught });
    return;
  }
  const local = locals.get(name);
  if (!local || followed.has(name)) return;
  followed.add(name);
  walk(local, { facts, hidden, caught, locals, followed });
}

const memberName = (node: Node): string | null =>
  node['computed'] ? null : ((node['property'] as Node)['name'] as string);

/** `refused.is(error)` and `refused().code` do not throw a refusal. `app.orders.cancel` uses a service. */
function visitMember(node: Node, place: Place): boolean {
  const object = node['object'] as Node;
  const member = memberName(node);
  if (member === 'is' && object.type === 'Identifier') return true;
  if (member === 'code' && object.type === 'CallExpression') return true;
  const service = serviceOf(object);
  if (service !== null) {
    place.facts.services.push({ name: service, member, caught: place.caught });
    return true;
  }
  const whole = serviceOf(node);
  if (whole !== null) place.facts.services.push({ name: whole, member: null, caught: place.caught });
  if (object.type === 'Identifier' && member !== null) {
    use(place, object['name'] as string, member);
    return true;
  }
  walk(object, place);
  if (node['computed']) walk(node['property'] as Node, place);
  return true;
}

/** Returns `orders` for `app.orders` and `call.app.orders`. */
function serviceOf(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  const object = node['object'] as Node;
  const isApp =
    object['name'] === 'app' || (object.type === 'MemberExpression' && memberName(object) === 'app');
  return isApp ? memberName(node) : null;
}

/** Functions that return the refusals of their callback instead of rethrowing them. */
const KEEPERS = new Set(['refusalOf', 'refusalOr', 'checkedRow']);

function visitCall(node: Node, place: Place): boolean {
  const callee = node['callee'] as Node;
  const given = node['arguments'] as Node[];
  const [status, code] = given;
  if (/^refus(?:e|al)$/.test(String(callee['name'])) && typeof code?.['value'] === 'string')
    place.facts.refusals.add(`${status?.['value']} ${code['value']}`);
  const name = String(callee['name']);
  if (KEEPERS.has(name)) {
    use(place, name, null);
    return true;
  }
  const [handler] = given;
  if (
    callee.type !== 'MemberExpression' ||
    memberName(callee) !== 'catch' ||
    !handler ||
    !isFunction(handler)
  )
    return false;
  const around = guarded(handler['body'] as Node, place);
  if (around) walk(callee['object'] as Node, around);
  walk(handler, place);
  return true;
}

function visitTry(node: Node, place: Place): boolean {
  const handler = node['handler'] as Node | null;
  if (!handler) return false;
  const body = handler['body'] as Node;
  const around = guarded(body, place);
  if (around) walk(node['block'] as Node, around);
  walk(body, {
    ...place,
    hidden: new Set([...place.hidden, ...boundNames(handler['param'] as Node | null)]),
  });
  if (node['finalizer']) walk(node['finalizer'] as Node, place);
  return true;
}

/**
 * Returns the place guarded by a catch handler, without the refusals that the handler catches. Returns null if the handler rethrows no
 * refusal.
 */
function guarded(handler: Node, place: Place): Place | null {
  const found = { throws: false, known: [] as string[] };
  look(handler, null, found);
  return found.throws && !keepsRefusals(handler)
    ? { ...place, caught: [...place.caught, ...found.known] }
    : null;
}

/** Reports whether a catch handler rethrows everything except refusals. */
function keepsRefusals(handler: Node): boolean {
  const all = nodesIn(handler);
  return all.some((node) => {
    if (node.type !== 'IfStatement') return false;
    const test = node['test'] as Node;
    const within = nodesIn(node['consequent'] as Node);
    const throws = within.filter(({ type }) => type === 'ThrowStatement').length;
    // Matches `if (!(error instanceof Refusal)) throw error;` if the handler throws nothing else.
    if (test.type === 'UnaryExpression' && isOfRefusals(test['argument'] as Node))
      return throws === all.filter(({ type }) => type === 'ThrowStatement').length;
    // Matches `if (error instanceof Refusal) return …;`.
    return isOfRefusals(test) && throws === 0 && within.some(({ type }) => type === 'ReturnStatement');
  });
}

const isOfRefusals = (test: Node): boolean =>
  test.type === 'ParenthesizedExpression'
    ? isOfRefusals(test['expression'] as Node)
    : test['operator'] === 'instanceof' && (test['right'] as Node)['name'] === 'Refusal';

function nodesIn(node: Node): readonly Node[] {
  const parts = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [node, ...parts.filter(isNode).flatMap(nodesIn)];
}

function look(node: Node, parent: Node | null, found: { throws: boolean; known: string[] }): void {
  if (node.type === 'ThrowStatement') found.throws = true;
  if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    const object = callee['object'] as Node | undefined;
    const [error] = node['arguments'] as Node[];
    // Matches `known.is(error) ? error : …`, which rethrows the refusal.
    const isPassedOn =
      parent?.type === 'ConditionalExpression' &&
      parent['test'] === node &&
      (parent['consequent'] as Node)['name'] === error?.['name'];
    if (
      callee.type === 'MemberExpression' &&
      memberName(callee) === 'is' &&
      object?.type === 'Identifier' &&
      !isPassedOn
    )
      found.known.push(object['name'] as string);
  }
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) look(one, node, found);
}

export const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/** Returns the place inside a function, whose names hide the file's names. */
function inside(node: Node, place: Place): Place {
  const own = localsOf(node);
  // If a spot begins inside the function, the function's own names are also followed.
  return { ...place, hidden: new Set([...place.hidden, ...own.keys()]) };
}

/** Lists the declarations of a function, which are its parameters and the declarations in its body outside of nested functions. */
export function localsOf(node: Node): ReadonlyMap<string, Node | null> {
  const locals = new Map<string, Node | null>();
  for (const one of (node['params'] ?? []) as Node[])
    for (const name of boundNames(one)) locals.set(name, null);
  collect(node['body'] as Node | null, locals);
  return locals;
}

function collect(node: Node | null, locals: Map<string, Node | null>): void {
  if (!node) return;
  if (node.type === 'VariableDeclarator') declare(locals, node);
  if (node.type === 'FunctionDeclaration') locals.set((node['id'] as Node)['name'] as string, node);
  if (isFunction(node)) return;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) collect(one, locals);
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
