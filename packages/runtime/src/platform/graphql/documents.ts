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

/** A parsed query with its measurements. */
export interface Prepared {
  /** The parsed document; null if the query could not be parsed. */
  readonly document: DocumentNode | null;
  /** The operations by name; a single operation is also stored under null. */
  readonly operations: ReadonlyMap<string | null, Operation>;
  /** The faults of the query's text or shape. If there are none, it can be validated. */
  readonly errors: readonly GraphQLError[];
}

/** The queries sent to one schema. */
export interface Documents {
  /** Finds a query that was already validated. */
  find(query: string): Prepared | undefined;
  /** Parses a query and measures its shape and cost, which takes only part of the time of its validation. */
  read(query: string): Prepared;
  /** Validates a query in which `read` found no fault, and caches it if it is valid. */
  validate(query: string, prepared: Prepared): readonly GraphQLError[];
}

export interface Operation {
  readonly node: OperationDefinitionNode;
  /** The cost with the largest pages that its variables can request. */
  readonly mostCost: number;
  /** The cache key for responses that change only with the shop's content, unique within the process; otherwise null. */
  readonly contentKey: string | null;
}

let keys = 0;
const nextKey = (): string => `query ${(keys += 1)}`;

/** Maximum total size of cached documents, in approximate bytes. */
const KEPT = 20_000_000;
/** Memory per token in bytes: its own node, the tree nodes, and their locations. */
const TOKEN = 500;
const MAX_COMMENTS = 100;
/** Maximum number of errors in one response. */
const MAX_ERRORS = 10;

/**
 * Creates the document cache for one schema. Valid documents are cached, and the least recently used are dropped first. Invalid
 * ones are not: a client that sends many invalid queries would evict the others.
 */
export function createDocuments(
  schema: GraphQLSchema,
  limits: QueryLimits,
  content: ContentFields,
): Documents {
  const kept = new LRUCache<string, Prepared>({
    maxSize: KEPT,
    sizeCalculation: ({ document }, query) => 2 * query.length + TOKEN * (1 + (document?.tokenCount ?? 0)),
  });
  return {
    find: (query) => kept.get(query),
    read: (query) => read(query, schema, limits, content),
    validate(query, prepared) {
      const errors = prepared.document ? checkRules(prepared.document, schema, limits) : prepared.errors;
      if (errors.length === 0) kept.set(query, prepared);
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

/** Validates a document. Without introspection, "did you mean" must not reveal the schema either. */
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
