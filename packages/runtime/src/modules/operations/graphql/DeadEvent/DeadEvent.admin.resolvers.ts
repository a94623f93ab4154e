import { refuse } from '../../../../platform/errors.ts';
import { listParkedEvents } from '../../../../platform/events/parkedEvents.repo.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';

const limitOutOfRange = () => refuse(400, 'LIMIT_OUT_OF_RANGE', 'limit must be between 1 and 100');

export default {
  Query: {
    deadEvents: (_: unknown, { limit }: { limit: number }, { db }: GraphQLContext) => {
      if (limit < 1 || limit > 100) throw limitOutOfRange();
      return listParkedEvents(db, { limit });
    },
  },
};
