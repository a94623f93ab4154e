import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { ASTNode, GraphQLSchema } from 'graphql';
import { keepCost } from './queryCost.ts';

/** A part of a schema that refers to the nodes that define it. */
interface Defined {
  astNode?: ASTNode | null | undefined;
  extensionASTNodes?: readonly ASTNode[];
}

/**
 * Removes the references from a valid schema to the documents that define it. The documents use several megabytes of memory, and no
 * request needs them. Field costs from the definitions are preserved.
 */
export function releaseDefinitions(schema: GraphQLSchema): void {
  release(schema);
  for (const directive of schema.getDirectives())
    for (const part of [directive, ...directive.args]) release(part);
  for (const type of Object.values(schema.getTypeMap())) {
    release(type);
    if (isEnumType(type)) type.getValues().forEach(release);
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(release);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      keepCost(field);
      [field, ...field.args].forEach(release);
    }
  }
}

function release(part: Defined): void {
  part.astNode = undefined;
  if (part.extensionASTNodes) part.extensionASTNodes = [];
}
