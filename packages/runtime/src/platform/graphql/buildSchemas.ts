import { buildASTSchema, concatAST, GraphQLError, validateSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { checkDefinitions, placeOf } from './checkDefinitions.ts';
import { collect } from './collect.ts';
import type { DefinitionFile, GraphQLSource } from './collect.ts';
import { resolveFields } from './resolveFields.ts';
import type { Schemas } from './resolveFields.ts';

/** Scalars and types that every module may use. */
const platform: GraphQLSource = { owner: 'platform', dir: new URL('./types/', import.meta.url) };

/**
 * Builds both schemas from the type folders of all modules and extensions, in their order. Throws StartFailure with
 * everything that is wrong, each fault named by extension and file.
 */
export async function buildSchemas({ sources }: { sources: readonly GraphQLSource[] }): Promise<Schemas> {
  const { definitions, resolvers, faults, parsed } = await collect([platform, ...sources]);
  stopAt([...faults, ...(parsed ? checkDefinitions(definitions) : [])]);
  const schemas = {
    storefront: build(definitions.filter((file) => !file.admin)),
    admin: build(definitions),
  };
  stopAt(resolveFields(schemas, resolvers));
  return schemas;
}

function build(files: readonly DefinitionFile[]): GraphQLSchema {
  const document = concatAST(files.map((file) => file.document));
  let schema: GraphQLSchema;
  try {
    schema = buildASTSchema(document);
  } catch (error) {
    // The rules for definitions report by text alone; those that people break often are checked before, with the file.
    throw failure(
      [{ where: 'GraphQL schema', message: error instanceof Error ? error.message : String(error) }],
      error,
    );
  }
  stopAt(validateSchema(schema).map(faultOf));
  return schema;
}

const faultOf = (error: GraphQLError): Fault => ({
  where: error.nodes?.[0] ? placeOf(error.nodes[0]) : 'GraphQL schema',
  message: error.message,
});

function stopAt(faults: readonly Fault[]): void {
  if (faults.length > 0) throw failure(faults);
}

const failure = (faults: readonly Fault[], cause?: unknown) =>
  new StartFailure(EXIT.extension, faults, { cause });
