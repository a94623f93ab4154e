import { idRefOf } from '../../../../platform/db/idRef.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findVariantGroup } from '../../variants/variantGroup.repo.ts';
import type { VariantGroupRow } from '../../variants/variant.ts';

export default {
  VariantGroup: {
    addItemApi: ({ uuid }: VariantGroupRow) => `/api/variantGroups/${uuid}/items`,
  },
  Query: {
    variantGroup(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findVariantGroup(db, ref);
    },
  },
};
