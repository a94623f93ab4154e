import type { GraphQLResolveInfo } from 'graphql';
import type { ReadContext } from '../loading/readContext.ts';

/** The third argument of every resolver, created for each request. */
export interface GraphQLContext extends ReadContext {
  /** The path of the page that the front end shows, from the `X-Current-Path` header. */
  readonly currentPath: string | null;
}

/**
 * Resolvers by type and field. A field without a resolver reads the snake_case column with its name from its parent (`productId`
 * reads `product_id`).
 */
export type Resolvers = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        (parent: never, args: never, context: GraphQLContext, info: GraphQLResolveInfo) => unknown
      >
    >
  >
>;
