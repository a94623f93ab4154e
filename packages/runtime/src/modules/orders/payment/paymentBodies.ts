import { z } from 'zod';

/** The input with which the payment of an order starts. */
export const startFields = z.object({
  return_url: z
    .string({ error: 'return_url is invalid' })
    .max(2000, 'return_url is too long')
    .optional()
    .describe(
      "The URL to which the gateway returns the shopper: a URL of the shop, or of an origin in `cors.origins`. `order` is added to its query string. Defaults to the shop's own pages.",
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

const words = (name: string, most: number) =>
  z
    .string({ error: `${name} must be a string` })
    .max(most, `${name} is too long`)
    .optional();

/** The credential that pays an order, and the caller's key of the attempt. No text of a fault contains what was sent. */
export const chargeFields = z.object({
  attempt: z
    .string({ error: 'attempt is required' })
    .regex(/^[\x21-\x7e]{1,255}$/, 'attempt must have 1 to 255 visible ASCII characters'),
  credential: z.object(
    {
      kind: z
        .string({ error: 'credential.kind is required' })
        .regex(/^[a-z][a-z0-9._-]{0,99}$/, 'credential.kind is invalid'),
      token: z
        .string({ error: 'credential.token is required' })
        .min(8, 'credential.token is too short')
        .max(10_000, 'credential.token is too long'),
      billing: z
        .object({
          name: words('credential.billing.name', 200),
          email: words('credential.billing.email', 320),
          phone: words('credential.billing.phone', 50),
          address: z
            .object({
              line1: words('credential.billing.address.line1', 200),
              line2: words('credential.billing.address.line2', 200),
              city: words('credential.billing.address.city', 200),
              state: words('credential.billing.address.state', 100),
              postalCode: words('credential.billing.address.postalCode', 50),
              country: z
                .string()
                .regex(/^[A-Z]{2}$/, 'credential.billing.address.country must be two capital letters')
                .optional(),
            })
            .optional(),
        })
        .optional(),
    },
    { error: 'credential is required' },
  ),
  return_url: startFields.shape.return_url,
});
