import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashesOf } from './codeSecrets.ts';
import { readCode } from './giftCardCode.ts';
import { lockValuesOf, redeemParts, refundPart, releaseParts } from './ledger.repo.ts';
import type { Reasoned, RedeemedPart, Redeeming, RefundedPart } from './ledger.repo.ts';
import { toStoredValue } from './storedValue.ts';
import type { StoredValue } from './storedValue.ts';
import { findCreditRow, findUsableCard, lockCreditRow } from './storedValue.repo.ts';

/*
 * What orders do to gift cards and credit. All amounts are minor units of the value's currency. Each function runs in the caller's
 * transaction and locks values by id in ascending order: after coupon uses, and before attempts and transactions. Callers of `release` and
 * `refund` hold the lock of the order, so that its entries do not change meanwhile.
 */

/**
 * Takes the parts of an order from gift cards and credit, in one statement. False, and nothing is written, if one of them is void, expired
 * or has less. Redeeming the same for the order again writes nothing and is true.
 */
export const redeemStoredValues = (tx: Db, redeeming: Redeeming): Promise<boolean> =>
  redeeming.parts.length === 0 ? Promise.resolve(true) : redeemParts(tx, redeeming);

/** Takes a part of an order from one gift card or credit, as `redeemStoredValues` does. */
export const redeemStoredValue = (
  tx: Db,
  { orderId, now, ...part }: RedeemedPart & Omit<Redeeming, 'parts'>,
): Promise<boolean> => redeemStoredValues(tx, { orderId, now, parts: [part] });

/**
 * Gives back all that was redeemed for an order and has not been released or refunded yet, also to expired and void cards. Returns the
 * number of gift cards and credits that got money back: 0 if it runs again.
 */
export async function releaseStoredValue(
  tx: Db,
  { orderId, ...more }: Reasoned & { readonly orderId: number },
): Promise<number> {
  if ((await lockValuesOf(tx, orderId)) === 0) return 0;
  return releaseParts(tx, orderId, more);
}

/**
 * Refunds an amount of an order to a gift card or to credit, also to an expired or void one. An attempt is written once: true if it was now.
 * The caller sees to it that no more is refunded than was paid.
 */
export const refundToStoredValue = (tx: Db, refund: RefundedPart): Promise<boolean> => refundPart(tx, refund);

/** Finds the gift card with a code, as it was typed. Null if it is unknown, void or expired. */
export async function findGiftCard(
  app: Pick<AppContext, 'config' | 'clock'>,
  db: Db,
  typed: string,
): Promise<StoredValue | null> {
  const code = readCode(typed);
  const row = code && (await findUsableCard(db, hashesOf(app, code), app.clock.now()));
  return row ? toStoredValue(row) : null;
}

/** Finds the credit of a customer in a currency. Null if the customer never had any. */
export async function creditOf(db: Db, customerId: number, currency: string): Promise<StoredValue | null> {
  const row = await findCreditRow(db, customerId, currency);
  return row && toStoredValue(row);
}

/** Returns the credit of a customer in a currency, locked until the transaction ends. It is made if there is none. */
export const openCredit = async (
  tx: Db,
  {
    customerId,
    currency,
    now,
  }: { readonly customerId: number; readonly currency: string; readonly now: Date },
): Promise<StoredValue> => toStoredValue(await lockCreditRow(tx, customerId, currency, now));
