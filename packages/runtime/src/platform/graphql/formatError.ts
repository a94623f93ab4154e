import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { isStatementTimeout } from '../db/failures.ts';
import { ContributionRests } from '../acting/contributionRests.ts';
import { contributionOf } from '../acting/guard.ts';
import { Refusal } from '../errors.ts';
import type { Call } from '../contracts/route.ts';

/**
 * Formats an error for the client: a refusal with its message and code, a query error with its position, a statement timeout, and
 * for everything else only the request ID, under which the error is logged with its cause.
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
    const told = { ...(values && { values }), ...(details && { details }) };
    return { message: cause.message, ...place, extensions: { ...extra, code, ...told } };
  }
  if (isMeantForClient(error, cause)) {
    const code = error.extensions['code'] ?? 'BAD_USER_INPUT';
    return { message: error.message, ...place, extensions: { ...error.extensions, code } };
  }
  if (isStatementTimeout(cause)) {
    app.log.warn({ err: cause, requestId: request.id, path }, 'a statement of a GraphQL field was ended');
    return { message: 'The query timed out', ...place, extensions: { code: 'QUERY_TIMED_OUT' } };
  }
  // A field's suspension is logged once, when it begins.
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

/** Returns the error that a resolver threw, or the error itself if graphql created it. */
export function rootOf(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/**
 * Reports whether an error is intended for the client. graphql uses the same class for errors of clients and of our own
 * resolvers. Intended for clients are errors of the whole request, those with a code, and those located at an argument; an error
 * located at a field, or nowhere, means that a resolver returned what its type does not allow, and quotes the value.
 */
function isMeantForClient(error: GraphQLError, cause: unknown): boolean {
  if (!(cause instanceof GraphQLError)) return false;
  if (error.path === undefined || typeof error.extensions['code'] === 'string') return true;
  const kind = cause.nodes?.[0]?.kind;
  return cause !== error && kind !== undefined && kind !== 'Field';
}
