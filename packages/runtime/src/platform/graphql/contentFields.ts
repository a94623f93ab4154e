import { getNamedType, isObjectType, Kind } from 'graphql';
import type {
  ConstDirectiveNode,
  DocumentNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { ROOT_TYPES } from './checkDefinitions.ts';
import type { DefinitionFile } from './collect.ts';
import { fragmentsOf } from './fragmentsOf.ts';

/**
 * The fields, as `Type.field`, whose values depend only on the shop's content. Their values do not depend on the caller, carts,
 * orders, the time, or anything outside the database.
 */
export type ContentFields = ReadonlySet<string>;

const CONTENT = 'content';

/**
 * Returns the fields with `@content`, and all fields of types with `@content` in the same definition. Apart from root fields, the
 * shop's own fields need no `@content`, because content refers only to other content.
 */
export const readContentFields = (files: readonly DefinitionFile[]): ContentFields =>
  new Set(
    files.flatMap(({ document, isCore }) =>
      document.definitions.flatMap((node) => {
        if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
        const type = node.name.value;
        const isAll = hasMark(node) || (isCore && !ROOT_TYPES.has(type));
        return (node.fields ?? [])
          .filter((field) => isAll || hasMark(field))
          .map((field) => `${type}.${field.name.value}`);
      }),
    ),
  );

const hasMark = ({ directives = [] }: { readonly directives?: readonly ConstDirectiveNode[] | undefined }) =>
  directives.some(({ name }) => name.value === CONTENT);

/** Reports whether a valid operation selects only content fields. */
export function isContentQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  content: ContentFields,
): boolean {
  const root = schema.getRootType(operation.operation);
  if (operation.operation !== 'query' || !root) return false;
  const fragments = fragmentsOf(document);
  const known = new Map<string, boolean>();

  const isContent = (set: SelectionSetNode, type: string): boolean =>
    set.selections.every((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT)
        return isContent(node.selectionSet, node.typeCondition?.name.value ?? type);
      if (node.kind === Kind.FRAGMENT_SPREAD) return isContentFragment(node.name.value);
      const name = node.name.value;
      if (name === '__typename') return true;
      if (!content.has(`${type}.${name}`)) return false;
      const parent = schema.getType(type);
      const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
      return (
        field !== undefined &&
        (!node.selectionSet || isContent(node.selectionSet, getNamedType(field.type).name))
      );
    });

  const isContentFragment = (name: string): boolean => {
    const fragment = fragments.get(name);
    if (!fragment) return false;
    const is = known.get(name);
    if (is !== undefined) return is;
    // This value is returned if the fragment refers to itself, which validation rejects.
    known.set(name, false);
    const found = isContent(fragment.selectionSet, fragment.typeCondition.name.value);
    known.set(name, found);
    return found;
  };

  return isContent(operation.selectionSet, root.name);
}
