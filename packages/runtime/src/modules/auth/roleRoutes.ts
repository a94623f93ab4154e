import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { line } from '../../platform/http/bodyFields.ts';
import { adminOf } from '../../platform/http/caller.ts';
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
  // Permissions are checked first: the look-up of the role reads its id.
  ref: (id) => id,
  notFound: roleNotFound,
  answer: adminRoleRow,
  toAnswer: (role: AdminRole) => role,
  list: {
    id: 'listRoles',
    listing: roleListing,
    whole: true,
    rows: ({ db }, slice) => listRolePage(db, slice),
    total: ({ db }, listing) => countRoles(db, listing),
  },
  get: { id: 'getRole', run: async ({ db }, id) => (isUuid(id) ? findRole(db, id) : null) },
  create: {
    id: 'createRole',
    body,
    run: ({ app, db, caller }, role) => createRole(app, db, role, adminOf(caller)),
  },
  update: {
    id: 'updateRole',
    body: body.partial(),
    run: ({ app, db, caller }, id, patch) => updateRole(app, db, id, patch, adminOf(caller)),
  },
  delete: { id: 'deleteRole', run: ({ db, caller }, id) => deleteRole(db, id, adminOf(caller)) },
});
