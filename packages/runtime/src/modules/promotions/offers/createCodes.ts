import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import { codeInUse, promotionNotFound } from './errors.ts';
import { newCodes } from './newCodes.ts';
import { countCodes, findPromotionForUpdate } from './promotion.repo.ts';
import { insertCodes, lockCodes } from './promotionCode.repo.ts';

/** The codes to create: a number of random ones, or given ones. */
export interface CodesToCreate {
  readonly count?: number | undefined;
  readonly prefix: string;
  readonly codes?: readonly string[] | undefined;
  readonly max_uses: number | null;
}

/**
 * Creates codes of a promotion, all or none, and returns them. Throws 404 for an unknown promotion, and 409 `COUPON_EXISTS` for a given code that
 * a promotion or a coupon has.
 */
export async function createCodes(db: Db, ref: IdRef, body: CodesToCreate): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    await lockCodes(tx);
    const promotion = await findPromotionForUpdate(tx, ref);
    if (!promotion) throw promotionNotFound();
    const { promotion_id: promotionId } = promotion;
    const codes = body.codes
      ? await insertGiven(tx, promotionId, body.codes, body.max_uses)
      : await insertRandom(tx, promotionId, body);
    await countCodes(tx, promotionId, codes.length);
    return codes;
  });
}

async function insertGiven(tx: Db, promotionId: number, codes: readonly string[], maxUses: number | null) {
  const inserted = await insertCodes(tx, { promotionId, codes, maxUses });
  const known = new Set(inserted.map(textKey));
  const taken = codes.find((code) => !known.has(textKey(code)));
  if (taken !== undefined) throw codeInUse(taken);
  return inserted;
}

/** Inserts random codes. Those that are there already are made anew. */
async function insertRandom(
  tx: Db,
  promotionId: number,
  { count = 1, prefix, max_uses: maxUses }: CodesToCreate,
) {
  const codes: string[] = [];
  while (codes.length < count)
    codes.push(
      ...(await insertCodes(tx, { promotionId, codes: newCodes(count - codes.length, prefix), maxUses })),
    );
  return codes;
}
