import { z } from 'zod';
import { line } from '../../../platform/http/forms/bodyFields.ts';

/** The maximum number of attributes of a product, and of values of an attribute. */
export const MAX_ATTRIBUTES = 1000;

const scalar = z.union([z.string(), z.number()]);

/** The schema of the value that a product has for an attribute. */
export const givenAttribute = z.object({
  attribute_code: line('attribute_code').describe('The code of the attribute.'),
  value: z
    .union([scalar, z.array(scalar).max(MAX_ATTRIBUTES)], {
      error: ({ input }) =>
        input === undefined
          ? 'value is required'
          : 'value must be a string, a number, an array of those or null',
    })
    .nullable()
    .describe(
      'A text or date, or options by name, integer ID or UUID: one for a select, a list for a multiselect. Null, an empty string and an empty list remove the value.',
    ),
});
