import { z } from 'zod';
import { bool, decimal, int, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** What computing a tax needs to know of a rate. */
export const taxRateFacts = z.object({
  tax_rate_id: int,
  tax_class_id: int,
  tax_class_uuid: uuid,
  name: text,
  /** Percent, as decimal text. */
  rate: decimal,
  is_compound: bool,
  country: text,
  province: text,
  postcode: text,
  priority: int,
});
export type TaxRateFacts = z.output<typeof taxRateFacts>;

/**
 * One column of any statement: all rates of these classes, and of the class that the shipping fee is taxed as, each as
 * `taxRateFacts`. `classIds` is a select of integer ids; null among them is passed over.
 */
export const taxRatesColumn = (classIds: SqlFragment): SqlFragment => sql.fragment`
  (select coalesce(json_agg(json_build_object(
      'tax_rate_id', rate.tax_rate_id, 'tax_class_id', rate.tax_class_id, 'tax_class_uuid', class.uuid,
      'name', rate.name, 'rate', rate.rate::text, 'is_compound', rate.is_compound, 'country', rate.country,
      'province', rate.province, 'postcode', rate.postcode, 'priority', rate.priority)), '[]')
    from (
      ${classIds}
      union
      ${SHIPPING_CLASS}
    ) wanted (tax_class_id)
    join tax_class class using (tax_class_id)
    join tax_rate rate using (tax_class_id))`;

/** By the id or the uuid that was saved; -1 and 0 name no class. */
const SHIPPING_CLASS = sql.fragment`
  select class.tax_class_id from setting
  join tax_class class on lower(setting.value #>> '{}') in (class.tax_class_id::text, class.uuid::text)
  where setting.name = 'defaultShippingTaxClassId'`;
