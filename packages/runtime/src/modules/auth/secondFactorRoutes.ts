import { z } from 'zod';
import { adminOf } from '../../platform/contracts/caller.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { adminUserRow } from './adminUser.repo.ts';
import { proofFields } from './proveAgain.ts';
import { removeSecondFactors } from './removeSecondFactors.ts';
import { confirmTotp, removeTotp, startTotp } from './secondFactor.ts';

const body = z.object({
  code: line('code', 64).describe('The code that the authenticator shows.'),
});

const startTotpRoute = defineRoute({
  id: 'startTotp',
  does: 'Creates the key for an authenticator app, which takes effect once `confirmTotp` has confirmed a code. Fails with `TOTP_ACTIVE` if one is set up.',
  method: 'POST',
  path: '/api/users/me/totp',
  access: 'anyAdmin',
  idempotency: 'none',
  rateTier: 'login',
  triedAccount: ({ caller }) => adminOf(caller).uuid,
  body: z.object(proofFields),
  response: z.object({
    secret: z.string().describe('The authenticator key in Base32. It is shown only once.'),
    otpauth: z.string().describe('The key as an `otpauth:` URL, to be shown as a QR code.'),
  }),
  handle: ({ app, db, body: proof, caller }) => startTotp(app, db, adminOf(caller), proof),
});

const confirmTotpRoute = defineRoute({
  id: 'confirmTotp',
  does: 'Turns on the authenticator with a code from it, and returns recovery codes, which are returned only once. Rejects a wrong code: `INVALID_CODE`.',
  method: 'POST',
  path: '/api/users/me/totp/confirm',
  access: 'anyAdmin',
  idempotency: 'none',
  rateTier: 'login',
  triedAccount: ({ caller }) => adminOf(caller).uuid,
  body,
  response: z.object({
    recovery_codes: z
      .array(z.string())
      .describe('Single-use recovery codes in place of the authenticator. They are shown only once.'),
  }),
  handle: async ({ app, db, body: { code }, caller }) => ({
    recovery_codes: await confirmTotp(app, db, adminOf(caller), code),
  }),
});

const removeTotpRoute = defineRoute({
  id: 'removeTotp',
  does: 'Removes the caller’s authenticator, with a code from it or a recovery code. Errors: `TOTP_NOT_FOUND` and `INVALID_CODE`.',
  method: 'DELETE',
  path: '/api/users/me/totp',
  access: 'anyAdmin',
  idempotency: 'none',
  rateTier: 'login',
  triedAccount: ({ caller }) => adminOf(caller).uuid,
  body: z.object({ code: body.shape.code.describe('An authenticator code or a recovery code.') }),
  response: z.object({}),
  async handle({ app, db, body: { code }, caller }) {
    await removeTotp(app, db, adminOf(caller), code);
    return {};
  },
});

const removeUserSecondFactor = defineRoute({
  id: 'removeUserSecondFactor',
  does: 'Removes authenticator, passkeys and recovery codes of another administrator, ends their sessions and notifies them by email. Their API tokens stay. Rejects your own (`OWN_SECOND_FACTOR`), an account without one (`NO_SECOND_FACTOR`) and an unknown one (`USER_NOT_FOUND`).',
  method: 'DELETE',
  path: '/api/users/{id}/second-factor',
  access: 'admin',
  permissions: ['updateUser'],
  params: z.object({ id: z.string().describe('The UUID of the administrator.') }),
  response: adminUserRow,
  handle: ({ app, db, params: { id }, caller }) => removeSecondFactors(app, db, id, adminOf(caller)),
});

/**
 * The routes with which administrators manage their own second factors, or remove those of an administrator who lost
 * access to them.
 */
export const secondFactorRoutes = [startTotpRoute, confirmTotpRoute, removeTotpRoute, removeUserSecondFactor];
