import { onConstraint } from '../../../platform/db/constraints.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { table } from '../../../platform/entity/table.ts';
import type { PartialValues } from '../../../platform/entity/table.ts';
import { returnReasonExists } from './errors.ts';
import { returnReasonRow } from './returnReason.ts';
import type { NewReturnReason, ReturnReason } from './returnReason.ts';

const reasons = table({
  name: 'return_reason',
  alias: 'reason',
  row: returnReasonRow,
  written: ['code', 'name', 'sort_order'],
});

/** Lists the reasons for returns in the sequence that shoppers see. */
export const listReturnReasons = (db: Db): Promise<readonly ReturnReason[]> =>
  db.any(sql.type(returnReasonRow)`
    select ${reasons.columns} from return_reason reason order by reason.sort_order, reason.return_reason_id`);

/** Finds a reason. */
export const findReturnReason = (db: Db, reasonUuid: string): Promise<ReturnReason | null> =>
  db.maybeOne(sql.type(returnReasonRow)`
    select ${reasons.columns} from return_reason reason where reason.uuid = ${reasonUuid}`);

const withUniqueCode = <T>(code: string | undefined, write: () => Promise<T>): Promise<T> =>
  onConstraint({ return_reason_code_key: () => returnReasonExists(code ?? '') }, write);

/** Throws `RETURN_REASON_EXISTS` (409). */
export const insertReturnReason = (db: Db, values: NewReturnReason): Promise<ReturnReason> =>
  withUniqueCode(values.code, () =>
    db.one(sql.type(returnReasonRow)`${reasons.insert(values)} returning ${reasons.columns}`),
  );

/** Updates the given fields of a reason. Returns null if it does not exist. Throws `RETURN_REASON_EXISTS` (409). */
export const updateReturnReason = (
  db: Db,
  reasonUuid: string,
  values: PartialValues<NewReturnReason>,
): Promise<ReturnReason | null> =>
  withUniqueCode(values.code, () =>
    db.maybeOne(sql.type(returnReasonRow)`
      ${reasons.update(values)} where reason.uuid = ${reasonUuid} returning ${reasons.columns}`),
  );

/** Deletes a reason and returns it as it was. Returns that have its code keep it. Null if it does not exist. */
export const deleteReturnReason = (db: Db, reasonUuid: string): Promise<ReturnReason | null> =>
  db.maybeOne(sql.type(returnReasonRow)`
    delete from return_reason reason where reason.uuid = ${reasonUuid} returning ${reasons.columns}`);
