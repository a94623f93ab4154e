import { z } from 'zod';
import { decimal, int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const referredRow = z.object({ stored_value_id: int, amount: decimal });

/** Finds the entry that an import wrote with a reference. */
export const findReferredEntry = (tx: Db, reference: string): Promise<z.output<typeof referredRow> | null> =>
  tx.maybeOne(sql.type(referredRow)`
    select stored_value_id, amount from stored_value_entry where reference = ${reference}`);
