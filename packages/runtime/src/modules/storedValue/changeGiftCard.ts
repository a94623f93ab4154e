import type { AppContext } from '../../platform/contracts/context.ts';
import type { Claim } from '../../platform/contracts/idempotency.ts';
import type { Db } from '../../platform/db/db.ts';
import { checkAmounts } from '../../platform/http/forms/amounts.ts';
import { toMinor } from '../../platform/money.ts';
import type { Author } from '../auth/index.ts';
import { codeSecrets } from './codeSecrets.ts';
import { insertEntry } from './entry.repo.ts';
import {
  emailRequired,
  giftCardExpired,
  giftCardNotFound,
  giftCardVoid,
  insufficientBalance,
} from './errors.ts';
import { newCode } from './giftCardCode.ts';
import type { GiftCardAnswer } from './giftCard.ts';
import { readGiftCard } from './readGiftCard.ts';
import { cardStateAt } from './storedValue.ts';
import type { StoredValueRow } from './storedValue.ts';
import { lockCardRow } from './storedValue.repo.ts';
import { replaceCode, voidRow } from './writeCard.repo.ts';

/** A change of a gift card by an administrator. */
interface CardChange {
  readonly author: Author;
  readonly claim: Claim | null;
}

/** Locks a gift card, changes it, and returns it with its ledger, in one transaction. Throws `GIFT_CARD_NOT_FOUND` (404). */
const changed = (
  app: AppContext,
  db: Db,
  cardUuid: string,
  claim: Claim | null,
  change: (tx: Db, card: StoredValueRow, now: Date) => Promise<void>,
): Promise<GiftCardAnswer> =>
  db.transaction(async (tx) => {
    const now = app.clock.now();
    const card = await lockCardRow(tx, cardUuid);
    if (!card) throw giftCardNotFound();
    await change(tx, card, now);
    const answer = await readGiftCard(tx, cardUuid, now);
    await claim?.keep(tx, answer);
    return answer;
  });

/** Throws 409 `INSUFFICIENT_BALANCE` if an amount takes more than the balance, and 400 for an amount with too many decimals. */
export function checkChange(
  { balance, currency }: Pick<StoredValueRow, 'balance' | 'currency'>,
  amount: string,
): void {
  checkAmounts({ amount }, currency);
  const before = toMinor(balance, currency);
  if (before + toMinor(amount, currency) < 0) throw insufficientBalance(before, currency);
}

/**
 * Adds an amount to the balance of a gift card, or takes one away. Nothing can be added to a void one: 409 `GIFT_CARD_VOID`. Throws 409
 * `INSUFFICIENT_BALANCE` if less is left.
 */
export const adjustGiftCard = (
  app: AppContext,
  db: Db,
  cardUuid: string,
  { amount, reason, author, claim }: CardChange & { readonly amount: string; readonly reason: string },
): Promise<GiftCardAnswer> =>
  changed(app, db, cardUuid, claim, async (tx, card, now) => {
    if (card.state === 'void' && Number(amount) > 0) throw giftCardVoid();
    checkChange(card, amount);
    await insertEntry(tx, card.stored_value_id, { kind: 'adjust', amount, author, reason, now });
  });

/** Makes a gift card void, and takes what is left of it. Throws 409 `GIFT_CARD_VOID` if it is. */
export const voidGiftCard = (
  app: AppContext,
  db: Db,
  cardUuid: string,
  { reason, author, claim }: CardChange & { readonly reason: string },
): Promise<GiftCardAnswer> =>
  changed(app, db, cardUuid, claim, async (tx, card, now) => {
    if (card.state === 'void') throw giftCardVoid();
    const amount = Number(card.balance) === 0 ? '0' : `-${card.balance}`;
    await insertEntry(tx, card.stored_value_id, { kind: 'void', amount, author, reason, now });
    await voidRow(tx, card.stored_value_id, now);
  });

/**
 * Gives a gift card a new code, which ends the old one, and mails it at once. Throws 400 `EMAIL_REQUIRED` if no address is known, and 409
 * `GIFT_CARD_VOID` and `GIFT_CARD_EXPIRED`.
 */
export const resendGiftCard = (
  app: AppContext,
  db: Db,
  cardUuid: string,
  { email: sent, claim }: { readonly email: string | null; readonly claim: Claim | null },
): Promise<GiftCardAnswer> =>
  changed(app, db, cardUuid, claim, async (tx, card, now) => {
    const state = cardStateAt(card, now);
    if (state === 'void') throw giftCardVoid();
    if (state === 'expired') throw giftCardExpired();
    const email = sent ?? card.email;
    if (email === null) throw emailRequired();
    const code = codeSecrets(app, card.uuid, newCode(), { isMailed: true });
    await replaceCode(tx, card.stored_value_id, { code, email, now });
    await app.emit(tx, { name: 'gift_card_email_due', payload: { giftCardUuid: card.uuid } });
  });
