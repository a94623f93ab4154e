import type { GraphQLResolveInfo } from 'graphql';
import type { ReadContext } from '../loading/readContext.ts';

/** The context that all resolvers receive as their third argument. Created for each request. */
export interface GraphQLContext extends ReadContext {
  /** The path of the current page in the front end, from the `X-Current-Path` header. */
  readonly currentPath: string | null;
}

/**
 * Resolvers by type and field. A field without a resolver reads the snake_case column of the same name from its parent, such as
 * `product_id` for `productId`.
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
