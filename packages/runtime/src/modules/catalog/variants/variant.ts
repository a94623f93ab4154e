import { z } from 'zod';
import {
  bool,
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  updatedAt,
  uuid,
} from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';

/** Describes an attribute whose options distinguish the variants of a group. */
export const groupAttribute = z.object({
  attribute_id: entityId,
  attribute_code: text.describe('The code of the attribute.'),
  attribute_name: text.describe('The name of the attribute, shown to shoppers.'),
});

/** Maximum number of attributes that distinguish the variants of a group. */
export const MAX_VARIANT_ATTRIBUTES = 5;

/** The fields that a variant inherits from the main variant of its group, unless it has its own values. */
export const INHERITED_FIELDS = [
  'name',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'categories',
] as const;
export type InheritedField = (typeof INHERITED_FIELDS)[number];

export const variantGroupRow = z.object({
  variant_group_id: entityId,
  uuid: entityUuid,
  attribute_group_id: int.describe('The integer ID of the attribute group shared by all its products.'),
  visibility: bool.meta(kind('flag', 'True if the storefront lets shoppers choose between the variants.')),
  attributes: z
    .array(groupAttribute)
    .describe('The attributes that distinguish the variants, in the order in which shoppers select them.'),
  main: int
    .nullable()
    .describe(
      'The integer ID of the main variant, whose page represents all variants. Null if there are no variants.',
    ),
  variant_count: int.describe('The number of variants, including those that are not for sale.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type VariantGroupRow = z.output<typeof variantGroupRow>;

/** Describes the option of a variant for one attribute of its group. */
export const variantChoice = z.object({
  attribute_id: int.describe('The integer ID of the attribute.'),
  attribute_code: text.describe('The code of the attribute.'),
  attribute_name: text.describe('The name of the attribute, shown to shoppers.'),
  option_id: int.describe('The integer ID of the selected option.'),
  option_uuid: uuid.describe('The UUID of the selected option.'),
  option_text: text.describe('The name of the selected option, shown to shoppers.'),
  color: text.nullable().describe('The swatch color of the option, such as `#1d4f3c`. Null if it has none.'),
  sort_order: int.describe('The sort order of the option within its attribute.'),
});
export type VariantChoice = z.output<typeof variantChoice>;

/** Describes a product as a member of a variant group, with its options in the attribute order of the group. */
export const variantRow = z.object({
  variant_group_id: int.describe('The integer ID of the variant group.'),
  product_id: entityId,
  uuid: entityUuid,
  sku: text.describe('The SKU of the product.'),
  name: text.describe('The name of the product.'),
  status: bool.meta(kind('flag', 'True if the product is for sale.')),
  visibility: bool.meta(kind('flag', 'True if lists and search results show the product.')),
  is_main: bool.meta(kind('flag', 'True if it is the main variant of the group.')),
  inherited: z
    .array(z.enum(INHERITED_FIELDS))
    .describe("The fields inherited from the main variant. All other fields are the variant's own."),
  options: z.array(variantChoice).describe("The options, in the order of the group's attributes."),
});
export type VariantRow = z.output<typeof variantRow>;

/** Describes a product that can become a variant of a group. */
export const candidateRow = variantRow
  .omit({ variant_group_id: true, is_main: true, inherited: true })
  .extend({ is_taken: bool.meta(kind('flag', 'True if a variant in the group already has these options.')) });
export type Candidate = z.output<typeof candidateRow>;
