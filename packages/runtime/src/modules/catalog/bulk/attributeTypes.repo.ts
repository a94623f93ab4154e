import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { ATTRIBUTE_TYPES } from '../attributes/attributeType.ts';
import type { AttributeType } from '../attributes/attributeType.ts';

const typeRow = z.object({ attribute_code: text, type: z.enum(ATTRIBUTE_TYPES) });

/** The types of all attributes by their codes, in their order. */
export type AttributeTypes = ReadonlyMap<string, AttributeType>;

export async function listAttributeTypes(db: Db): Promise<AttributeTypes> {
  const rows = await db.any(
    sql.type(typeRow)`select attribute_code, type from attribute order by sort_order, attribute_id`,
  );
  return new Map(rows.map(({ attribute_code: code, type }) => [code, type]));
}
