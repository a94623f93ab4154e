import { z } from 'zod';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { flag, keyLine, line, quantity, reference } from '../../../platform/http/forms/bodyFields.ts';
import { attributeRow, optionRow, attributeGroupRow, ATTRIBUTE_TYPES } from './attribute.ts';

const MAX_OPTIONS = 5000;
const MAX_GROUPS = 1000;

const option = z.object(
  describedBy(optionRow, {
    option_id: reference
      .optional()
      .describe("The ID of an existing option, which keeps its row and the products' values."),
    uuid: z.string().optional().describe('The UUID of an existing option.'),
    option_text: keyLine('option_text'),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'color must be a hex color, such as #1d4f3c, or null')
      .toLowerCase()
      .nullable()
      .optional(),
    sort_order: quantity('sort_order').optional(),
  }),
);

const fields = describedBy(attributeRow, {
  attribute_code: line('attribute_code', 60).regex(
    /^[a-z][a-z0-9_]*$/,
    'attribute_code must start with a lowercase letter and contain only lowercase letters, digits and underscores',
  ),
  attribute_name: line('attribute_name'),
  type: z.enum(ATTRIBUTE_TYPES),
  is_required: flag('is_required'),
  display_on_frontend: flag('display_on_frontend'),
  is_filterable: flag('is_filterable'),
  is_variant_only: flag('is_variant_only'),
  sort_order: quantity('sort_order'),
  groups: z
    .array(reference)
    .max(MAX_GROUPS)
    .describe('Attribute groups, by integer ID or UUID. Replaces the whole list.'),
  options: z
    .array(option)
    .max(MAX_OPTIONS)
    .describe('The options of a select or multiselect attribute, in sort order. Replaces the whole list.'),
});

/** The request body for a change to an attribute. There are no defaults: fields missing from the body are unchanged. */
export const attributeBody = z.object(fields).partial();
export const newAttributeBody = z.object({
  ...attributeBody.shape,
  attribute_code: fields.attribute_code,
  attribute_name: fields.attribute_name,
  type: fields.type,
});

export type NewAttributeBody = z.output<typeof newAttributeBody>;
export type AttributeBody = z.output<typeof attributeBody>;

export const newAttributeGroupBody = z.object(
  describedBy(attributeGroupRow, { group_name: line('group_name') }),
);
export const attributeGroupBody = newAttributeGroupBody.partial();
