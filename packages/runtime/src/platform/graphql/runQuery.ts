import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Db } from '../db/db.ts';
import { clientKey } from '../http/request/clientIp.ts';
import type { Call } from '../contracts/route.ts';
import type { Audience } from '../loading/readContext.ts';
import { withReadCache } from '../contentCache/cachedRead.ts';
import type { ReadCache } from '../contentCache/cachedRead.ts';
import { cachedForms } from '../http/answer/encoding.ts';
import type { CachedForms } from '../contracts/reply.ts';
import { serverOf } from '../serverContext.ts';
import type { ContentFields } from './contentFields.ts';
import { createDocuments } from './documents.ts';
import type { Documents, Operation } from './documents.ts';
import { executeQuery } from './executeQuery.ts';
import { queryCost } from './queryCost.ts';
import { requestError } from './queryLimits.ts';
import type { QueryLimits } from './queryLimits.ts';
import type { GraphQLRequest } from './readRequest.ts';
import { requestContext } from './requestContext.ts';
import type { Turns } from './turns.ts';
import { storefrontConnections, adminConnections } from './queryConnections.ts';

/** The outcome of a request. If `data` is absent, the request was rejected without running the query. */
export interface Outcome extends ExecutionResult {
  /** True if the request was rejected only because of its HTTP method. */
  readonly wrongMethod?: boolean;
  /** The cached response, in place of `data`. */
  readonly cached?: CachedAnswer;
}

/** A cached response, which is the same for all visitors until the shop's content changes. */
export interface CachedAnswer {
  readonly text: string;
  readonly forms: CachedForms;
}

export type RunQuery = (request: GraphQLRequest, call: Call) => Outcome | Promise<Outcome>;

/** A validated query that may be executed. */
interface Runnable {
  readonly document: DocumentNode;
  readonly cost: number;
  readonly contentKey: Operation['contentKey'];
}

/**
 * Creates the function that executes requests for one schema. It throws if the client disconnects. New queries wait for a turn
 * before they are parsed and validated, because this can take more CPU time than everything else in a request.
 */
export function createRunner(
  audience: Audience,
  schema: GraphQLSchema,
  limits: QueryLimits,
  {
    content,
    heavyAtOnce,
    turns,
  }: { readonly content: ContentFields; readonly heavyAtOnce: number; readonly turns: Turns },
): RunQuery {
  const documents = createDocuments(schema, limits, content);
  const connections = audience === 'storefront' ? storefrontConnections(heavyAtOnce) : adminConnections;
  const hideSuggestions = !limits.introspection;

  return (request, call) => {
    const run = () => {
      const checked = checkRequest(request, { documents, schema, limits, method: call.request.method });
      if (!('document' in checked)) return checked;
      const execute = (read: ReadCache | null, source?: Db) =>
        executeQuery({
          schema,
          document: checked.document,
          operationName: request.operationName,
          variableValues: request.variables,
          contextValue: withReadCache(
            requestContext({ ...call, db: connections(call, checked.cost > HEAVY, source) }, audience),
            read,
          ),
          abortSignal: call.request.signal,
          hideSuggestions,
        });
      const { contentKey } = checked;
      return contentKey !== null && isVisitor(call)
        ? cachedAnswer(
            `${contentKey} ${[call.app.language, serverOf(call.app).pricing?.keyOf(call.app)].join(' ').trim()} ${JSON.stringify(request.variables)}`,
            call,
            execute,
          )
        : execute(null);
    };
    const { ip, signal } = call.request;
    return documents.find(request.query) ? run() : turns.pass(clientKey(ip), run, signal);
  };
}

interface Checking {
  readonly documents: Documents;
  readonly schema: GraphQLSchema;
  readonly limits: QueryLimits;
  readonly method: string;
}

/**
 * Checks whether a request may be executed. The cheapest checks are first, so that a query that costs too much is never validated.
 */
function checkRequest(
  { query, operationName, variables }: GraphQLRequest,
  { documents, schema, limits, method }: Checking,
): Runnable | Outcome {
  const known = documents.find(query);
  const prepared = known ?? documents.read(query);
  const { document, operations, errors } = prepared;
  const operation = operations.get(operationName);
  if (operation && method !== 'POST' && operation.node.operation !== 'query')
    return { ...turnedDown('METHOD_NOT_ALLOWED', 'Only queries can be sent with GET'), wrongMethod: true };
  if (!document || errors.length > 0) return { errors };
  const cost =
    operation && operation.mostCost > Math.min(limits.maxCost, HEAVY)
      ? queryCost(schema, document, operation.node, variables)
      : (operation?.mostCost ?? 0);
  if (cost > limits.maxCost)
    return turnedDown('QUERY_TOO_COSTLY', `The query costs ${cost}; at most ${limits.maxCost} is allowed`);
  const invalid = known ? [] : documents.validate(query, prepared);
  if (invalid.length > 0) return { errors: invalid };
  if (!operation)
    return turnedDown(
      'OPERATION_NOT_FOUND',
      operationName === null
        ? 'Set "operationName" to the operation to run'
        : `Unknown operation "${operationName}"`,
    );
  return { document, cost, contentKey: operation.contentKey };
}

const isVisitor = ({ caller: { admin, customer } }: Call): boolean => admin === null && customer === null;

/** Returns the cached response if the content has not changed since it was stored. Otherwise executes the query. */
async function cachedAnswer(
  key: string,
  { app }: Call,
  execute: (read: ReadCache, source: Db) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const { content, reads } = serverOf(app);
  const found = (await content.recall(key)) as CachedAnswer | undefined;
  if (found) return { cached: found };
  const store = await content.beginRead();
  const outcome = await execute({ content, store }, await content.source(reads, false));
  if (outcome.errors) return outcome;
  const text = JSON.stringify({ data: outcome.data });
  const keep = () => store(key, cached, 2 * text.length + cached.forms.bytes());
  const cached: CachedAnswer = { text, forms: cachedForms(keep) };
  keep();
  return { cached };
}

/** Minimum cost of a heavy query. The heavy queries of all storefront clients share a limit. */
const HEAVY = 400;

const turnedDown = (code: string, message: string): Outcome => ({ errors: [requestError(code, message)] });
