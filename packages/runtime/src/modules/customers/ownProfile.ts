import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { CustomerCaller } from '../../platform/contracts/caller.ts';
import { EMAIL_CHANGE_SECONDS } from './credentials.ts';
import { customerRow, findCustomer, updateCustomerRow } from './customer.repo.ts';
import { findCredentials, lockByPassword } from './customerLogin.repo.ts';
import type { Customer } from './customer.repo.ts';
import type { ProfilePatch } from './customerBody.ts';
import { findPendingEmail, lockEmailChange, saveEmailChange, voidLinks } from './customerEmailChange.repo.ts';
import { endLogins, lockConfirmation } from './customerToken.repo.ts';
import { customerNotFound, invalidEmailToken, nothingToUpdate } from './errors.ts';
import { after, currentPasswordInvalid, emailTaken, hashPassword, isPassword } from '../credentials/index.ts';

/** The account of a customer, as shown to that customer. */
export const ownProfile = customerRow.extend({
  pending_email: z
    .string()
    .nullable()
    .describe('The new email address until the link sent to it is followed. Null if no change is pending.'),
});
type OwnProfile = z.output<typeof ownProfile>;

/** Returns the calling customer's account. */
export async function findOwnProfile(app: AppContext, db: Db, caller: CustomerCaller): Promise<OwnProfile> {
  const customer = await findCustomer(db, caller.uuid);
  if (!customer) throw customerNotFound();
  return { ...customer, pending_email: await findPendingEmail(db, caller.id, app.clock.now()) };
}

/**
 * Updates the calling customer's account. Changing the email or password requires the current password. A new
 * password revokes all other logins. A new email takes effect after confirmation, and the response does not reveal
 * whether another account has it. Throws `CURRENT_PASSWORD_INVALID` or `NOTHING_TO_UPDATE`.
 */
export async function updateOwnProfile(
  app: AppContext,
  db: Db,
  caller: CustomerCaller,
  { email, password, full_name, current_password }: ProfilePatch,
): Promise<OwnProfile> {
  if ([email, password, full_name].every((field) => field === undefined)) throw nothingToUpdate();
  const isGuarded = email !== undefined || password !== undefined;
  const provenHash = isGuarded ? await checkPassword(db, caller, current_password) : null;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return db.transaction(async (tx) => {
    // The password was verified earlier and may have changed since.
    if (provenHash !== null && !(await lockByPassword(tx, caller.id, provenHash)))
      throw currentPasswordInvalid();
    if (passwordHash !== undefined || full_name !== undefined)
      await updateCustomerRow(tx, caller.uuid, { passwordHash, full_name });
    if (passwordHash !== undefined) await endLogins(tx, caller.id, caller.login);
    if (email !== undefined) await changeEmail(app, tx, caller, email);
    return findOwnProfile(app, tx, caller);
  });
}

/** Verifies a customer's current password and returns its hash. Throws `CURRENT_PASSWORD_INVALID` (400). */
export async function checkPassword(db: Db, { email }: CustomerCaller, given = ''): Promise<string> {
  const known = await findCredentials(db, email);
  if (!(await isPassword(given, known?.password_hash ?? null)) || !known) throw currentPasswordInvalid();
  return known.password_hash;
}

/**
 * Stores a new email until the customer confirms it. If it equals the current email, ignoring case, any pending email
 * is discarded.
 */
async function changeEmail(app: AppContext, tx: Db, caller: CustomerCaller, email: string): Promise<void> {
  const customer = await findCustomer(tx, caller.uuid);
  if (!customer) throw customerNotFound();
  await voidLinks(tx, customer.customer_id);
  if (email.toLowerCase() === customer.email.toLowerCase())
    return void (await updateCustomerRow(tx, customer.uuid, { email }));
  await requestChange(app, tx, customer, email);
}

async function requestChange(app: AppContext, tx: Db, customer: Customer, email: string): Promise<void> {
  const now = app.clock.now();
  const expiresAt = after(now, EMAIL_CHANGE_SECONDS);
  const changeUuid = await saveEmailChange(tx, customer.customer_id, email, { now, expiresAt });
  const ids = { customerUuid: customer.uuid, changeUuid };
  const payload = { ...ids, email, formerEmail: customer.email, locale: app.language };
  await app.emit(tx, { name: 'customer_email_change_requested', payload });
}

/**
 * Confirms an email with the token from a confirmation link. Applies a requested new email, or marks the current
 * email as confirmed. Throws `INVALID_EMAIL_TOKEN`, or `EMAIL_TAKEN` if another account has taken the email since the
 * request.
 */
export const confirmEmail = (app: AppContext, db: Db, token: string): Promise<void> =>
  onConstraint({ customer_email_key: emailTaken }, () =>
    db.transaction(async (tx) => {
      const now = app.clock.now();
      const change = await lockEmailChange(tx, token, now);
      if (!change) return confirmOwnEmail(tx, token, now);
      await updateCustomerRow(tx, change.customer_uuid, { email: change.email, confirmsEmail: true });
      await voidLinks(tx, change.customer_id);
    }),
  );

/** Marks the account email as confirmed. The confirmation link remains valid until it expires. */
async function confirmOwnEmail(tx: Db, token: string, now: Date): Promise<void> {
  const owner = await lockConfirmation(tx, token, now);
  if (!owner) throw invalidEmailToken();
  await updateCustomerRow(tx, owner.uuid, { confirmsEmail: true });
}
