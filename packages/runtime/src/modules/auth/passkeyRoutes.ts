import { z } from 'zod';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { adminOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { passkeyRow } from './passkey.repo.ts';
import type { Passkey } from './passkey.repo.ts';
import { deletePasskey, listOwnPasskeys, registerPasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { proofFields } from './proveAgain.ts';
import { newCredential } from './webAuthnBodies.ts';

const PATH = '/api/users/me/passkeys';
const params = z.object({ passkey_id: z.string().describe('The UUID of the passkey.') });
const name = line('name').describe("The name that distinguishes it from the administrator's other passkeys.");

const listRouteOfPasskeys = listRoute({
  id: 'listPasskeys',
  does: 'Lists the passkeys of the caller.',
  path: PATH,
  access: 'anyAdmin',
  answer: passkeyRow,
  toAnswer: (passkey: Passkey) => passkey,
  rows: ({ db, caller }) => listOwnPasskeys(db, adminOf(caller)),
});

const startPasskeyRoute = defineRoute({
  id: 'startPasskey',
  does: 'Starts the registration of a passkey, and returns the options for the browser. They can be used once, within five minutes.',
  method: 'POST',
  path: `${PATH}/options`,
  access: 'anyAdmin',
  idempotency: 'none',
  rateTier: 'login',
  triedAccount: ({ caller }) => adminOf(caller).uuid,
  body: z.object(proofFields),
  response: z.object({
    options: z
      .record(z.string(), z.unknown())
      .describe(
        'The `publicKey` for `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`.',
      ),
  }),
  handle: async ({ app, db, body: proof, caller }) => ({
    options: await startPasskey(app, db, adminOf(caller), proof),
  }),
});

const registerPasskeyRoute = defineRoute({
  id: 'registerPasskey',
  does: 'Registers the passkey that the browser created: from then on, every sign-in requires a second factor. The first second factor ends the other sessions and returns recovery codes, which are returned only once. Errors: `INVALID_PASSKEY`, `PASSKEY_KNOWN` and `TOO_MANY_PASSKEYS`.',
  method: 'POST',
  path: PATH,
  access: 'anyAdmin',
  idempotency: 'none',
  body: z.object({
    name,
    credential: newCredential.describe(
      'The JSON of the credential returned by `navigator.credentials.create`.',
    ),
  }),
  response: passkeyRow.extend({
    recovery_codes: z
      .array(z.string())
      .nullable()
      .describe(
        'Single-use recovery codes in place of the second factor. They are shown only once. Null if the administrator already has a second factor, whose codes remain valid.',
      ),
  }),
  handle: ({ app, db, body, caller }) => registerPasskey(app, db, adminOf(caller), body),
});

const renamePasskeyRoute = defineRoute({
  id: 'renamePasskey',
  does: 'Renames a passkey of the caller, and returns it. Fails with `PASSKEY_NOT_FOUND` if it does not exist.',
  method: 'PATCH',
  path: `${PATH}/{passkey_id}`,
  access: 'anyAdmin',
  idempotency: 'none',
  params,
  body: z.object({ name }),
  response: passkeyRow,
  handle: ({ db, params: { passkey_id }, body, caller }) =>
    renamePasskey(db, adminOf(caller), passkey_id, body.name),
});

const deletePasskeyRoute = defineRoute({
  id: 'deletePasskey',
  does: 'Deletes a passkey of the caller, with their current password. Deleting the last second factor also deletes the recovery codes. Errors: `CURRENT_PASSWORD_INVALID` and `PASSKEY_NOT_FOUND`.',
  method: 'DELETE',
  path: `${PATH}/{passkey_id}`,
  access: 'anyAdmin',
  idempotency: 'none',
  rateTier: 'login',
  triedAccount: ({ caller }) => adminOf(caller).uuid,
  params,
  body: z.object({
    current_password: z.string().optional().describe('The current password of the administrator.'),
  }),
  response: passkeyRow,
  handle: ({ db, params: { passkey_id }, body, caller }) =>
    deletePasskey(db, adminOf(caller), passkey_id, body.current_password),
});

/** The routes for administrators' passkeys. */
export const passkeyRoutes = [
  listRouteOfPasskeys,
  startPasskeyRoute,
  registerPasskeyRoute,
  renamePasskeyRoute,
  deletePasskeyRoute,
];
