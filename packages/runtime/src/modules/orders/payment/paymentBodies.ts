import { z } from 'zod';

/** The input with which the payment of an order starts. */
export const startFields = z.object({
  return_url: z
    .string({ error: 'return_url is invalid' })
    .max(2000, 'return_url is too long')
    .optional()
    .describe(
      "Where the gateway returns the shopper: a URL of the shop, or of an origin in `cors.origins`. `order` is added to its query string. Defaults to the shop's own pages.",
    ),
});

/** The input with which the payment of an order is looked up. */
export const finishFields = z.object({
  query: z
    .record(z.string().max(200), z.string().max(2000))
    .optional()
    .describe(
      'The query parameters that the gateway added to the return URL, if the front end handled the return itself.',
    ),
});
