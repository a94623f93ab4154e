import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from '../bundled/lruCache.ts';
import { isContentQuery } from './contentFields.ts';
import type { ContentFields } from './contentFields.ts';
import { queryCost } from './queryCost.ts';
import { checkShape, requestError } from './queryLimits.ts';
import type { QueryLimits } from './queryLimits.ts';

/** A parsed query, with the result of the checks on its shape and cost. */
export interface Prepared {
  /** The parsed document. Null if the query has a syntax error. */
  readonly document: DocumentNode | null;
  /** The operations by name. If there is only one, null is also a key for it. */
  readonly operations: ReadonlyMap<string | null, Operation>;
  /** The errors in the query's syntax or shape. Validate the query only if there are none. */
  readonly errors: readonly GraphQLError[];
}

/** Parses, validates, and caches the queries for one schema. */
export interface Documents {
  /** Returns a query from the cache. Cached queries are valid. */
  find(query: string): Prepared | undefined;
  /** Parses a query, and checks its shape and cost. This is much faster than validating it. */
  read(query: string): Prepared;
  /** Validates a query for which `read` found no errors. Caches the query if it is valid. */
  validate(query: string, prepared: Prepared): readonly GraphQLError[];
}

export interface Operation {
  readonly node: OperationDefinitionNode;
  /** The cost if all variables have their most expensive values. */
  readonly mostCost: number;
  /**
   * The operation's key for caching responses, unique within the process. Null if the response depends on more than the shop's
   * content.
   */
  readonly contentKey: string | null;
}

let keys = 0;
const nextKey = (): string => `query ${(keys += 1)}`;

/** Maximum size of the document cache in bytes. The sizes of documents are estimates. */
const KEPT = 20_000_000;
/** Estimated memory per token of a document in bytes. Includes tokens, tree nodes, and locations. */
const TOKEN = 500;
const MAX_COMMENTS = 100;
/** Maximum number of validation errors in a response. */
const MAX_ERRORS = 10;

/**
 * Creates the query cache for one schema. The cache holds only valid documents, and drops the least recently used ones first.
 * Invalid documents are not cached, because a client could otherwise evict all valid ones.
 */
export function createDocuments(
  schema: GraphQLSchema,
  limits: QueryLimits,
  content: ContentFields,
): Documents {
  const cache = new LRUCache<string, Prepared>({
    maxSize: KEPT,
    sizeCalculation: ({ document }, query) => 2 * query.length + TOKEN * (1 + (document?.tokenCount ?? 0)),
  });
  return {
    find: (query) => cache.get(query),
    read: (query) => read(query, schema, limits, content),
    validate(query, prepared) {
      const errors = prepared.document ? checkRules(prepared.document, schema, limits) : prepared.errors;
      if (errors.length === 0) cache.set(query, prepared);
      return errors;
    },
  };
}

function read(query: string, schema: GraphQLSchema, limits: QueryLimits, content: ContentFields): Prepared {
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: limits.maxTokens, maxComments: MAX_COMMENTS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { document: null, operations: new Map(), errors: [parseError(error, limits)] };
  }
  const errors = checkShape(document, limits);
  const nodes = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const operations = new Map<string | null, Operation>();
  for (const node of nodes) {
    const isSound = errors.length === 0;
    const operation = {
      node,
      mostCost: isSound ? queryCost(schema, document, node, null) : 0,
      contentKey: isSound && isContentQuery(schema, document, node, content) ? nextKey() : null,
    };
    if (node.name) operations.set(node.name.value, operation);
    if (nodes.length === 1) operations.set(null, operation);
  }
  return { document, operations, errors };
}

function parseError(error: GraphQLError, limits: QueryLimits): GraphQLError {
  if (/ contains more than \d+ tokens/.test(error.message))
    return requestError('QUERY_TOO_LONG', `The query has more than ${limits.maxTokens} tokens`);
  return withCode(error, 'GRAPHQL_PARSE_FAILED');
}

const ALWAYS = specifiedRules;
const CLOSED = [...specifiedRules, NoSchemaIntrospectionCustomRule];

/**
 * Validates a document. If introspection is disabled, error messages contain no suggestions, because these would reveal the schema.
 */
function checkRules(document: DocumentNode, schema: GraphQLSchema, limits: QueryLimits): GraphQLError[] {
  const hideSuggestions = !limits.introspection;
  const options = { maxErrors: MAX_ERRORS, hideSuggestions };
  return validate(schema, document, limits.introspection ? ALWAYS : CLOSED, options).map((error) =>
    withCode(error, 'GRAPHQL_VALIDATION_FAILED'),
  );
}

function withCode(error: GraphQLError, code: string): GraphQLError {
  error.extensions['code'] ??= code;
  return error;
}
