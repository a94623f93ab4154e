import { z } from 'zod';
import type { ShopConfig } from '../config/schema.ts';
import { isDatabaseUnreachable } from '../db/failures.ts';
import { Refusal } from '../errors.ts';
import { serviceUnavailable } from '../http/request/errors.ts';
import { Reply } from '../contracts/reply.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Call, Route } from '../contracts/route.ts';
import { formatError, rootOf } from './formatError.ts';
import type { QueryLimits } from './queryLimits.ts';
import { answerType, GRAPHQL_JSON, JSON_TYPE, readBody, readQuery } from './readRequest.ts';
import type { AnswerType, GraphQLRequest } from './readRequest.ts';
import type { Schemas } from './buildSchemas.ts';
import { createRunner } from './runQuery.ts';
import type { Outcome, RunQuery } from './runQuery.ts';
import { createTurns } from './turns.ts';

const queryString = z.object({
  query: z.string().optional().describe('The GraphQL document.'),
  operationName: z
    .string()
    .optional()
    .describe('The operation of the document to run, if it has several. Null if it has only one.'),
  variables: z.string().optional().describe('The variables of the operation, as a JSON object in a string.'),
});

/** The body of a POST request, for the API documentation. `readBody` does the validation. */
const requestFields = z.object({
  query: z.string().meta({ description: 'The GraphQL document.', examples: ['{ __typename }'] }),
  operationName: z
    .string()
    .nullish()
    .describe('The operation of the document to run, if it has several. Null if it has only one.'),
  variables: z
    .record(z.string(), z.unknown())
    .nullish()
    .describe('The variables of the operation. Null if there are none.'),
});

/** The response to an invalid request, in the format that GraphQL clients expect. */
const refusedRequest = z.object({
  errors: z
    .array(
      z.object({
        message: z.string().describe('A human-readable message.'),
        extensions: z
          .object({ code: z.string().describe('A stable code, such as BAD_REQUEST.') })
          .describe('Machine-readable details.'),
      }),
    )
    .min(1)
    .describe('The errors.'),
});

/**
 * Creates the routes for both schemas, according to the draft specification of GraphQL over HTTP. Since route IDs are unique, GET
 * and POST have separate routes. A role needs the permission `adminGraphql` for POST and `adminGraphqlGet` for GET.
 */
export function graphqlRoutes({
  schemas,
  config,
}: {
  schemas: Schemas;
  config: Pick<ShopConfig, 'database' | 'graphql' | 'mode'>;
}): Route[] {
  const { introspection = config.mode === 'development', ...most } = config.graphql;
  const limits: QueryLimits = { ...most, introspection };
  const heavyAtOnce = Math.max(1, Math.floor(config.database.readPoolSize / 2));
  const share = { heavyAtOnce, turns: createTurns(WAITING_OF_CLIENT) };
  const storefront = createRunner('storefront', schemas.storefront, limits, {
    ...share,
    content: schemas.content,
  });
  // Admin responses depend on the caller's roles, so they are never cached.
  const admin = createRunner('admin', schemas.admin, limits, { ...share, content: new Set() });
  const shop = { path: ['/graphql', '/api/graphql'], access: 'public' } as const;
  const back = { path: ['/admin/graphql', '/api/admin/graphql'], access: 'admin' } as const;
  return [...routesOf('graphql', shop, storefront), ...routesOf('adminGraphql', back, admin)];
}

/**
 * Maximum number of waiting requests per client. Only requests with new queries wait. A storefront server may send many of them at
 * startup.
 */
const WAITING_OF_CLIENT = 50;

function routesOf(id: string, place: Pick<Route, 'path' | 'access'>, run: RunQuery): Route[] {
  return [
    defineRoute({
      ...place,
      id,
      does: 'Runs a query or a mutation of the GraphQL schema. Errors of individual fields are returned along with the data with status 200. A rejected request has only `errors`.',
      method: 'POST',
      sdk: false,
      body: 'raw',
      takes: { type: JSON_TYPE, fields: requestFields },
      answers: JSON_TYPE,
      refusals: { type: JSON_TYPE, schema: refusedRequest },
      handle: (call) => answer(call, run, () => readBody(call.request.headers, call.body)),
    }),
    defineRoute({
      ...place,
      id: `${id}Get`,
      does: 'Runs a GraphQL query from the query string. Returns 405 for a mutation, which needs a POST.',
      method: 'GET',
      sdk: false,
      query: queryString,
      answers: JSON_TYPE,
      refusals: { type: JSON_TYPE, schema: refusedRequest },
      handle: (call) => answer(call, run, () => readQuery(call.query)),
    }),
  ];
}

async function answer(call: Call, run: RunQuery, read: () => GraphQLRequest): Promise<Reply> {
  let type: AnswerType = JSON_TYPE;
  try {
    type = answerType(call.request.headers['accept']);
    return toReply(await run(read(), call), type, call);
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, type);
    // The client has disconnected and will not receive the response.
    if (call.request.signal.aborted) return new Reply(499, null);
    throw error;
  }
}

/**
 * Creates the HTTP response. For clients that accept only plain JSON, the draft specification requires status 200 even for an
 * invalid query.
 */
function toReply(outcome: Outcome, type: AnswerType, call: Call): Reply {
  const { data, errors, wrongMethod, cached } = outcome;
  if (cached) return new Reply(200, cached.text, headersOf(type), cached.forms);
  if (errors?.some((error) => isDatabaseUnreachable(rootOf(error)))) throw serviceUnavailable();
  const body = {
    ...(errors && { errors: errors.map((error) => formatError(error, call)) }),
    ...(data !== undefined && { data }),
  };
  if (wrongMethod) return new Reply(405, body, { ...headersOf(type), allow: 'POST' });
  return new Reply(data === undefined && type === GRAPHQL_JSON ? 400 : 200, body, headersOf(type));
}

/** Creates the response to a rejected request in the format that GraphQL clients expect. */
function refusalReply({ status, code, message, headers }: Refusal, type: AnswerType): Reply {
  const body = { errors: [{ message, extensions: { code } }] };
  return new Reply(status, body, { ...headersOf(type), ...headers });
}

const headersOf = (type: AnswerType) => ({ 'content-type': `${type}; charset=utf-8` });
