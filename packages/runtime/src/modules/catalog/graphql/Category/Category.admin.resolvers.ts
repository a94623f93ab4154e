import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { productCountOfCategory } from '../../categories/category.loaders.ts';
import type { LocatedCategory } from '../../categories/category.ts';

export default {
  Category: {
    productCount: ({ category_id: id }: LocatedCategory, _: unknown, context: GraphQLContext) =>
      context.loader(productCountOfCategory)(id),
  },
};
