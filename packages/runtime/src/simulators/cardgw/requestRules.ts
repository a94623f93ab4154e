import { z } from 'zod';

/** The parameters of each API call. Form values are always strings. Unknown parameters are rejected, as by the real gateway. */

const units = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'must be a whole number from 1')
  .transform(Number);
const id = z.string().min(1).max(5000);
const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((values) => Object.keys(values).length <= 50, 'has more than 50 keys')
  .default({});
const address = z.strictObject({
  line1: id,
  city: id,
  state: z.string(),
  postal_code: z.string(),
  country: z.string().length(2),
});
/** The data that a server sends in place of a stored payment method: a token that another company shared. */
const paymentMethodData = z
  .strictObject({
    shared_payment_granted_token: id,
    billing_details: z
      .strictObject({
        name: z.string().optional(),
        email: z.string().optional(),
        phone: z.string().optional(),
        address: z
          .strictObject({
            line1: z.string().optional(),
            line2: z.string().optional(),
            city: z.string().optional(),
            state: z.string().optional(),
            postal_code: z.string().optional(),
            country: z.string().length(2).optional(),
          })
          .optional(),
      })
      .optional(),
  })
  .optional();
const expand = z.array(z.string().max(5000)).optional();

/** Currencies with three decimal places. The gateway requires the last digit to be 0. */
const THREE_DIGITS = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

export const requestRules = {
  createIntent: z
    .strictObject({
      amount: units,
      currency: z.string().regex(/^[a-z]{3}$/, 'must be three small letters'),
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
      automatic_payment_methods: z
        .strictObject({
          enabled: z.literal(['true', 'false']),
          allow_redirects: z.enum(['always', 'never']).optional(),
        })
        .optional(),
      description: z.string().max(1000).optional(),
      confirm: z.literal(['true', 'false']).optional(),
      payment_method_data: paymentMethodData,
      return_url: z.url().optional(),
      use_stripe_sdk: z.literal(['true', 'false']).optional(),
      metadata,
      expand,
    })
    .refine(({ confirm, payment_method_data: data }) => (confirm === 'true') === (data !== undefined), {
      path: ['confirm'],
      error: 'and payment_method_data must be given together',
    })
    .refine(({ amount, currency }) => !THREE_DIGITS.has(currency) || amount % 10 === 0, {
      path: ['amount'],
      error: 'must end in 0 in a currency of three digits',
    }),
  updateIntent: z.strictObject({
    customer: id.optional(),
    setup_future_usage: z.enum(['on_session', 'off_session', '']).optional(),
    expand,
  }),
  createCustomer: z.strictObject({
    email: z.string().max(512).optional(),
    name: z.string().max(256).optional(),
    metadata,
    expand,
  }),
  deleteCustomer: z.strictObject({}),
  listCards: z.strictObject({
    type: z.literal('card').optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    starting_after: id.optional(),
    expand,
  }),
  detachCard: z.strictObject({ expand }),
  /** The simulator's own call, with which its browser library completes the authentication by the shopper's bank. */
  authenticate: z.strictObject({ client_secret: id, outcome: z.enum(['succeeded', 'failed']) }),
  retrieveIntent: z.strictObject({ client_secret: id.optional(), expand }),
  captureIntent: z.strictObject({ amount_to_capture: units.optional(), expand }),
  cancelIntent: z.strictObject({
    cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    expand,
  }),
  confirmIntent: z
    .strictObject({
      payment_method: id.optional(),
      confirmation_token: id.optional(),
      payment_method_data: paymentMethodData,
      client_secret: id.optional(),
      return_url: z.url().optional(),
      use_stripe_sdk: z.literal(['true', 'false']).optional(),
      expand,
    })
    .refine(
      ({ payment_method: card, confirmation_token: token, payment_method_data: data }) =>
        [card, token, data].filter((one) => one !== undefined).length === 1,
      {
        path: ['payment_method'],
        error: 'or confirmation_token or payment_method_data must be given, and only one of them',
      },
    ),
  retrieveToken: z.strictObject({ expand }),
  /** The call of the browser library, with the publishable key: a card of the simulated wallet and its owner. */
  createToken: z.strictObject({
    key: id,
    card: id,
    return_url: z.url(),
    person: z.strictObject({ name: id, email: id, phone: id }),
    address,
    ships: z.literal(['true', 'false']),
  }),
  /** The call of tests, in place of the company that shares a token. */
  createGrantedToken: z.strictObject({
    payment_method: id,
    usage_limits: z.strictObject({
      currency: z.string().regex(/^[a-z]{3}$/, 'must be three small letters'),
      max_amount: units,
      expires_at: units,
    }),
    expand,
  }),
  createRefund: z
    .strictObject({
      payment_intent: id.optional(),
      charge: id.optional(),
      amount: units.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata,
      expand,
    })
    .refine(({ charge, payment_intent: intent }) => (charge === undefined) !== (intent === undefined), {
      path: ['payment_intent'],
      error: 'or charge must be given, and not both',
    }),
  listRefunds: z.strictObject({
    payment_intent: id.optional(),
    charge: id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    starting_after: id.optional(),
    expand,
  }),
} as const;

export type RuleName = keyof typeof requestRules;
export type CallParameters<K extends RuleName> = z.output<(typeof requestRules)[K]>;
