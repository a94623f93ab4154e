import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { shopMetaData } from '../../shopOwner.ts';

export default {
  Shop: {
    metaData: (_: unknown, _args: unknown, { loader }: GraphQLContext) => loader(shopMetaData)('shop'),
  },
};
