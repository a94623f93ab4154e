import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

/** Reports if a gift card or a credit that can still be used is in a currency. */
export const isCurrencyOfValues = (db: Db, code: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select from stored_value where currency = ${code} and state = 'active' and balance > 0`);
