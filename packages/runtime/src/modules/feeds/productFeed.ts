import { z } from 'zod';

/** The schema of a product feed in answers. */
export const productFeedAnswer = z.object({
  name: z.string().describe('The name of the feed, such as `google`.'),
  title: z.string().describe('The name of the platform, as it calls itself.'),
  is_on: z.boolean().describe('Whether the shop offers the feed. Its files are otherwise not found.'),
  files: z
    .array(z.string())
    .describe(
      'The addresses of the files in the default language. Those of other languages begin with the language.',
    ),
  is_checked: z.boolean().describe('Whether the feed says what a platform finds wrong with products.'),
});
export type ProductFeedAnswer = z.output<typeof productFeedAnswer>;

/** The schema of the products of a feed with faults in answers. */
export const feedFaultsAnswer = z.object({
  checked: z.int().describe('The number of products that this request looked at.'),
  next: z
    .string()
    .nullable()
    .describe('The value of `after` with which to go on. Null if all products were looked at.'),
  products: z
    .array(
      z.object({
        uuid: z.uuid().describe('The UUID of the product.'),
        sku: z.string().describe('The SKU of the product.'),
        name: z.string().describe('The name of the product, with the options of a variant.'),
        faults: z
          .array(
            z.object({
              field: z.string().describe('The field of the format, such as `image_link`.'),
              message: z.string().describe('What is wrong.'),
              is_refused: z
                .boolean()
                .describe('Whether the platform does not take the product. False if it takes it as it is.'),
            }),
          )
          .describe('What the platform finds wrong.'),
      }),
    )
    .describe('The products that have faults, in the order of their ids.'),
});
export type FeedFaultsAnswer = z.output<typeof feedFaultsAnswer>;
