import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { adminOf } from '../../platform/contracts/caller.ts';
import { roleListing } from './adminListing.ts';
import { adminRoleRow, countRoles, findRole, listRolePage } from './adminRole.repo.ts';
import type { AdminRole } from './adminRole.repo.ts';
import { roleNotFound } from './errors.ts';
import { createRole, deleteRole, updateRole } from './writeRole.ts';

const body = z.object(
  describedBy(adminRoleRow, { name: line('name'), permissions: z.array(z.string()).max(1000) }),
);

export const roleRoutes = entityRoutes({
  path: '/api/roles',
  table: 'admin_role',
  // Returns the id as is, because permissions are checked before the role lookup parses it.
  ref: (id) => id,
  notFound: roleNotFound,
  answer: adminRoleRow,
  toAnswer: (role: AdminRole) => role,
  list: {
    id: 'listRoles',
    does: 'Lists the roles of administrators. Returns all of them unless `page` or `limit` is sent.',
    listing: roleListing,
    whole: true,
    rows: ({ db }, slice) => listRolePage(db, slice),
    total: ({ db }, listing) => countRoles(db, listing),
  },
  get: {
    id: 'getRole',
    does: 'Returns a role with its permissions. Fails with `ROLE_NOT_FOUND` if it does not exist.',
    run: async ({ db }, id) => (isUuid(id) ? findRole(db, id) : null),
  },
  create: {
    id: 'createRole',
    does: 'Creates a role of administrators with its permissions. Rejects permissions that do not exist (`UNKNOWN_PERMISSION`) or that the caller lacks (`GRANT_EXCEEDS_OWN`), and a name that is already in use (`ROLE_NAME_TAKEN`).',
    body,
    run: ({ app, db, caller }, role) => createRole(app, db, role, adminOf(caller)),
  },
  update: {
    id: 'updateRole',
    does: 'Updates the name or the permissions of a role; omitted fields are unchanged. Rejects the same requests as `createRole`, and an unknown role: `ROLE_NOT_FOUND`.',
    body: body.partial(),
    run: ({ app, db, caller }, id, patch) => updateRole(app, db, id, patch, adminOf(caller)),
  },
  delete: {
    id: 'deleteRole',
    does: 'Deletes a role and returns it as it was. Rejects an unknown role (`ROLE_NOT_FOUND`) and one with more permissions than the caller has (`GRANT_EXCEEDS_OWN`).',
    run: ({ db, caller }, id) => deleteRole(db, id, adminOf(caller)),
  },
});
