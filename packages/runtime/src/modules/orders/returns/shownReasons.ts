import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { line } from '../../../platform/http/forms/bodyFields.ts';
import { existsIn, translateData } from '../../translations/index.ts';
import type { Translatable } from '../../translations/index.ts';
import type { ReturnReason } from './returnReason.ts';
import { listReturnReasons } from './returnReason.repo.ts';
import { returnTexts } from './returnTexts.ts';

/** The translatable names of the reasons for returns. */
export const translatableReason: Translatable = {
  entityType: 'return_reason',
  fields: { name: line('name') },
  updateRoute: 'updateReturnReason',
  exists: existsIn('return_reason'),
};

/** Returns the key of the name with which a shop begins, if a reason still has it. */
function firstName({ code, name }: Pick<ReturnReason, 'code' | 'name'>): keyof typeof returnTexts | null {
  const key = `orders.return.reason.${code}`;
  const known = Object.hasOwn(returnTexts, key) ? (key as keyof typeof returnTexts) : null;
  return known !== null && returnTexts[known] === name ? known : null;
}

/**
 * Lists the reasons for returns with their names in the app's language. A name that is not translated is the stored one. Runs at most two
 * SQL statements.
 */
export async function shownReasons(
  app: AppContext,
  db: Db,
): Promise<readonly Pick<ReturnReason, 'code' | 'name'>[]> {
  const stored = await listReturnReasons(db);
  const { reasons } = await translateData(app, db, { reasons: stored });
  const text = app.texts();
  return reasons.map(({ code, name }, index) => {
    const key = name === stored[index]?.name ? firstName({ code, name }) : null;
    return { code, name: key === null ? name : text(key as 'orders.return.reason.other') };
  });
}

/** Returns the names of the reasons for returns in the app's language, by their codes. */
export const reasonNames = async (app: AppContext, db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map((await shownReasons(app, db)).map(({ code, name }) => [code, name]));
