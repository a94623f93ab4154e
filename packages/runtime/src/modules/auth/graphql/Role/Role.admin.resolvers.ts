import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { LoaderDefinition } from '../../../../platform/loading/readContext.ts';
import { countUsersOf } from '../../adminRole.repo.ts';
import type { AdminRole } from '../../adminRole.repo.ts';

const usersOfRole: LoaderDefinition<number, number> = {
  async load(ids, { db }) {
    const counts = new Map((await countUsersOf(db, ids)).map((row) => [row.admin_role_id, row.total]));
    return ids.map((id) => counts.get(id) ?? 0);
  },
};

export default {
  Role: {
    userCount: ({ admin_role_id: id }: AdminRole, _args: unknown, { loader }: GraphQLContext) =>
      loader(usersOfRole)(id),
  },
};
