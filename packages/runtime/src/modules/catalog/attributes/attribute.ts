import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, int, text, updatedAt } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';

/** The attribute types: a single line, a longer text, one option, several options, or a date. */
export const ATTRIBUTE_TYPES = ['text', 'textarea', 'select', 'multiselect', 'date'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

export const hasOptions = (type: AttributeType): boolean => type === 'select' || type === 'multiselect';

export const attributeColumns = z.object({
  attribute_id: entityId,
  uuid: entityUuid,
  attribute_code: text.describe(
    'The code used by products, imports and filters. Must be unique and never changes.',
  ),
  attribute_name: text.describe('The name shown to shoppers.'),
  type: z
    .enum(ATTRIBUTE_TYPES)
    .describe(
      'The value type: a single line, a longer text, one option, several options, or a date. It never changes.',
    ),
  is_required: bool.meta(kind('flag', 'True if every product in its groups requires a value.')),
  display_on_frontend: bool.meta(kind('flag', 'True if product pages show its values.')),
  is_filterable: bool.meta(kind('flag', 'True if product lists can be filtered by it.')),
  is_variant_only: bool.meta(
    kind(
      'flag',
      'True if the attribute was created as an option of a product. Forms show it only for products that have it, not for others in its groups.',
    ),
  ),
  sort_order: int.describe("The attribute's sort order, lowest first."),
  created_at: createdAt,
  updated_at: updatedAt,
});

export const optionRow = z.object({
  option_id: entityId,
  uuid: entityUuid,
  option_text: text.describe('The text shown to shoppers.'),
  color: text.nullable().describe('The swatch color of the option, such as `#1d4f3c`. Null if it has none.'),
  sort_order: int.describe("The option's sort order, lowest first."),
});
export type AttributeOptionRow = z.output<typeof optionRow>;

/** An attribute with its options in order, and the ids of its groups. */
export const attributeRow = attributeColumns.extend({
  options: z.array(optionRow).describe('The options of a select or multiselect attribute, in sort order.'),
  groups: z.array(int).describe("The integer IDs of the attribute's groups."),
});
export type AttributeRow = z.output<typeof attributeRow>;

export const attributeGroupRow = z.object({
  attribute_group_id: entityId,
  uuid: entityUuid,
  group_name: text.describe('The name of the group, shown to administrators.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type AttributeGroupRow = z.output<typeof attributeGroupRow>;

/** The value of one attribute for one product: a string, or the selected options. */
export const productAttribute = z.object({
  attribute_id: entityId,
  attribute_code: attributeColumns.shape.attribute_code,
  attribute_name: attributeColumns.shape.attribute_name,
  type: attributeColumns.shape.type,
  value: text.nullable().describe('The text or date. Null if the attribute has options.'),
  options: z
    .array(optionRow.omit({ sort_order: true, color: true }))
    .describe('The selected options of a select or multiselect attribute, in sort order.'),
});
export type ProductAttribute = z.output<typeof productAttribute>;

/** An attribute that a product may have a value for, and whether the attribute is in the product's attribute group. */
export const attributeSpec = productAttribute
  .omit({ value: true })
  .extend({ is_required: bool, in_group: bool });
export type AttributeSpec = z.output<typeof attributeSpec>;

/** A row of `product_attribute_value`, without its product. */
export interface ValueRow {
  readonly attribute_id: number;
  readonly option_id: number | null;
  readonly value: string | null;
}

/** The id and the code of a filterable attribute. */
export const attributeKey = z.object({ attribute_id: int, attribute_code: text });
export type AttributeKey = z.output<typeof attributeKey>;
