import { z } from '@shop/runtime/extension';

const text = z.string().max(500);
const long = z.string().max(2000);

/** An address as the protocol has it. Members that are not known are let pass. */
const address = z.object({
  first_name: text.optional(),
  last_name: text.optional(),
  street_address: text.optional(),
  extended_address: text.optional(),
  address_locality: text.optional(),
  address_region: text.optional(),
  address_country: text.optional(),
  postal_code: text.optional(),
  phone_number: text.optional(),
});

const lines = z.array(
  z.object({
    item: z.object({
      id: z.string().min(1).max(255).describe('The ID of a variant, as the catalog tells it.'),
    }),
    quantity: z.int().min(1).max(100_000),
  }),
);

const buyer = z.object({
  first_name: text.optional(),
  last_name: text.optional(),
  email: text.optional(),
  phone_number: text.optional(),
  consent: z
    .object({
      analytics: z.boolean().optional(),
      marketing: z.boolean().optional(),
      preferences: z.boolean().optional(),
      sale_of_data: z.boolean().optional(),
    })
    .optional(),
});

const context = z.object({
  language: text.optional().describe('The language of the buyer, such as `de`.'),
  currency: text.optional().describe('The currency that the buyer would like, such as `EUR`.'),
});
const discounts = z.object({
  codes: z
    .array(z.string().max(255))
    .max(20)
    .optional()
    .describe('All discount codes. They replace those before.'),
});
const attribution = z.record(z.string().max(100), z.string().max(500));

const fulfillment = z.object({
  methods: z
    .array(
      z.object({
        type: z.enum(['shipping', 'pickup']).optional(),
        destinations: z
          .array(address.extend({ id: z.string().max(255).optional() }))
          .max(20)
          .optional(),
        selected_destination_id: z.string().max(255).nullish().describe('The ID of one of the destinations.'),
        groups: z
          .array(
            z.object({
              selected_option_id: z
                .string()
                .max(255)
                .nullish()
                .describe('The ID of one of the options that the last answer told.'),
            }),
          )
          .max(20)
          .optional(),
      }),
    )
    .max(10)
    .optional(),
});

/** The body of a new or changed purchase. Prices, titles and totals in it are not read. */
export const checkoutBody = z.object({
  line_items: lines.max(100),
  buyer: buyer.optional(),
  context: context.optional(),
  discounts: discounts.optional(),
  fulfillment: fulfillment.optional(),
  attribution: attribution.optional(),
});
export type CheckoutBody = z.output<typeof checkoutBody>;

/** The body of a new purchase. One that a basket becomes may leave out the lines. */
export const newCheckoutBody = checkoutBody.extend({
  line_items: lines.max(100).optional(),
  cart_id: z.string().max(255).optional().describe('The ID of a basket whose content is bought.'),
});

/** The body of a new or changed basket. */
export const cartBody = checkoutBody.omit({ fulfillment: true });

const instrument = z.object({
  id: z.string().max(255).optional(),
  handler_id: z.string().max(255).describe('The ID of one of the payment handlers of the last answer.'),
  type: z.string().max(255).describe('One of the instrument types of the handler.'),
  selected: z.boolean().optional(),
  billing_address: address.optional(),
  credential: z.object({ type: z.string().max(255), token: z.string().max(10_000).optional() }).optional(),
});
export type SentInstrument = z.output<typeof instrument>;

/** The body of a request to complete a purchase. */
export const completeBody = z
  .object({
    payment: z.object({ instruments: z.array(instrument).max(10).optional() }).optional(),
    context: context.optional(),
  })
  .optional();

export const searchBody = z.object({
  query: z.string().max(200).optional(),
  filters: z
    .object({
      categories: z.array(z.string().max(255)).max(20).optional(),
      price: z
        .object({ min: z.int().min(0).optional(), max: z.int().min(0).optional() })
        .optional()
        .describe('Whole minor units of the currency.'),
    })
    .optional(),
  context: context.optional(),
  pagination: z
    .object({ cursor: z.string().max(100).optional(), limit: z.int().min(1).optional() })
    .optional(),
});

export const lookupBody = z.object({
  ids: z.array(z.string().max(255)).min(1).describe('IDs of products and variants.'),
  context: context.optional(),
});

export const productBody = z.object({
  id: z.string().min(1).max(255),
  selected: z
    .array(z.object({ name: long, label: long }))
    .max(20)
    .optional(),
  preferences: z.array(z.string().max(255)).max(20).optional(),
  context: context.optional(),
});
