import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { currencyInUse } from './errors.ts';
import type { SettingsSaveHook } from './onSettingsSave.ts';

/**
 * Creates the hook that rejects another currency of the shop while a query finds records whose amounts are in the current one. `records`
 * names them in the error.
 */
export const keepsCurrency = (id: string, records: string, found: SqlFragment): SettingsSaveHook => ({
  id,
  async handle(tx, _keys, _app, { shop }) {
    if (!shop || shop.before.currency === shop.after.currency) return;
    if (await tx.exists(sql.type(noColumns)`${found}`)) throw currencyInUse(records);
  },
});
