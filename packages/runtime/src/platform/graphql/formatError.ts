import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { isStatementTimeout } from '../db/failures.ts';
import { ContributionRests } from '../acting/contributionRests.ts';
import { contributionOf } from '../acting/guard.ts';
import { Refusal } from '../errors.ts';
import type { Call } from '../contracts/route.ts';

/**
 * Formats an error for the client. Refusals include their message and code, query errors their position, and statement timeouts a
 * code. Any other error includes only the request ID; the error itself is logged under this ID.
 */
export function formatError(
  error: GraphQLError,
  { app, request }: Pick<Call, 'app' | 'request'>,
): GraphQLFormattedError {
  const cause = rootOf(error);
  const { locations, path } = error;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (cause instanceof Refusal) {
    const { code, values, details, extra } = cause;
    const extensions = { ...(values && { values }), ...(details && { details }) };
    return { message: cause.message, ...place, extensions: { ...extra, code, ...extensions } };
  }
  if (isExposedError(error, cause)) {
    const code = error.extensions['code'] ?? 'BAD_USER_INPUT';
    return { message: error.message, ...place, extensions: { ...error.extensions, code } };
  }
  if (isStatementTimeout(cause)) {
    app.log.warn({ err: cause, requestId: request.id, path }, 'a statement of a GraphQL field was ended');
    return { message: 'The query timed out', ...place, extensions: { code: 'QUERY_TIMED_OUT' } };
  }
  // The log already contains the start of the suspension.
  if (!(cause instanceof ContributionRests)) {
    const of = contributionOf(cause);
    app.log.error({ err: cause, requestId: request.id, path, ...of }, 'A GraphQL field failed');
  }
  return {
    message: 'Internal server error',
    ...place,
    extensions: { code: 'INTERNAL_ERROR', requestId: request.id },
  };
}

/** Returns the error that a resolver threw. If graphql created the error, returns the error itself. */
export function rootOf(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/**
 * Reports whether the client may read an error's message. graphql uses the same class for errors in the request and errors in
 * resolvers. Errors of the entire request, errors with a code, and errors located at an argument are meant for the client. An error
 * located at a field, or without a location, means that a resolver returned an invalid value, which the message quotes.
 */
function isExposedError(error: GraphQLError, cause: unknown): boolean {
  if (!(cause instanceof GraphQLError)) return false;
  if (error.path === undefined || typeof error.extensions['code'] === 'string') return true;
  const kind = cause.nodes?.[0]?.kind;
  return cause !== error && kind !== undefined && kind !== 'Field';
}
