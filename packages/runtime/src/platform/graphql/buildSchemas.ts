import { GraphQLError, validateSchema } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { checkDefinitions, placeOf } from './checkDefinitions.ts';
import { checkPermissions } from './checkPermissions.ts';
import { checkResolvers } from './checkResolvers.ts';
import { collect } from './collect.ts';
import { readContentFields } from './contentFields.ts';
import type { ContentFields } from './contentFields.ts';
import type { GraphQLSource } from './collect.ts';
import { executableSchema } from './executableSchema.ts';
import type { ResolverMap } from './executableSchema.ts';
import { guardFields } from './guardFields.ts';
import { forAdmin, forStorefront, readAccess } from './permissions.ts';
import { releaseDefinitions } from './releaseDefinitions.ts';

/** The two GraphQL schemas. The admin schema contains the entire storefront schema. */
export interface Schemas {
  readonly storefront: GraphQLSchema;
  readonly admin: GraphQLSchema;
  /** The fields whose values depend only on the shop's content. */
  readonly content: ContentFields;
}

/** The scalars and types that all modules can use. */
const platform: GraphQLSource = { owner: 'platform', dir: new URL('./types/', import.meta.url) };

interface SchemaParts {
  readonly sources: readonly GraphQLSource[];
  /** All permissions that a role can have. */
  readonly permissions: ReadonlySet<string>;
}

/**
 * Builds both schemas from the type folders of all modules and extensions, in order. Throws StartFailure with all faults. Each
 * fault includes the extension and the file.
 */
export async function buildSchemas({ sources, permissions }: SchemaParts): Promise<Schemas> {
  const { definitions, resolvers, faults, parsed } = await collect([platform, ...sources]);
  const { access, faults: unreadable } = readAccess(definitions);
  stopAt([...faults, ...(parsed ? checkDefinitions(definitions) : []), ...unreadable]);
  const checked = checkResolvers(definitions, resolvers);
  const schemas = {
    storefront: build(
      definitions.filter((file) => !file.admin).map(({ document }) => forStorefront(document)),
      checked.storefront,
    ),
    admin: build(
      definitions.map(({ document }) => forAdmin(document)),
      checked.admin,
    ),
    content: readContentFields(definitions),
  };
  stopAt([
    ...checked.faults,
    ...checkPermissions({ admin: schemas.admin, files: definitions, access, known: permissions }),
  ]);
  guardFields(schemas.admin, access);
  releaseDefinitions(schemas.storefront);
  releaseDefinitions(schemas.admin);
  return schemas;
}

function build(documents: readonly DocumentNode[], resolvers: readonly ResolverMap[]): GraphQLSchema {
  let schema: GraphQLSchema;
  try {
    schema = executableSchema(documents, resolvers);
  } catch (error) {
    // The graphql package does not say which file violates a rule. The most common mistakes are therefore checked before this.
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
