import { noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listAttributeTypes } from '../attributes/attribute.repo.ts';
import { createAttribute } from '../attributes/writeAttribute.ts';
import { DEMO_CARE, DEMO_MATERIALS } from './demoFacts.ts';
import { DEMO_COLORS, DEMO_SIZES } from './demoVariants.ts';

const common = { display_on_frontend: true, groups: ['1'] };

const optionsOf = (texts: readonly string[]) => texts.map((option_text) => ({ option_text }));

/** The attributes of the demo products, by code. */
const ATTRIBUTES = {
  color: {
    attribute_name: 'Color',
    type: 'select',
    is_filterable: true,
    options: Object.entries(DEMO_COLORS).map(([option_text, color]) => ({ option_text, color })),
  },
  size: {
    attribute_name: 'Size',
    type: 'select',
    is_filterable: true,
    options: optionsOf(DEMO_SIZES),
  },
  material: { attribute_name: 'Material', type: 'multiselect', options: optionsOf(DEMO_MATERIALS) },
  care: { attribute_name: 'Care', type: 'select', options: optionsOf(DEMO_CARE) },
  brand: { attribute_name: 'Brand', type: 'text' },
  gtin: { attribute_name: 'GTIN', type: 'text' },
} as const;
const CODES = Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[];

/** Creates the demo product attributes that the shop does not have, in the default group. Returns their codes. */
export async function createDemoAttributes(tx: Db): Promise<ReadonlySet<string>> {
  const known = await listAttributeTypes(tx);
  const missing = CODES.filter((one) => !known.has(one));
  for (const code of missing)
    await createAttribute(tx, { attribute_code: code, ...common, ...ATTRIBUTES[code] });
  return new Set(missing);
}

const demoAttributes = sql.fragment`attribute a join ${sql.unnest(
  CODES.map((code) => [code, ATTRIBUTES[code].attribute_name]),
  ['text', 'text'],
)} as demo (code, name) on a.attribute_code = demo.code and a.attribute_name = demo.name`;

/** Deletes the variant groups without products that use the demo attributes, and then the demo attributes that are no longer used. */
export async function deleteDemoAttributes(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`
    delete from variant_group g
    where not exists (select from product p where p.variant_group_id = g.variant_group_id)
      and not exists (
        select from variant_group_attribute other
        where other.variant_group_id = g.variant_group_id
          and other.attribute_id not in (select a.attribute_id from ${demoAttributes}))`);
  await tx.run(sql.type(noColumns)`
    delete from attribute
    where attribute_id in (select a.attribute_id from ${demoAttributes})
      and not exists (select from product_attribute_value v where v.attribute_id = attribute.attribute_id)
      and not exists (select from variant_group_attribute g where g.attribute_id = attribute.attribute_id)`);
}
