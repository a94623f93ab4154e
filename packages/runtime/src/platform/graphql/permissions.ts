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

/** A field's declared access on the admin endpoint: `@permission(id: "…")`, or `@public`. */
export interface Access {
  /** The required permission; null if there is none. */
  readonly permission: string | null;
  readonly field: FieldDefinitionNode;
  readonly file: DefinitionFile;
}

/** The access by `Type.field`. */
export type FieldAccess = ReadonlyMap<string, Access>;

const PERMISSION = 'permission';
const PUBLIC = 'public';
/** The directives hidden from the schemas: they tell the shop how to serve a field. */
const HIDDEN: ReadonlySet<string> = new Set([PERMISSION, PUBLIC, 'content']);

/** Reads the directives of all fields. Faults report those that are invalid or contradictory. */
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

/** Lists a file's fields with the names of their types. */
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

/** Returns the definitions for the storefront, without the directives that only concern the admin endpoint. */
export const forStorefront = (document: DocumentNode): DocumentNode =>
  visit(document, {
    DirectiveDefinition: withoutHidden,
    FieldDefinition: withoutMarks,
    ObjectTypeDefinition: withoutMarks,
    ObjectTypeExtension: withoutMarks,
  });

/** Returns the definitions for the admin: a field that requires a permission is nullable, and its description says so. */
export const forAdmin = (document: DocumentNode): DocumentNode =>
  visit(document, {
    DirectiveDefinition: withoutHidden,
    ObjectTypeDefinition: withoutMarks,
    ObjectTypeExtension: withoutMarks,
    FieldDefinition(field) {
      const mark = field.directives?.find(isMark);
      const permission = mark && idOf(mark);
      if (!permission) return withoutMarks(field);
      const asks = `Requires the permission \`${permission}\`.`;
      const text = field.description ? `${field.description.value}\n${asks}` : asks;
      return {
        ...withoutMarks(field),
        description: { kind: Kind.STRING, value: text, block: text.includes('\n') },
        type: field.type.kind === Kind.NON_NULL_TYPE ? field.type.type : field.type,
      };
    },
  });

/** Removes the definitions of hidden directives, which exist for editors. */
const withoutHidden = (node: DirectiveDefinitionNode) => (HIDDEN.has(node.name.value) ? null : undefined);

const withoutMarks = <N extends Marked>(node: N): N => ({
  ...node,
  directives: (node.directives ?? []).filter(({ name }) => !HIDDEN.has(name.value)),
});

type Marked = FieldDefinitionNode | ObjectTypeDefinitionNode | ObjectTypeExtensionNode;
