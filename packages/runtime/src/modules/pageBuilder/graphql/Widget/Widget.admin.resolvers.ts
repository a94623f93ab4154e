import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findWidget } from '../../widgetInstance.repo.ts';

export default {
  Query: {
    widget(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findWidget(db, ref);
    },
  },
};
