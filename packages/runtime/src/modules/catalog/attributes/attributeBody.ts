import { z } from 'zod';
import { flag, line, quantity, reference } from '../../../platform/http/bodyFields.ts';
import { ATTRIBUTE_TYPES } from './attributeType.ts';

const MAX_OPTIONS = 5000;
const MAX_GROUPS = 1000;

const option = z.object({
  /** Of a stored option: it keeps its row, and the values that products have of it. */
  option_id: reference.optional(),
  uuid: z.string().optional(),
  option_text: line('option_text'),
  sort_order: quantity('sort_order').optional(),
});

const fields = {
  attribute_code: line('attribute_code', 60).regex(
    /^[a-z][a-z0-9_]*$/,
    'attribute_code must begin with a small letter, and hold small letters, digits and underscores',
  ),
  attribute_name: line('attribute_name'),
  type: z.enum(ATTRIBUTE_TYPES),
};

const optional = {
  is_required: flag('is_required'),
  /** The storefront shows what products say for it. */
  display_on_frontend: flag('display_on_frontend'),
  is_filterable: flag('is_filterable'),
  /** Small ones first. */
  sort_order: quantity('sort_order'),
  /** Attribute groups, by integer id or uuid; the whole list is replaced. */
  groups: z.array(reference).max(MAX_GROUPS),
  /** In their order; the whole list is replaced. */
  options: z.array(option).max(MAX_OPTIONS),
};

export const newAttributeBody = z.object({ ...fields, ...z.object(optional).partial().shape });
/** Touches only what it carries: there are no defaults here. */
export const attributeBody = z.object({ ...fields, ...optional }).partial();

export type NewAttributeBody = z.output<typeof newAttributeBody>;
export type AttributeBody = z.output<typeof attributeBody>;

export const newAttributeGroupBody = z.object({ group_name: line('group_name') });
export const attributeGroupBody = newAttributeGroupBody.partial();
