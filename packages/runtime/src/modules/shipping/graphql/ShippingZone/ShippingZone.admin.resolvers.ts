import { isUuid } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findZone, findZoneById, listZones } from '../../shippingZone.repo.ts';

const INTEGER = /^[1-9]\d{0,8}$/;

export default {
  Query: {
    shippingZone(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      if (isUuid(id)) return findZone(db, id);
      return INTEGER.test(id) ? findZoneById(db, Number(id)) : null;
    },
    shippingZones: (_: unknown, _args: unknown, { db }: GraphQLContext) => listZones(db),
  },
};
