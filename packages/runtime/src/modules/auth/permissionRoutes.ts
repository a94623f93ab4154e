import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { titleOf } from '../../platform/openApi/operation.ts';

const permission = z.object({
  id: z
    .string()
    .describe(
      'The permission, as used in roles and API tokens: a route ID, or a permission that a module declares.',
    ),
  description: z.string().describe('The actions that it allows, in English.'),
  owner: z.string().describe('The module or extension that declares it.'),
});
type Permission = z.output<typeof permission>;

const listPermissions = listRoute({
  id: 'listPermissions',
  does: 'Lists every permission that a role or an API token can have, except `*`, which grants all of them.',
  path: '/api/permissions',
  access: 'anyAdmin',
  answer: permission,
  toAnswer: (row: Permission) => row,
  rows: ({ app }) => Promise.resolve(permissionsOf(app)),
});

/** Lists all permissions in module order, except the wildcard `*`. */
function permissionsOf(app: AppContext): readonly Permission[] {
  const routes = app.registry('routes');
  const declared = app.registry('permissions');
  return [
    ...routes
      .list()
      .filter(({ access, permissions }) => access === 'admin' && permissions === undefined)
      .map(({ id }) => ({ id, description: titleOf(id), owner: routes.ownerOf(id) ?? '' })),
    ...declared.list().map(({ id, description }) => ({ id, description, owner: declared.ownerOf(id) ?? '' })),
  ];
}

/** The route that lists the permissions available for roles. */
export const permissionRoutes = [listPermissions];
