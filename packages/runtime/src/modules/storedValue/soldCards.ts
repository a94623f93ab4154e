import type { Db } from '../../platform/db/db.ts';
import { listSoldCards } from './soldCards.repo.ts';
import { takeParts, voidSoldRows } from './takenParts.repo.ts';
import type { SoldCardRow } from './soldCards.repo.ts';
import type { Taking } from './takenParts.repo.ts';

/** Lists the gift cards that lines of orders sold. */
export const soldCardsOf = (db: Db, itemIds: readonly number[]): Promise<readonly SoldCardRow[]> =>
  itemIds.length === 0 ? Promise.resolve([]) : listSoldCards(db, itemIds);

/**
 * Takes what a refund gives back to the buyer from the cards that the order sold, inside the transaction that begins the refund. False if one
 * of them is void or has less: roll back then. A refund that is refused gives it back when its attempt is closed.
 */
export const takeFromCards = async (tx: Db, taking: Taking): Promise<boolean> =>
  (await takeParts(tx, taking)) === taking.parts.length;

/** Makes sold cards void: those that a refund has emptied, or all of a canceled order. */
export const voidSoldCards = async (tx: Db, voiding: Parameters<typeof voidSoldRows>[1]): Promise<void> => {
  await voidSoldRows(tx, voiding);
};
