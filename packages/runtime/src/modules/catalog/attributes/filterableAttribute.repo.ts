import { z } from 'zod';
import { int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

const attributeKey = z.object({ attribute_id: int, attribute_code: text });
/** An attribute as the key of a filter. */
export type AttributeKey = z.output<typeof attributeKey>;

/** The attributes that lists of products can be filtered by: those with options that are marked so. Of `a`. */
export const filterable = sql.fragment`a.is_filterable and a.type in ('select', 'multiselect')`;

export const listFilterableAttributes = (db: Db) =>
  db.any(sql.type(attributeKey)`
    select a.attribute_id, a.attribute_code from attribute a where ${filterable}
    order by a.sort_order, a.attribute_id`);
