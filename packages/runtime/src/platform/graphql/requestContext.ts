import type { Call, RequestInfo } from '../contracts/route.ts';
import { readContext } from '../loading/readContext.ts';
import type { Audience } from '../loading/readContext.ts';
import type { GraphQLContext } from './contract.ts';

interface GraphQLCall extends Pick<Call, 'app' | 'db' | 'caller'> {
  readonly request: Pick<RequestInfo, 'headers'>;
}

/** Creates the context of a GraphQL request. Resolvers and loaders receive the same object, so they can use it as a cache key. */
export const requestContext = (call: GraphQLCall, audience: Audience): GraphQLContext =>
  Object.assign(readContext(call, audience), {
    currentPath: call.request.headers['x-current-path'] ?? null,
  });
