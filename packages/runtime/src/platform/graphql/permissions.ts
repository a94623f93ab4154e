import { Kind, visit } from 'graphql';
import type {
  ConstDirectiveNode,
  DirectiveDefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  NameNode,
  ObjectTypeDefinitionNode,
  ObjectTypeExtensionNode,
} from 'graphql';
import type { Fault } from '../startFailure.ts';
import { placeOf } from './checkDefinitions.ts';
import type { DefinitionFile } from './collect.ts';

/** The access that a field's definition declares for the admin endpoint: `@permission(id: "…")` or `@public`. */
export interface Access {
  /** The permission that the caller needs. Null for `@public`. */
  readonly permission: string | null;
  readonly field: FieldDefinitionNode;
  readonly file: DefinitionFile;
}

/** The declared access of fields, by `Type.field`. */
export type FieldAccess = ReadonlyMap<string, Access>;

const PERMISSION = 'permission';
const PUBLIC = 'public';
/** The directives that are removed from the schemas, because only the server needs them. */
const HIDDEN: ReadonlySet<string> = new Set([PERMISSION, PUBLIC, 'content']);

/** Reads the access directives of all fields. Returns a fault for each invalid or contradictory directive. */
export function readAccess(files: readonly DefinitionFile[]): { access: FieldAccess; faults: Fault[] } {
  const access = new Map<string, Access>();
  const faults: Fault[] = [];
  for (const { type, field, file } of files.flatMap(fieldsOf)) {
    const marks = (field.directives ?? []).filter(isMark);
    const [mark] = marks;
    if (!mark) continue;
    const name = `${type}.${field.name.value}`;
    const permission = mark.name.value === PUBLIC ? null : idOf(mark);
    if (marks.length > 1 || permission === undefined)
      faults.push({
        where: placeOf(field),
        message: `${name} must have one of @permission(id: "…") and @public`,
      });
    else if (permission !== null && file.admin && field.type.kind === Kind.NON_NULL_TYPE)
      faults.push({
        where: placeOf(field),
        message: `${name} is null without its permission, but its type does not allow null`,
        hint: 'Remove the last ! from its type',
      });
    else access.set(name, { permission, field, file });
  }
  return { access, faults };
}

/** Lists the fields in a file, along with the name of their type. */
export const fieldsOf = (file: DefinitionFile) =>
  file.document.definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION
      ? (node.fields ?? []).map((field) => ({ type: node.name.value, field, file }))
      : [],
  );

const isMark = ({ name }: { readonly name: NameNode }): boolean =>
  name.value === PERMISSION || name.value === PUBLIC;

function idOf({ arguments: given = [] }: ConstDirectiveNode): string | undefined {
  const [id] = given;
  return given.length === 1 && id?.name.value === 'id' && id.value.kind === Kind.STRING
    ? id.value.value
    : undefined;
}

/** Returns the definitions for the storefront schema, without the server-only directives. */
export const forStorefront = (document: DocumentNode): DocumentNode =>
  visit(document, {
    DirectiveDefinition: withoutHidden,
    FieldDefinition: withoutMarks,
    ObjectTypeDefinition: withoutMarks,
    ObjectTypeExtension: withoutMarks,
  });

/**
 * Returns the definitions for the admin schema. A field that requires a permission is nullable, and its description mentions the
 * permission.
 */
export const forAdmin = (document: DocumentNode): DocumentNode =>
  visit(document, {
    DirectiveDefinition: withoutHidden,
    ObjectTypeDefinition: withoutMarks,
    ObjectTypeExtension: withoutMarks,
    FieldDefinition(field) {
      const mark = field.directives?.find(isMark);
      const permission = mark && idOf(mark);
      if (!permission) return withoutMarks(field);
      const requirement = `Requires the permission \`${permission}\`.`;
      const text = field.description ? `${field.description.value}\n${requirement}` : requirement;
      return {
        ...withoutMarks(field),
        description: { kind: Kind.STRING, value: text, block: text.includes('\n') },
        type: field.type.kind === Kind.NON_NULL_TYPE ? field.type.type : field.type,
      };
    },
  });

/** Removes the definitions of server-only directives. They are in the source only for code editors. */
const withoutHidden = (node: DirectiveDefinitionNode) => (HIDDEN.has(node.name.value) ? null : undefined);

const withoutMarks = <N extends Marked>(node: N): N => ({
  ...node,
  directives: (node.directives ?? []).filter(({ name }) => !HIDDEN.has(name.value)),
});

type Marked = FieldDefinitionNode | ObjectTypeDefinitionNode | ObjectTypeExtensionNode;
