import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { FileUse } from './fileUse.ts';

const settingRow = z.object({ title: text });

/** Finds settings that use a file, such as a logo. */
export const settingUse: FileUse = {
  type: 'setting',
  permission: 'getSettings',
  editPath: null,
  async find(db, url, limit) {
    const rows = await db.any(sql.type(settingRow)`
      select name as title from setting where strpos(value::text, ${url}) > 0 order by name limit ${limit}`);
    return rows.map(({ title }) => ({ uuid: null, title }));
  },
};
