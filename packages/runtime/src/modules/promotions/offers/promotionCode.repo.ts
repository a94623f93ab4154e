import { z } from 'zod';
import { createdAt, int, noColumns, text, totalRow } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Slice } from '../../../platform/listing/parseListing.ts';
import type { PromotionCode } from '../promotion.ts';

/** A row of `promotion_code`, without its owner. */
export const promotionCodeRow = z.object({
  promotion_code_id: int,
  code: text.describe('The code. Case does not matter when it is entered.'),
  max_uses: int.nullable().describe('Maximum number of orders that can use the code. Null: no limit.'),
  used: int.describe('The number of orders that have used the code, without canceled ones.'),
  created_at: createdAt,
});
export type PromotionCodeRow = z.output<typeof promotionCodeRow>;

const columns = sql.fragment`k.promotion_code_id, k.code, k.max_uses, k.used, k.created_at`;

/**
 * Excludes other writers of codes of promotions and coupons until the transaction ends, so that no code is written twice. Take it before rows of
 * coupons and promotions are locked.
 */
export const lockCodes = (tx: Db): Promise<number> =>
  tx.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop.offer_codes'))`);

const codeRow = z.object({ code: text });

/**
 * Inserts those of the codes that neither a coupon nor a promotion has, in their order, and returns them. Take `lockCodes` first.
 */
export async function insertCodes(
  tx: Db,
  { promotion_id: promotionId, max_uses: maxUses }: Pick<PromotionCode, 'promotion_id' | 'max_uses'>,
  codes: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx.any(sql.type(codeRow)`
    insert into promotion_code (promotion_id, code, max_uses)
    select ${promotionId}::int, code, ${maxUses}::int
    from unnest(${sql.array([...codes], 'text')}) with ordinality as made (code, place)
    where not exists (select from coupon where text_key(coupon.coupon) = text_key(made.code))
    order by place
    on conflict (text_key(code)) do nothing
    returning code`);
  return rows.map(({ code }) => code);
}

/** Reports whether a promotion has a code, whatever its case. */
export const isPromotionCode = (db: Db, code: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`select from promotion_code where text_key(code) = text_key(${code})`);

export const listCodes = (db: Db, promotionId: number, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(promotionCodeRow)`
    select ${columns} from promotion_code k
    where k.promotion_id = ${promotionId} and ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export const countCodesOf = async (
  db: Db,
  promotionId: number,
  { where }: Pick<Slice, 'where'>,
): Promise<number> => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from promotion_code k where k.promotion_id = ${promotionId} and ${where}`)}`);
  return total;
};

/** Lists the next codes of a promotion after one of them, oldest first. */
export const listCodesAfter = (db: Db, promotionId: number, after: number, limit: number) =>
  db.any(sql.type(promotionCodeRow)`
    select ${columns} from promotion_code k
    where k.promotion_id = ${promotionId} and k.promotion_code_id > ${after}
    order by k.promotion_code_id limit ${limit}`);

/** Reports whether a promotion has the code of one of the coupons. */
export const arePromotionCodes = (db: Db, coupons: readonly string[]): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select from coupon join promotion_code k on text_key(k.code) = text_key(coupon.coupon)
    where coupon.uuid = any(${sql.array([...coupons], 'uuid')})`);

/** Returns the stored spelling of a code of a coupon or a promotion. Null if neither has it. */
export async function knownCode(db: Db, typed: string): Promise<string | null> {
  const row = await db.maybeOne(sql.type(codeRow)`
    select coupon as code from coupon where text_key(coupon) = text_key(${typed})
    union all select code from promotion_code where text_key(code) = text_key(${typed})
    limit 1`);
  return row?.code ?? null;
}
