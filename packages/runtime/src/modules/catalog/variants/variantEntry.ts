import { z } from 'zod';
import { keyLine } from '../../../platform/http/forms/bodyFields.ts';
import { newProductBody, productBody } from '../products/productBody.ts';
import { MAX_VARIANT_ATTRIBUTES } from './variant.ts';
import { breaks, despiteFaults } from '../../../platform/http/forms/addFault.ts';

const MAX_VARIANTS = 500;

const { group_id: _, ...ownFields } = productBody.shape;

/** A variant of a product that is created with all its variants. Absent fields are taken from the request body of the product. */
export const variantEntry = z.object({
  ...ownFields,
  sku: newProductBody.shape.sku,
  options: z
    .record(z.string(), z.union([keyLine('option'), z.number().transform(String)]))
    .refine(
      (options) => Object.keys(options).length > 0,
      breaks('minProperties', 'options must not be empty', { limit: 1 }),
    )
    .refine(
      (options) => Object.keys(options).length <= MAX_VARIANT_ATTRIBUTES,
      breaks('maxProperties', `options can have at most ${MAX_VARIANT_ATTRIBUTES} attributes`, {
        limit: MAX_VARIANT_ATTRIBUTES,
      }),
    )
    .describe(
      'The option of each attribute that distinguishes the variants: option names by select attribute code, with the same attributes in each entry.',
    ),
});
export type VariantEntry = z.output<typeof variantEntry>;

/** Creates the schema of the variants in a request body from the schema of a single variant. */
export const variantEntries = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .min(1)
    .max(MAX_VARIANTS)
    .describe(
      'The variants, main variant first. Each inherits the fields that it does not set from the body. Missing attributes and options are created.',
    );

/** The request body of a new product, or of a product with all its variants. */
export const productWithVariants = z
  .object({
    ...newProductBody.shape,
    sku: newProductBody.shape.sku
      .optional()
      .describe(
        "The SKU, the merchant's own product code. Must be unique. With `variants`, the SKU of the first variant.",
      ),
    qty: newProductBody.shape.qty
      .optional()
      .describe(
        'The number of units in stock. With `variants`, the quantity of each variant that does not set its own. Defaults to 0.',
      ),
    variants: variantEntries(variantEntry).optional(),
  })
  .refine(({ sku, variants }) => sku !== undefined || variants !== undefined, {
    path: ['sku'],
    ...breaks('required', 'sku is required'),
    when: despiteFaults,
  })
  .refine(({ qty, variants }) => qty !== undefined || variants !== undefined, {
    path: ['qty'],
    ...breaks('required', 'qty is required'),
    when: despiteFaults,
  })
  .refine(({ sku, variants }) => sku === undefined || !variants || variants[0]?.sku === sku, {
    path: ['sku'],
    ...breaks('firstVariant', "sku must match the first variant's sku or be omitted"),
  });
export type ProductWithVariants = z.output<typeof productWithVariants>;
