import type { Db } from '../../platform/db/db.ts';
import type { Slice } from '../../platform/listing/parseListing.ts';
import { giftCardNotFound } from './errors.ts';
import { listEntries } from './entry.repo.ts';
import { toGiftCardAnswer } from './giftCard.ts';
import type { CardWithEntries, GiftCardAnswer } from './giftCard.ts';
import type { StoredValueRow } from './storedValue.ts';
import { findCardRow, listCardRows } from './storedValue.repo.ts';

async function withEntries(db: Db, cards: readonly StoredValueRow[]): Promise<readonly CardWithEntries[]> {
  const entries = await listEntries(
    db,
    cards.map(({ stored_value_id }) => stored_value_id),
  );
  const byCard = Map.groupBy(entries, ({ stored_value_id }) => stored_value_id);
  return cards.map((card) => ({ ...card, entries: byCard.get(card.stored_value_id) ?? [] }));
}

/** Finds a gift card with its ledger, as it is at a time. */
export async function findGiftCardAnswer(
  db: Db,
  cardUuid: string,
  now: Date,
): Promise<GiftCardAnswer | null> {
  const row = await findCardRow(db, cardUuid);
  if (!row) return null;
  const [card] = await withEntries(db, [row]);
  return toGiftCardAnswer(card as CardWithEntries, now);
}

/** Reads a gift card with its ledger. Throws `GIFT_CARD_NOT_FOUND` (404). */
export async function readGiftCard(db: Db, cardUuid: string, now: Date): Promise<GiftCardAnswer> {
  const answer = await findGiftCardAnswer(db, cardUuid, now);
  if (!answer) throw giftCardNotFound();
  return answer;
}

/** Lists one result page of gift cards with their ledgers. */
export const listGiftCards = async (db: Db, page: Slice): Promise<readonly CardWithEntries[]> =>
  withEntries(db, await listCardRows(db, page));
