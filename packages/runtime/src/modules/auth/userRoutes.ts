import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { flag, line } from '../../platform/http/forms/bodyFields.ts';
import { adminOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { adminListing } from './adminListing.ts';
import { adminUserRow, countAdmins, findAdmin, listAdminPage } from './adminUser.repo.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { userNotFound } from './errors.ts';
import { adminEmail, createAdmin, deleteAdmin, updateAdmin } from './writeAdmin.ts';
import { newPassword } from '../credentials/index.ts';

const params = z.object({ id: z.string().describe('The UUID of the administrator.') });
const fields = describedBy(adminUserRow, {
  email: adminEmail,
  password: newPassword.describe('The password.'),
  full_name: line('full_name'),
  status: flag('status'),
  roles: z.array(z.string()).max(100),
});
const body = z.object({
  ...fields,
  status: fields.status.default(true),
  roles: fields.roles.default([]),
});

const listUsers = listRoute({
  id: 'listUsers',
  does: 'Lists the administrators. Returns all of them unless `page` or `limit` is sent.',
  path: '/api/users',
  answer: adminUserRow,
  toAnswer: (user: AdminUser) => user,
  listing: adminListing,
  whole: true,
  rows: ({ db }, slice) => listAdminPage(db, slice),
  total: ({ db }, listing) => countAdmins(db, listing),
});

const getUser = defineRoute({
  id: 'getUser',
  does: 'Returns an administrator. Fails with `USER_NOT_FOUND` if it does not exist.',
  method: 'GET',
  path: '/api/users/{id}',
  access: 'admin',
  params,
  response: adminUserRow,
  async handle({ db, params: { id } }) {
    const user = isUuid(id) ? await findAdmin(db, id) : null;
    if (!user) throw userNotFound();
    return user;
  },
});

const createUser = defineRoute({
  id: 'createUser',
  does: 'Creates an administrator with a password and roles. Rejects an email that is already in use (`EMAIL_TAKEN`), unknown roles (`UNKNOWN_ROLE`) and roles with more permissions than the caller has (`GRANT_EXCEEDS_OWN`).',
  method: 'POST',
  path: '/api/users',
  access: 'admin',
  body,
  response: adminUserRow,
  handle: ({ db, body: { full_name, ...rest }, caller }) =>
    createAdmin(db, { ...rest, fullName: full_name }, adminOf(caller)),
});

const updateUser = defineRoute({
  id: 'updateUser',
  does: 'Updates the given fields of an administrator. Your own email and password need your current password. Errors: `USER_NOT_FOUND`, `EMAIL_TAKEN`, `UNKNOWN_ROLE`, `CURRENT_PASSWORD_INVALID`, and permissions beyond your own: `GRANT_EXCEEDS_OWN`.',
  record: { table: 'admin_user' },
  method: 'PATCH',
  path: '/api/users/{id}',
  access: 'admin',
  rateTier: 'login',
  // Only requests with a current password can be password guesses.
  triedAccount: ({ body: { current_password }, caller }) =>
    current_password === undefined ? null : adminOf(caller).uuid,
  params,
  body: z
    .object({
      ...fields,
      current_password: z
        .string()
        .describe("The caller's current password. Required to change their own email address or password."),
    })
    .partial(),
  response: adminUserRow,
  handle: ({ db, params: { id }, body: patch, caller }) => updateAdmin(db, id, patch, adminOf(caller)),
});

const deleteUser = defineRoute({
  id: 'deleteUser',
  does: 'Deletes an administrator and returns the account as it was. Rejects an unknown administrator (`USER_NOT_FOUND`) and one with more permissions than the caller has (`GRANT_EXCEEDS_OWN`).',
  record: { table: 'admin_user' },
  method: 'DELETE',
  path: '/api/users/{id}',
  access: 'admin',
  params,
  response: adminUserRow,
  handle: ({ db, params: { id }, caller }) => deleteAdmin(db, id, adminOf(caller)),
});

export const userRoutes = [listUsers, getUser, createUser, updateUser, deleteUser];
