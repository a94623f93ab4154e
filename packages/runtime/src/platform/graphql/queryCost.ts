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
  GraphQLObjectType,
  DocumentNode,
  FieldNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { listCost, valueOf } from './listCost.ts';
import type { Variables } from './listCost.ts';
import { fragmentsOf } from './fragmentsOf.ts';

/** Assumed number of items in a list that has no page size, such as the images of a product. */
const UNSIZED_LIST = 10;

/** The fields that contain the items of a paginated list. The page size is an argument of the enclosing field. */
const PAGE_LISTS: ReadonlySet<string> = new Set(['items', 'edges', 'nodes']);

/** Cost of a field that requires an SQL statement: a list, or an object at the root. */
const STATEMENT = 10;

/**
 * Computes the cost of a query in points, which estimate the load on the process and the database. A field costs 1 point, or the
 * points in its `@cost`. In a list, the cost of the selected fields is multiplied by the number of items. For a paginated list,
 * this is the `first` or `limit` argument, the `limit` filter, or 20. For any other list, it is 10. Lists and root objects also
 * incur the cost of an SQL statement. Filters that scan many rows cost more. Introspection is free. If `variables` is null, the
 * most expensive value is assumed for each variable. The document may be invalid: unknown fields cost nothing.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables | null,
): number {
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  const query: CountedQuery = {
    schema,
    root,
    fragments: fragmentsOf(document),
    known: new Map(),
    // The object has no prototype, because a variable could have the name of an inherited property.
    variables: variables && Object.assign(Object.create(null), defaultsOf(operation), variables),
  };
  return costOfSelections(query, operation.selectionSet, root, null);
}

/** The name of the field extension that stores the points from `@cost`. */
const COST = 'shop.cost';

/** Copies the points of `@cost(points: …)` from a field's definition to its extensions, because definitions are released later. */
export function keepCost(field: GraphQLField<unknown, unknown>): void {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
  const points = directive?.arguments?.[0]?.value;
  if (points?.kind === Kind.INT) field.extensions = { ...field.extensions, [COST]: Number(points.value) };
}

/** A query while its cost is being computed. */
interface CountedQuery {
  readonly schema: GraphQLSchema;
  readonly root: GraphQLObjectType;
  readonly fragments: ReturnType<typeof fragmentsOf>;
  /** The costs of fragments, by fragment name and enclosing page size. */
  readonly known: Map<string, number>;
  readonly variables: Variables | null;
}

function costOfSelections(
  query: CountedQuery,
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  page: number | null,
): number {
  let cost = 0;
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      cost += costOfField(query, node, parent, page);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      const type = typeNamed(query, node.typeCondition?.name.value) ?? parent;
      cost += costOfSelections(query, node.selectionSet, type, page);
    } else {
      cost += costOfFragment(query, node.name.value, page);
    }
  }
  return cost;
}

function costOfFragment(query: CountedQuery, name: string, page: number | null): number {
  const { known, fragments } = query;
  const key = `${name} ${page}`;
  let cost = known.get(key);
  if (cost === undefined) {
    // This value is returned if the fragment refers to itself, which validation rejects.
    known.set(key, 0);
    const fragment = fragments.get(name);
    const type = typeNamed(query, fragment?.typeCondition.name.value);
    cost = fragment && type ? costOfSelections(query, fragment.selectionSet, type, page) : 0;
    known.set(key, cost);
  }
  return cost;
}

function costOfField(
  query: CountedQuery,
  node: FieldNode,
  parent: GraphQLCompositeType,
  page: number | null,
): number {
  const field =
    isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  if (!field) return 0;
  const own = (field.extensions[COST] as number | undefined) ?? 1;
  if (!node.selectionSet) return own;
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return own;
  const paged = field.args.some(({ name }) => name === 'first' || name === 'limit' || name === 'filters');
  const list = paged ? listCost(node, query.variables) : null;
  const base = own + (list ? list.work : 0) + (list || parent === query.root ? STATEMENT : 0);
  if (!isList(field.type)) return base + costOfSelections(query, node.selectionSet, type, list?.size ?? null);
  const items = list?.size ?? (PAGE_LISTS.has(node.name.value) ? page : null) ?? UNSIZED_LIST;
  // Avoid multiplying zero items by an infinite cost, which would result in NaN.
  return items === 0 ? base : base + items * costOfSelections(query, node.selectionSet, type, null);
}

function typeNamed({ schema }: CountedQuery, name: string | undefined): GraphQLCompositeType | undefined {
  const type = name === undefined ? undefined : schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}

/** Returns the default values of an operation's variables. */
const defaultsOf = (operation: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueOf(defaultValue, null)]] : [],
    ),
  );

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));
