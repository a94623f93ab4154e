import type { Call, RequestInfo } from '../contracts/route.ts';
import { readContext } from '../loading/readContext.ts';
import type { Audience } from '../loading/readContext.ts';
import type { GraphQLContext } from './contract.ts';

interface GraphQLCall extends Pick<Call, 'app' | 'db' | 'caller'> {
  readonly request: Pick<RequestInfo, 'headers'>;
}

/**
 * Creates the context for one GraphQL request. Loaders receive the same object, so that resolvers and loaders can use it as a
 * cache key.
 */
export const requestContext = (call: GraphQLCall, audience: Audience): GraphQLContext =>
  Object.assign(readContext(call, audience), {
    currentPath: call.request.headers['x-current-path'] ?? null,
  });
