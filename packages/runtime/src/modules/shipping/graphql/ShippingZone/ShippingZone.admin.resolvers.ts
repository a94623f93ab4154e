import { idRefOf } from '../../../../platform/db/idRef.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findZone, listZones } from '../../shippingZone.repo.ts';

export default {
  Query: {
    shippingZone(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findZone(db, ref);
    },
    shippingZones: (_: unknown, _args: unknown, { db }: GraphQLContext) => listZones(db),
  },
};
