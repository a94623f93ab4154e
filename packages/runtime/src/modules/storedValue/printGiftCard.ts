import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { codeSecrets, openCode } from './codeSecrets.ts';
import { giftCardExpired, giftCardNotFound, giftCardVoid } from './errors.ts';
import { newCode } from './giftCardCode.ts';
import { drawGiftCard } from './giftCardPdf.ts';
import { findSealedCode } from './mailedCode.repo.ts';
import { cardStateAt } from './storedValue.ts';
import type { StoredValueRow } from './storedValue.ts';
import { lockCardRow } from './storedValue.repo.ts';
import { noteCodePrinted } from './writeCard.repo.ts';

/**
 * Prints a gift card with its code as a PDF, in its language. A code that was still to be mailed is printed and forgotten, and is mailed no
 * more; any other card gets a new code, which ends the old one, because nobody can read that. Throws `GIFT_CARD_NOT_FOUND` (404),
 * `GIFT_CARD_VOID` and `GIFT_CARD_EXPIRED` (409). Must not run in a transaction.
 */
export async function printGiftCard(app: AppContext, db: Db, cardUuid: string): Promise<Buffer> {
  const { card, code } = await db.transaction((tx) => takeCode(app, tx, cardUuid));
  const language = card.locale ?? app.languages.default;
  return drawGiftCard(app.inLanguage(language), { ...card, code });
}

async function takeCode(
  app: AppContext,
  tx: Db,
  cardUuid: string,
): Promise<{ readonly card: StoredValueRow; readonly code: string }> {
  const now = app.clock.now();
  const card = await lockCardRow(tx, cardUuid);
  if (!card) throw giftCardNotFound();
  const state = cardStateAt(card, now);
  if (state === 'void') throw giftCardVoid();
  if (state === 'expired') throw giftCardExpired();
  const stored = await findSealedCode(tx, cardUuid);
  const sealed = stored && openCode(app, cardUuid, stored.sealed_code);
  const code = sealed ?? newCode();
  const secrets = sealed === null ? codeSecrets(app, cardUuid, code, { isMailed: false }) : null;
  await noteCodePrinted(tx, card.stored_value_id, { code: secrets, now });
  return { card, code };
}
