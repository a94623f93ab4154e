import type { LoaderDefinition } from '../../../../platform/loading/readContext.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { listRolesOf } from '../../adminRole.repo.ts';
import type { AdminRole } from '../../adminRole.repo.ts';
import type { AdminUser } from '../../adminUser.repo.ts';

const roleByUuid: LoaderDefinition<string, AdminRole | null> = {
  async load(uuids, { db }) {
    const roles = new Map((await listRolesOf(db, uuids)).map((role) => [role.uuid, role]));
    return uuids.map((uuid) => roles.get(uuid) ?? null);
  },
};

export default {
  AdminUser: {
    roles: async (admin: AdminUser, _args: unknown, context: GraphQLContext) => {
      const roles = await Promise.all(admin.roles.map(context.loader(roleByUuid)));
      return roles.filter((role) => role !== null);
    },
  },
};
