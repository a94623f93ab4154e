import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const codeRow = z.object({ attribute_code: text });

/** The attributes that lists of products can be filtered by: those with options that are marked so. Of `a`. */
export const filterable = sql.fragment`a.is_filterable and a.type in ('select', 'multiselect')`;

/** Their codes. */
export const listFilterableCodes = async (db: Db): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(codeRow)`select a.attribute_code from attribute a where ${filterable}`);
  return rows.map((row) => row.attribute_code);
};
