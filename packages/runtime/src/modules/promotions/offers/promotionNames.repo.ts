import { z } from 'zod';
import { int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { PromotionName } from './promotionNames.ts';

const placeRow = z.object({ place: int });

/** Finds those of the names whose record does not exist, in their order. */
export async function findUnknown(
  db: Db,
  names: readonly PromotionName[],
): Promise<readonly PromotionName[]> {
  const sent = names.map(({ kind, value, attribute = null }, place) => ({ place, kind, value, attribute }));
  const rows = await db.any(sql.type(placeRow)`
    select place
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (place int, kind text, value text, attribute text)
    where not case kind
      when 'sku' then exists (select from product where text_key(sku) = text_key(value))
      when 'category' then exists (select from category where uuid::text = value)
      when 'collection' then exists (select from collection where uuid::text = value)
      when 'group' then exists (select from customer_group where uuid::text = value)
      when 'attribute' then exists (select from attribute where attribute_code = value)
      else exists (
        select from attribute join attribute_option o using (attribute_id)
        where attribute_code = sent.attribute and (o.uuid::text = lower(value) or text_key(o.option_text) = text_key(value)))
    end
    order by place`);
  return rows.map(({ place }) => names[place] as PromotionName);
}
