import type { AppContext } from '../../platform/contracts/context.ts';
import type { CustomerCaller } from '../../platform/contracts/caller.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Cart } from '../carts/index.ts';
import { findOwnProfile } from '../customers/index.ts';
import { emailSwitch, sendsEmails } from '../mail/index.ts';
import { cartReminder } from './cartReminderEmails.ts';
import { invalidReminderToken } from './errors.ts';
import { orderFollowUp } from './orderFollowUpEmail.ts';
import { findChoice, findOffer, saveChoice, saveConsent, saveStop } from './reminderConsent.repo.ts';
import { readStopToken } from './reminderTokens.ts';

const KINDS = [cartReminder.id, orderFollowUp.id];

/** Describes what a checkout asks about the emails that need consent. */
export interface ReminderOffer {
  /** True if the checkout asks: the shop sends such emails, and the customer has not chosen in their account. */
  readonly isAsked: boolean;
  /** True if the shopper consented in this checkout. */
  readonly isGiven: boolean;
}

/** Reads whether a checkout asks for consent, and whether the shopper gave it. Runs one SQL statement. */
export async function readOffer(
  app: AppContext,
  db: Db,
  { cart_id }: Pick<Cart, 'cart_id'>,
  customer: Pick<CustomerCaller, 'email'> | null,
): Promise<ReminderOffer> {
  const email = customer?.email ?? null;
  const { saved, is_given, is_chosen } = await findOffer(db, { cart_id, email }, KINDS.map(emailSwitch));
  return {
    isAsked: !is_chosen && KINDS.some((kind) => sendsEmails(app, kind, saved)),
    isGiven: is_given,
  };
}

/** Stores or withdraws the consent of a checkout, for the email address that the cart has then. Runs one SQL statement. */
export const setConsent = async (app: AppContext, db: Db, { uuid }: Pick<Cart, 'uuid'>, isGiven: boolean) => {
  await saveConsent(db, uuid, isGiven, app.clock.now());
};

/** The customer's choice, as the account page shows it. `unconfirmed`: the customer has to confirm their address first. */
type OwnReminders = 'unavailable' | 'unconfirmed' | 'off' | 'on';

/** Returns what a customer chose. `unavailable`: the shop sends no such emails. Runs at most four SQL statements. */
export async function findOwnReminders(
  app: AppContext,
  db: Db,
  customer: CustomerCaller,
): Promise<OwnReminders> {
  const { saved } = await findOffer(db, { cart_id: null, email: customer.email }, KINDS.map(emailSwitch));
  if (!KINDS.some((kind) => sendsEmails(app, kind, saved))) return 'unavailable';
  if ((await findChoice(db, customer.email))?.wanted) return 'on';
  const { email_confirmed_at } = await findOwnProfile(app, db, customer);
  return email_confirmed_at === null ? 'unconfirmed' : 'off';
}

/**
 * Stores what a customer chose. Turning the emails on does nothing while the address is not confirmed, because anybody can register with
 * the address of somebody who ended them.
 */
export async function setOwnReminders(
  app: AppContext,
  db: Db,
  customer: CustomerCaller,
  isWanted: boolean,
): Promise<void> {
  if (isWanted && (await findOwnProfile(app, db, customer)).email_confirmed_at === null) return;
  await saveChoice(db, customer, isWanted, app.clock.now());
}

/** Ends the emails to an address by the token of their link, for good. Throws `INVALID_REMINDER_TOKEN` (400). */
export async function stopReminders(app: AppContext, db: Db, token: string): Promise<void> {
  const email = readStopToken(app, token);
  if (email === null) throw invalidReminderToken();
  await saveStop(db, email, app.clock.now());
}
