import { z } from 'zod';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { NamedRecord } from './namedRecords.ts';

const foundRow = z.object({ place: int, is_known: bool, sku: text.nullable() });

/** Finds for each of the names, in their order, if its record exists, and for products the SKU as it is stored. */
export const findNamed = (db: Db, names: readonly NamedRecord[]) => {
  const sent = names.map(({ kind, value, attribute = null }, place) => ({ place, kind, value, attribute }));
  return db.any(sql.type(foundRow)`
    select place, product.sku, case kind
      when 'sku' then product.sku is not null
      when 'category' then exists (select from category where uuid::text = value)
      when 'collection' then exists (select from collection where uuid::text = value)
      when 'group' then exists (select from customer_group where uuid::text = value)
      when 'attribute' then exists (select from attribute where attribute_code = value)
      else exists (
        select from attribute join attribute_option o using (attribute_id)
        where attribute_code = sent.attribute and (o.uuid::text = lower(value) or text_key(o.option_text) = text_key(value)))
    end as is_known
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (place int, kind text, value text, attribute text)
    left join lateral (
      select found.sku from product found where sent.kind = 'sku' and text_key(found.sku) = text_key(sent.value)
      order by found.sku <> sent.value, found.product_id limit 1
    ) product on true
    order by place`);
};
