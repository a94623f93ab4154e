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
    const { promotion_id } = promotion;
    const owner = { promotion_id, max_uses: body.max_uses };
    const codes = body.codes ? await insertGiven(tx, owner, body.codes) : await insertRandom(tx, owner, body);
    await countCodes(tx, promotion_id, codes.length);
    return codes;
  });
}

type Owner = Parameters<typeof insertCodes>[1];

async function insertGiven(tx: Db, owner: Owner, codes: readonly string[]) {
  const inserted = await insertCodes(tx, owner, codes);
  const known = new Set(inserted.map(textKey));
  const taken = codes.find((code) => !known.has(textKey(code)));
  if (taken !== undefined) throw codeInUse(taken);
  return inserted;
}

/** Inserts random codes. Those that are there already are made anew. */
async function insertRandom(tx: Db, owner: Owner, { count = 1, prefix }: CodesToCreate) {
  const codes: string[] = [];
  while (codes.length < count)
    codes.push(...(await insertCodes(tx, owner, newCodes(count - codes.length, prefix))));
  return codes;
}
