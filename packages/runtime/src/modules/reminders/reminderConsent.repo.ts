import { z } from 'zod';
import { bool, noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn } from '../settings/index.ts';

const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

/** Stores or withdraws the consent given in the checkout of a cart, for the cart's email address. */
export const saveConsent = (db: Db, cartUuid: string, isGiven: boolean, now: Date): Promise<number> =>
  isGiven
    ? db.run(sql.type(noColumns)`
        insert into reminder_consent (cart_id, email, given_at)
        select cart_id, customer_email, ${time(now)} from cart
        where uuid = ${cartUuid} and status and customer_email is not null
        on conflict on constraint reminder_consent_pkey do update
          set email = excluded.email, given_at = excluded.given_at
          where lower(reminder_consent.email) <> lower(excluded.email)`)
    : db.run(sql.type(noColumns)`
        delete from reminder_consent where cart_id = (select cart_id from cart where uuid = ${cartUuid})`);

const offerRow = z.object({ saved: savedSettings, is_given: bool, is_chosen: bool });

/**
 * Reads what a checkout needs to ask for consent: saved settings, whether the cart has the consent, and whether the customer has
 * chosen in their account. Runs one SQL statement.
 */
export const findOffer = (
  db: Db,
  { cart_id, email }: { readonly cart_id: number | null; readonly email: string | null },
  settings: readonly string[],
) =>
  db.one(sql.type(offerRow)`
    select ${savedSettingsColumn(settings)} as saved,
      exists (select from reminder_consent where cart_id = ${cart_id}::int) as is_given,
      exists (select from reminder_choice where lower(email) = lower(${email}::text)) as is_chosen`);

const choiceRow = z.object({ wanted: bool, source: z.enum(['link', 'account']) });

/** Finds what the owner of an address chose. Null if they did not choose. */
export const findChoice = (db: Db, email: string) =>
  db.maybeOne(sql.type(choiceRow)`
    select wanted, source from reminder_choice where lower(email) = lower(${email})`);

/** Stores that the owner of an address followed the link that ends the emails. */
export const saveStop = (db: Db, email: string, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    insert into reminder_choice (email, wanted, source, chosen_at) values (${email}, false, 'link', ${time(now)})
    on conflict (lower(email)) do update
      set wanted = false, source = 'link', chosen_at = excluded.chosen_at where reminder_choice.wanted`);

/** Stores what a customer chose in their account. */
export const saveChoice = (
  db: Db,
  { id, email }: { readonly id: number; readonly email: string },
  wanted: boolean,
  now: Date,
): Promise<number> =>
  db.run(sql.type(noColumns)`
    insert into reminder_choice (email, wanted, source, customer_id, chosen_at)
    values (${email}, ${wanted}, 'account', ${id}, ${time(now)})
    on conflict (lower(email)) do update
      set wanted = excluded.wanted, source = 'account', customer_id = excluded.customer_id, chosen_at = excluded.chosen_at`);

/** Deletes everything that is stored about an address. */
export const deleteRemindersOf = (tx: Db, email: string): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with consents as (delete from reminder_consent where lower(email) = lower(${email})),
      reminders as (delete from cart_reminder where lower(email) = lower(${email})),
      follow_ups as (update order_follow_up set email = '' where lower(email) = lower(${email}))
    delete from reminder_choice where lower(email) = lower(${email})`);

/**
 * The joins and the condition for a row that has a cart, an email address and perhaps a customer: the shopper consented, and did not end
 * the emails afterwards. The owner's choice has the last word.
 */
export const CONSENT = {
  joins: sql.fragment`
    left join reminder_consent k on k.cart_id = c.cart_id and lower(k.email) = lower(c.customer_email)
    left join reminder_choice h on lower(h.email) = lower(c.customer_email)`,
  holds: sql.fragment`(coalesce(h.wanted, true)
    and (k.cart_id is not null or (h.wanted and h.customer_id = c.customer_id)))`,
} as const;
