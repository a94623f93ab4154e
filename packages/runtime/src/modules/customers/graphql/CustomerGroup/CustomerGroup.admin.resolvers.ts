import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findGroup } from '../../customerGroup.repo.ts';
import type { CustomerGroup } from '../../customerGroup.repo.ts';

const pathOf = ({ uuid }: CustomerGroup) => `/api/customerGroups/${uuid}`;

export default {
  CustomerGroup: { updateApi: pathOf, deleteApi: pathOf },
  Query: {
    customerGroup(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findGroup(db, ref);
    },
  },
};
