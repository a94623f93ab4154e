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
  attribute_name: text.describe('The name of the attribute, which shoppers read.'),
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
  attribute_group_id: int.describe('The integer id of the attribute group that all its products are in.'),
  visibility: bool.meta(kind('flag', 'Whether the storefront offers the choice between the variants.')),
  attributes: z
    .array(groupAttribute)
    .describe('The attributes that distinguish its variants, in the order in which a shopper chooses.'),
  main: int
    .nullable()
    .describe(
      'The integer id of its main member, whose page is the page of all its variants; null: it has no variant.',
    ),
  variant_count: int.describe('The number of its variants, those that are not sold among them.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type VariantGroupRow = z.output<typeof variantGroupRow>;

/** Describes the option of a variant for one attribute of its group. */
export const variantChoice = z.object({
  attribute_id: int.describe('The integer id of the attribute.'),
  attribute_code: text.describe('The code of the attribute.'),
  attribute_name: text.describe('The name of the attribute, which shoppers read.'),
  option_id: int.describe('The integer id of the chosen option.'),
  option_uuid: uuid.describe('The UUID of the chosen option.'),
  option_text: text.describe('The text of the chosen option, which shoppers read.'),
  color: text
    .nullable()
    .describe('The color that stands for the option, such as `#1d4f3c`; null: it has none.'),
  sort_order: int.describe('The place of the option among those of its attribute.'),
});
export type VariantChoice = z.output<typeof variantChoice>;

/** Describes a product as a member of a variant group, with its options in the attribute order of the group. */
export const variantRow = z.object({
  variant_group_id: int.describe('The integer id of the variant group.'),
  product_id: entityId,
  uuid: entityUuid,
  sku: text.describe('The SKU of the product.'),
  name: text.describe('The name of the product.'),
  status: bool.meta(kind('flag', 'Whether the product is sold.')),
  visibility: bool.meta(kind('flag', 'Whether the product is listed and found.')),
  is_main: bool.meta(kind('flag', 'Whether it is the main member of the group.')),
  inherited: z
    .array(z.enum(INHERITED_FIELDS))
    .describe('The fields that it takes from the main member; it has all others of its own.'),
  options: z.array(variantChoice).describe('Its options, in the order of the attributes of the group.'),
});
export type VariantRow = z.output<typeof variantRow>;

/** Describes a product that can become a variant of a group. */
export const candidateRow = variantRow
  .omit({ variant_group_id: true, is_main: true, inherited: true })
  .extend({ is_taken: bool.meta(kind('flag', 'Whether a variant of the group has these options already.')) });
export type Candidate = z.output<typeof candidateRow>;
