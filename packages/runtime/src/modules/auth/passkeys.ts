import { randomBytes, randomUUID } from 'node:crypto';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { deleteLogins } from './adminSession.repo.ts';
import { adminTokens } from './adminToken.repo.ts';
import { lockAdmins } from './writeAdmin.repo.ts';
import { CHALLENGE_SECONDS } from './credentials.ts';
import { proveCurrentPassword } from './currentPassword.ts';
import { passkeyInvalid, passkeyKnown, passkeyNotFound, tooManyPasskeys } from './errors.ts';
import { refuseApiToken } from './ownAccount.ts';
import {
  deletePasskeyRow,
  insertPasskey,
  listCredentials,
  listPasskeys,
  lockKey,
  recordSignature,
  renamePasskeyRow,
  useRegistrationChallenge,
} from './passkey.repo.ts';
import type { Passkey } from './passkey.repo.ts';
import { proveAgain } from './proveAgain.ts';
import type { Proof } from './proveAgain.ts';
import { issueRecoveryCodes } from './recoveryCodes.ts';
import { reportAddition } from './reportAddition.ts';
import { deleteRecoveryCodes, hasSecondFactor } from './secondFactor.repo.ts';
import { creationOptions, readNewKey, readSignature } from './webAuthn.ts';
import type { Assertion, NewCredential } from './webAuthnBodies.ts';
import { after } from '../credentials/index.ts';

const MAX_PASSKEYS = 20;

/** Lists the passkeys of the calling administrator. */
export function listOwnPasskeys(db: Db, caller: AdminCaller): Promise<readonly Passkey[]> {
  refuseApiToken(caller);
  return listPasskeys(db, caller.id);
}

/**
 * Starts a passkey registration. Returns the options for the browser, including a single-use challenge that is valid
 * for five minutes. Throws the errors of `proveAgain`.
 */
export async function startPasskey(
  app: AppContext,
  db: Db,
  caller: AdminCaller,
  proof: Proof,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  refuseApiToken(caller);
  return proveAgain(app, db, caller, proof, async (tx) => {
    const known = await listCredentials(tx, caller.id);
    if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
    const challenge = randomBytes(32).toString('base64url');
    const now = app.clock.now();
    const login = { family: randomUUID(), userAgent: null };
    const expiresAt = after(now, CHALLENGE_SECONDS);
    await adminTokens.insert(tx, caller.id, login, [{ kind: 'passkey', token: challenge, expiresAt }], now);
    return creationOptions(app.config, caller, challenge, known);
  });
}

/** A registered passkey. Includes recovery codes if the passkey is the administrator's first second factor. */
export type RegisteredPasskey = Passkey & { readonly recovery_codes: readonly string[] | null };

/**
 * Registers a passkey. From then on, every sign-in requires the passkey or another second factor. If the passkey is
 * the first second factor, all other logins are revoked and recovery codes are created. Throws `INVALID_PASSKEY`,
 * `PASSKEY_KNOWN` or `TOO_MANY_PASSKEYS`.
 */
export async function registerPasskey(
  app: AppContext,
  db: Db,
  caller: AdminCaller,
  { name, credential }: { readonly name: string; readonly credential: NewCredential },
): Promise<RegisteredPasskey> {
  refuseApiToken(caller);
  const key = await readNewKey(app.config, credential);
  if (!key) throw passkeyInvalid();
  return onConstraint({ admin_passkey_credential_key: passkeyKnown }, () =>
    db.transaction(async (tx) => {
      // A concurrent sign-in must not bypass the new passkey requirement.
      await lockAdmins(tx);
      const now = app.clock.now();
      if (!(await useRegistrationChallenge(tx, caller.id, key.challenge, now))) throw passkeyInvalid();
      if ((await listCredentials(tx, caller.id)).length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
      const isFirst = !(await hasSecondFactor(tx, caller.id));
      const passkey = await insertPasskey(tx, caller.id, { ...key, name }, now);
      await reportAddition(app, tx, caller, 'passkey');
      if (!isFirst) return { ...passkey, recovery_codes: null };
      await deleteLogins(tx, caller.id, { except: caller.credential?.family ?? null });
      return { ...passkey, recovery_codes: await issueRecoveryCodes(tx, caller.id) };
    }),
  );
}

/** Renames one of the calling administrator's passkeys. */
export async function renamePasskey(db: Db, caller: AdminCaller, id: string, name: string): Promise<Passkey> {
  refuseApiToken(caller);
  const renamed = isUuid(id) ? await renamePasskeyRow(db, caller.id, id, name) : null;
  if (!renamed) throw passkeyNotFound();
  return renamed;
}

/**
 * Deletes one of the calling administrator's passkeys. Requires the current password, because a session alone must
 * not be enough to remove a second factor. Removing the last second factor also deletes the recovery codes. Throws
 * `CURRENT_PASSWORD_INVALID` or `PASSKEY_NOT_FOUND`.
 */
export async function deletePasskey(
  db: Db,
  caller: AdminCaller,
  id: string,
  currentPassword: string | undefined,
): Promise<Passkey> {
  refuseApiToken(caller);
  const proven = await proveCurrentPassword(db, caller, currentPassword);
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    await proven.recheck(tx);
    const deleted = isUuid(id) ? await deletePasskeyRow(tx, caller.id, id) : null;
    if (!deleted) throw passkeyNotFound();
    if (!(await hasSecondFactor(tx, caller.id))) await deleteRecoveryCodes(tx, caller.id);
    return deleted;
  });
}

/**
 * Reports whether one of an administrator's passkeys signed the sign-in challenge. Call it in the sign-in
 * transaction.
 */
export async function acceptPasskey(
  app: AppContext,
  tx: Db,
  adminUserId: number,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: Assertion },
): Promise<boolean> {
  const key = await lockKey(tx, adminUserId, passkey.id);
  if (!key) return false;
  const { public_key: publicKey, counter } = key;
  const count = await readSignature(app.config, passkey, challenge, { publicKey, counter });
  if (count === null) return false;
  await recordSignature(tx, key.admin_passkey_id, count, app.clock.now());
  return true;
}
