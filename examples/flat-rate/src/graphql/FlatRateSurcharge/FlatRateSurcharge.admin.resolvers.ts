import type { GraphQLContext } from '@shop/runtime/extension';
import { listSurcharges } from '../../flatRateSurcharge.repo.ts';

export default {
  Query: {
    flatRateSurcharges: (_: unknown, _args: unknown, { db }: GraphQLContext) => listSurcharges(db),
  },
};
