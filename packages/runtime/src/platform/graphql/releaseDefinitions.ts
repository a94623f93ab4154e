import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { ASTNode, GraphQLSchema } from 'graphql';
import { keepCost } from './queryCost.ts';

/** A part of a schema that references the nodes of its defining documents. */
interface Defined {
  astNode?: ASTNode | null | undefined;
  extensionASTNodes?: readonly ASTNode[];
}

/**
 * Releases the documents that a valid schema was built from: its types and fields reference their nodes, and those reference
 * every token of the files, which takes several megabytes that no request reads. The field costs declared in the definitions are
 * retained.
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
