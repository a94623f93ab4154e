import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLCompositeType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql';
import { fragmentsOf } from './queryLimits.ts';
import { DEFAULT_PAGE, MAX_PAGE } from './listing/contract.ts';

/** Items that a list without a page size is taken to have, such as the images of a product. */
const UNSIZED_LIST = 10;

/** Lists of a collection: their size is asked for at the field around them. */
const PAGE_LISTS: ReadonlySet<string> = new Set(['items', 'edges', 'nodes']);

type Variables = Readonly<Record<string, unknown>>;

/**
 * How many fields the answer may hold. A field costs 1; what is selected in a list counts once for each item.
 * The items of a page are the `first` or `limit` argument or the filter `limit` of its field, else 20; those of any
 * other list are taken as 10. Introspection costs nothing. With `variables` null, a page size that a variable carries
 * counts as the largest there is. The document must be valid.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables | null,
): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  // Without a prototype: a variable may be named like a member of every object.
  const given: Variables | null =
    variables && Object.assign(Object.create(null), defaultsOf(operation), variables);

  const ofSelections = (set: SelectionSetNode, parent: GraphQLCompositeType, page: number | null): number => {
    let cost = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        cost += ofField(node, parent, page);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        cost += ofSelections(node.selectionSet, typeNamed(node.typeCondition?.name.value) ?? parent, page);
      } else {
        cost += ofFragment(node.name.value, page);
      }
    }
    return cost;
  };

  const ofFragment = (name: string, page: number | null): number => {
    const key = `${name} ${page}`;
    let cost = known.get(key);
    if (cost === undefined) {
      const fragment = fragments.get(name);
      const type = typeNamed(fragment?.typeCondition.name.value);
      cost = fragment && type ? ofSelections(fragment.selectionSet, type, page) : 0;
      known.set(key, cost);
    }
    return cost;
  };

  const ofField = (node: FieldNode, parent: GraphQLCompositeType, page: number | null): number => {
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return 0;
    if (!node.selectionSet) return 1;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return 1;
    const paged = field.args.some(({ name }) => name === 'first' || name === 'limit' || name === 'filters');
    const asked = paged ? pageSize(node, given) : null;
    if (!isList(field.type)) return 1 + ofSelections(node.selectionSet, type, asked);
    const items = asked ?? (PAGE_LISTS.has(node.name.value) ? page : null) ?? UNSIZED_LIST;
    return 1 + items * ofSelections(node.selectionSet, type, null);
  };

  const typeNamed = (name: string | undefined): GraphQLCompositeType | undefined => {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  };

  const root = schema.getRootType(operation.operation);
  return root ? ofSelections(operation.selectionSet, root, null) : 0;
}

/** The values that variables have when the request leaves them out. */
const defaultsOf = (operation: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueOf(defaultValue, null)]] : [],
    ),
  );

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

function pageSize(node: FieldNode, variables: Variables | null): number {
  for (const { name, value } of node.arguments ?? []) {
    const key = name.value;
    if (key !== 'first' && key !== 'limit' && key !== 'filters') continue;
    const asked = valueOf(value, variables);
    const size = asked === UNKNOWN || key !== 'filters' ? asked : limitAmong(asked);
    if (size === UNKNOWN) return MAX_PAGE;
    // What is no size is refused by the list itself.
    if (size !== null && size !== undefined) return Math.min(Math.max(Number(size) || 0, 0), MAX_PAGE);
  }
  return DEFAULT_PAGE;
}

/** The value of the filter `limit`; an input list may be given as its one entry. */
function limitAmong(filters: unknown): unknown {
  if (!filters) return null;
  for (const filter of Array.isArray(filters) ? filters : [filters]) {
    if (filter === UNKNOWN) return UNKNOWN;
    const { key, value } = (filter ?? {}) as { key?: unknown; value?: unknown };
    if (key === UNKNOWN || key === 'limit') return key === UNKNOWN ? UNKNOWN : value;
  }
  return null;
}

const UNKNOWN = Symbol('carried by a variable');

function valueOf(node: ValueNode, variables: Variables | null): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables ? variables[node.name.value] : UNKNOWN;
    case Kind.LIST:
      return node.values.map((item) => valueOf(item, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]),
      );
    case Kind.NULL:
      return null;
    default:
      return 'value' in node ? node.value : null;
  }
}
