import { Kind, parse, validate } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

/** A parsed collection query: the root field's response key, its name, and the fields selected in each row. */
export interface ListQuery {
  readonly key: string;
  readonly field: string;
  /** True if the query selects the total number of rows. */
  readonly hasTotal: boolean;
  /** Returns the field at a path in a row, such as `customer.fullName`, or null if the query does not select it. */
  at(path: string): FieldNode | null;
  /** Returns the field at a path below another field. */
  below(field: FieldNode, path: string): FieldNode | null;
}

/** Parses a query that passed `listQueryFault`. */
export const readListQuery = (text: string): ListQuery => readDocument(parse(text)) as ListQuery;

/** Describes what is wrong with a list's query, or returns null. */
export function listQueryFault(schema: GraphQLSchema, text: string): string | null {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    return `is not valid GraphQL: ${(error as Error).message}`;
  }
  const [fault] = validate(schema, document);
  if (fault) return `does not match the admin schema: ${fault.message}`;
  const query = readDocument(document);
  if (typeof query === 'string') return query;
  if (query.at('uuid') === null) return 'must select the `uuid` of the `items`';
  return null;
}

function readDocument(document: DocumentNode): ListQuery | string {
  const operations = document.definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation !== 'query') return 'must be a single query';
  if (!operation.variableDefinitions?.some(({ variable }) => variable.name.value === 'filters'))
    return 'must declare the variable `$filters: [FilterInput!]` and pass it to its field';
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node.selectionSet]),
  );
  const fieldsOf = (selection: SelectionSetNode | undefined): readonly FieldNode[] =>
    (selection?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      return fieldsOf(
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value),
      );
    });
  const find = (selection: SelectionSetNode | undefined, path: string): FieldNode | null => {
    const [first, ...rest] = path.split('.');
    const found = fieldsOf(selection).find((node) => keyOf(node) === first) ?? null;
    return found === null || rest.length === 0 ? found : find(found.selectionSet, rest.join('.'));
  };
  const roots = fieldsOf(operation.selectionSet);
  const [root] = roots;
  const items = root && find(root.selectionSet, 'items');
  if (!root || roots.length > 1 || !items)
    return 'must have one root field that returns a page of rows, and select its `items`';
  return {
    key: keyOf(root),
    field: root.name.value,
    hasTotal: find(root.selectionSet, 'total') !== null,
    at: (path: string) => find(items.selectionSet, path),
    below: (field: FieldNode, path: string) => find(field.selectionSet, path),
  };
}

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;
