import { column, refuse, sql, z } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';

const PREFIX = 'FRIEND-';

/** Creates the refusal of a code while the shop has no offer for friends. */
const referralsOff = () => refuse(409, 'REFERRALS_OFF', 'There is no offer for friends at the moment');

const codeRow = z.object({ code: column.text });
const none = z.object({});

/** Returns the offer for friends by its UUID. Null if there is none. */
const offerOf = async (app: AppContext, db: Db): Promise<string | null> =>
  (await app.setting('referralsPromotion', db)) || null;

const findCode = async (db: Db, customer: string, promotion: string): Promise<string | null> =>
  (
    await db.maybeOne(sql.type(codeRow)`
      select code from referral_code where customer = ${customer} and promotion = ${promotion}`)
  )?.code ?? null;

/** The code of a customer for the offer of now. */
export interface OwnCode {
  /** False if the shop has no offer for friends. */
  readonly isOn: boolean;
  /** Null if the customer has none yet. */
  readonly code: string | null;
}

/** Finds the code of a customer. */
export async function readCode(app: AppContext, db: Db, customer: string): Promise<OwnCode> {
  const promotion = await offerOf(app, db);
  if (promotion === null) return { isOn: false, code: null };
  return { isOn: true, code: await findCode(db, customer, promotion) };
}

/**
 * Returns the code of a customer, which is made if there is none. The row of the customer is locked, so that two requests at once get the same
 * one. Throws `REFERRALS_OFF` (409), and `PROMOTION_NOT_FOUND` (404) if the offer was deleted.
 */
export const ownCode = (app: AppContext, db: Db, customer: string): Promise<string> =>
  db.transaction(async (tx) => {
    const promotion = await offerOf(app, tx);
    if (promotion === null) throw referralsOff();
    await tx.run(sql.type(none)`select from customer where uuid = ${customer} for no key update`);
    const known = await findCode(tx, customer, promotion);
    if (known !== null) return known;
    const [code] = await app.promotions.createCodes(tx, promotion, {
      count: 1,
      prefix: PREFIX,
      maxUses: null,
    });
    await tx.run(sql.type(none)`
      insert into referral_code (customer, promotion, code) values (${customer}, ${promotion}, ${code as string})`);
    return code as string;
  });
