import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Call } from '../http/route.ts';
import type { GraphQLContext } from './contract.ts';
import { createDocuments } from './documents.ts';
import { executeQuery } from './executeQuery.ts';
import { queryCost } from './queryCost.ts';
import { requestError } from './queryLimits.ts';
import type { QueryLimits } from './queryLimits.ts';
import type { GraphQLRequest } from './readRequest.ts';
import { requestContext } from './requestContext.ts';

/** A result. Without `data`: the request as a whole was turned down, and nothing ran. */
export interface Outcome extends ExecutionResult {
  /** The request is good, but not by this method. */
  readonly wrongMethod?: boolean;
}

export type RunQuery = (request: GraphQLRequest, call: Call) => Outcome | Promise<Outcome>;

/** Makes the function that runs requests against one schema. It throws when the client goes away. */
export function createRunner(
  name: GraphQLContext['schema'],
  schema: GraphQLSchema,
  limits: QueryLimits,
): RunQuery {
  const prepare = createDocuments(schema, limits);
  const hideSuggestions = !limits.introspection;

  return ({ query, operationName, variables }, call) => {
    const { document, operations, errors } = prepare(query);
    const operation = operations.get(operationName);
    if (operation && call.request.method !== 'POST' && operation.node.operation !== 'query')
      return { ...turnedDown('METHOD_NOT_ALLOWED', 'Only queries can be sent by GET'), wrongMethod: true };
    if (!document || errors.length > 0) return { errors };
    if (!operation)
      return turnedDown(
        'OPERATION_NOT_FOUND',
        operationName === null
          ? 'Say in "operationName" which operation to run'
          : `There is no operation named "${operationName}"`,
      );
    if (operation.mostCost > limits.maxCost) {
      const cost = queryCost(schema, document, operation.node, variables);
      if (cost > limits.maxCost)
        return turnedDown(
          'QUERY_TOO_COSTLY',
          `The query costs ${cost}; at most ${limits.maxCost} is allowed`,
        );
    }
    return executeQuery({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: requestContext(call, name),
      abortSignal: call.request.signal,
      hideSuggestions,
    });
  };
}

const turnedDown = (code: string, message: string): Outcome => ({ errors: [requestError(code, message)] });
