import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, Kind } from 'graphql';
import type { ASTNode, ConstDirectiveNode, GraphQLField, GraphQLSchema } from 'graphql';

/** A part of a schema that knows the nodes of the documents that define it. */
interface Defined {
  astNode?: ASTNode | null | undefined;
  extensionASTNodes?: readonly ASTNode[];
}

/**
 * Releases the documents that a valid schema was built from: its types and fields point at their nodes, and these at every token of
 * the files, which is several megabytes that no request reads. The cost of a field is read from its definition before.
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
      const cost = declaredCost(field.astNode?.directives);
      if (cost !== undefined) field.extensions = { ...field.extensions, [COST]: cost };
      [field, ...field.args].forEach(release);
    }
  }
}

function release(part: Defined): void {
  part.astNode = undefined;
  if (part.extensionASTNodes) part.extensionASTNodes = [];
}

const COST = 'shop.cost';

/** Returns the points of `@cost(points: …)`. */
function declaredCost(directives: readonly ConstDirectiveNode[] = []): number | undefined {
  const points = directives.find(({ name }) => name.value === 'cost')?.arguments?.[0]?.value;
  return points?.kind === Kind.INT ? Number(points.value) : undefined;
}

/** Returns the cost that the definition of a field gives it, or undefined. */
export const costOf = (field: GraphQLField<unknown, unknown>): number | undefined =>
  field.extensions[COST] as number | undefined;
