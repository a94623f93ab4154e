import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { line, moment } from '../../platform/http/forms/bodyFields.ts';
import { adminOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { apiTokenRow } from './apiToken.repo.ts';
import type { ApiToken } from './apiToken.repo.ts';
import { proofFields } from './proveAgain.ts';
import { createTokenOf, deleteTokenOf, listTokensOf } from './apiTokens.ts';

const params = z.object({ id: z.string().describe('The UUID of the administrator.') });

const listUserTokens = listRoute({
  id: 'listUserTokens',
  does: 'Lists the API tokens of an administrator, without their secrets.',
  path: '/api/users/{id}/tokens',
  params,
  answer: apiTokenRow,
  toAnswer: (token: ApiToken) => token,
  rows: ({ app, db, params: { id } }) => listTokensOf(app, db, id),
});

const createUserToken = defineRoute({
  id: 'createUserToken',
  does: 'Creates an API token for an administrator and returns its secret, which is returned only once. A token of your own needs your current password; one of another administrator needs `permissions`.',
  method: 'POST',
  path: '/api/users/{id}/tokens',
  access: 'admin',
  idempotency: 'none',
  rateTier: 'login',
  triedAccount: ({ body: { current_password }, caller }) =>
    current_password === undefined ? null : adminOf(caller).uuid,
  params,
  body: z.object({
    ...describedBy(apiTokenRow, {
      name: line('name'),
    }),
    permissions: z
      .array(z.string())
      .max(1000)
      .nullish()
      .describe(
        "The permissions of the token. Null, the default, grants all your current and future permissions and is only allowed for your own tokens. Required for another administrator's token.",
      ),
    ...proofFields,
    current_password: proofFields.current_password.describe(
      "The caller's current password. Required for the caller's own tokens.",
    ),
    expires_at: moment('expires_at', 'end')
      .optional()
      .describe('The time at which it expires. Null if it never expires. Defaults to one year from now.'),
  }),
  response: apiTokenRow.extend({
    token: z.string().describe('The token for `Authorization: Bearer`. It is shown only once.'),
  }),
  handle: ({ app, db, params: { id }, body: { expires_at, ...choice }, caller }) =>
    createTokenOf(
      app,
      db,
      id,
      { ...choice, expiresAt: expires_at == null ? expires_at : new Date(expires_at) },
      adminOf(caller),
    ),
});

const deleteUserToken = defineRoute({
  id: 'deleteUserToken',
  does: 'Deletes an API token, which stops working immediately, and returns it. Fails with `API_TOKEN_NOT_FOUND` if it does not exist.',
  method: 'DELETE',
  path: '/api/users/{id}/tokens/{token}',
  access: 'admin',
  idempotency: 'none',
  params: params.extend({ token: z.string().describe('The UUID of the API token.') }),
  response: apiTokenRow,
  handle: ({ db, params: { id, token }, caller }) => deleteTokenOf(db, id, token, adminOf(caller)),
});

/** The routes for administrators' API tokens. */
export const apiTokenRoutes = [listUserTokens, createUserToken, deleteUserToken];
