import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { provinceNameField } from '../../../provinces/index.ts';
import { findZone, listZones } from '../../shippingZone.repo.ts';

export default {
  ShippingZoneProvince: { provinceName: provinceNameField },
  Query: {
    shippingZone(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findZone(db, ref);
    },
    shippingZones: (_: unknown, _args: unknown, { db }: GraphQLContext) => listZones(db),
  },
};
