import { z } from 'zod';
import { isUuid } from '../../platform/db/ids.ts';
import { line } from '../../platform/http/bodyFields.ts';
import { adminOf } from '../../platform/http/caller.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { adminRoleRow, findRole, listRoles as allRoles } from './adminRole.repo.ts';
import { changeRole, createRole as create, removeRole } from './changeRole.ts';
import { roleNotFound } from './errors.ts';

const params = z.object({ id: z.string() });
const body = z.object({
  name: line('name'),
  permissions: z.array(z.string()).max(1000).describe('Route ids; `*` is all of them.'),
});

const listRoles = defineRoute({
  id: 'listRoles',
  method: 'GET',
  path: '/api/roles',
  access: 'admin',
  response: z.array(adminRoleRow),
  handle: ({ db }) => allRoles(db),
});

const getRole = defineRoute({
  id: 'getRole',
  method: 'GET',
  path: '/api/roles/{id}',
  access: 'admin',
  params,
  response: adminRoleRow,
  async handle({ db, params: { id } }) {
    const role = isUuid(id) ? await findRole(db, id) : null;
    if (!role) throw roleNotFound();
    return role;
  },
});

const createRole = defineRoute({
  id: 'createRole',
  method: 'POST',
  path: '/api/roles',
  access: 'admin',
  body,
  response: adminRoleRow,
  handle: ({ app, db, body: role, caller }) => create(app, db, role, adminOf(caller)),
});

const updateRole = defineRoute({
  id: 'updateRole',
  method: 'PATCH',
  path: '/api/roles/{id}',
  access: 'admin',
  params,
  body: body.partial(),
  response: adminRoleRow,
  handle: ({ app, db, params: { id }, body: patch, caller }) =>
    changeRole(app, db, id, patch, adminOf(caller)),
});

const deleteRole = defineRoute({
  id: 'deleteRole',
  method: 'DELETE',
  path: '/api/roles/{id}',
  access: 'admin',
  params,
  response: adminRoleRow,
  handle: ({ db, params: { id }, caller }) => removeRole(db, id, adminOf(caller)),
});

export const roleRoutes = [listRoles, getRole, createRole, updateRole, deleteRole];
