import type { GraphQLResolveInfo } from 'graphql';
import type { ReadContext } from '../loading/readContext.ts';

/** The third argument of every resolver. One is made for each request. */
export interface GraphQLContext extends ReadContext {
  /** The path of the page that the front end shows, from the `X-Current-Path` header. */
  readonly currentPath: string | null;
}

/**
 * Resolvers by type and field. A field without one reads the column of its name in snake_case from its parent
 * (`productId` reads `product_id`).
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
