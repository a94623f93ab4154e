import { breaks, z } from '@shop/runtime/extension';

const text = z.string().max(500);
const id = z.string().min(1).max(255);
const quantity = z.int().min(1).max(100_000);

/** An address as the protocol has it. Members that are not known are let pass. */
const address = z.object({
  name: text.optional(),
  line_one: text.optional(),
  line_two: text.nullish(),
  city: text.optional(),
  state: text.nullish(),
  country: text.optional(),
  postal_code: text.nullish(),
});
export type SentAcpAddress = z.output<typeof address>;

const buyer = z.object({
  first_name: text.optional(),
  last_name: text.optional(),
  full_name: text.optional(),
  email: text.optional(),
  phone_number: text.optional(),
});

const fulfillmentDetails = z.object({
  name: text.optional(),
  phone_number: text.optional(),
  email: text.optional(),
  address: address.nullish(),
});

/** Items. The schema of the protocol has no quantity, and all of its examples do. */
const items = z.array(z.object({ id, quantity: quantity.optional() })).max(100);

const selection = z.object({ option_id: id.optional(), item_ids: z.array(id).max(100).optional() });
const selected = z
  .array(
    selection.extend({
      type: z.enum(['shipping', 'digital', 'pickup', 'local_delivery']).optional(),
      shipping: selection.optional(),
      digital: selection.optional(),
    }),
  )
  .max(20);

const codes = z.array(z.string().max(255)).max(20);
const discounts = z.object({ codes: codes.nullish() });
const notes = z.string().max(5000);

/** The one who brought the buyer. It is kept, and changes nothing. */
const attribution = z
  .object({
    provider: id,
    token: z.string().min(1).max(2000).optional(),
    publisher_id: id.optional(),
    campaign_id: text.optional(),
    creative_id: text.optional(),
    sub_id: text.optional(),
    source: z
      .object({ type: z.enum(['url', 'platform', 'unknown']), url: z.string().max(2000).optional() })
      .optional(),
    issued_at: text.optional(),
    expires_at: text.optional(),
    metadata: z.record(z.string().max(100), z.union([text, z.number(), z.boolean()])).optional(),
    touchpoint: z.enum(['first', 'last']).optional(),
  })
  .refine(({ token, publisher_id: publisher }) => token !== undefined || publisher !== undefined, {
    ...breaks('oneOf', 'token or publisher_id is required', { fields: 'token, publisher_id' }),
    path: ['token'],
  });

const extensions = z.array(z.union([text, z.object({ name: text })])).max(100);
const capabilities = z.object({ extensions: extensions.nullish() });

/** The parts that a purchase can have from the beginning. */
const purchase = z.object({
  line_items: items.nullish(),
  /** The name of the lines in older releases. */
  items: items.nullish(),
  buyer: buyer.nullish(),
  fulfillment_details: fulfillmentDetails.nullish(),
  selected_fulfillment_options: selected.nullish(),
  discounts: discounts.nullish(),
  /** The name of the codes in older releases. */
  coupons: codes.nullish(),
  order_notes: notes.nullish(),
});

/** The body of a new purchase. Prices, titles and totals in it are not read. */
export const newSessionBody = purchase.extend({
  currency: text.nullish(),
  capabilities: capabilities.nullish(),
  locale: text.nullish(),
  affiliate_attribution: attribution.nullish(),
});
export type NewSessionBody = z.output<typeof newSessionBody>;

/** The body of a change. What is absent stays, and null clears. */
export const sessionBody = purchase;
export type SessionBody = z.output<typeof sessionBody>;

const credential = z.object({ type: id, token: z.string().max(10_000).optional() });
const paymentData = z.object({
  handler_id: id.optional(),
  instrument: z.object({ type: id, credential: credential.nullish() }).nullish(),
  billing_address: address.nullish(),
  purchase_order_number: text.nullish(),
  /** The token and its company in older releases. */
  token: z.string().max(10_000).optional(),
  provider: text.optional(),
});
export type SentPaymentData = z.output<typeof paymentData>;

/** The body of a request to complete a purchase. */
export const completeBody = z.object({
  buyer: buyer.nullish(),
  payment_data: paymentData.nullish(),
  affiliate_attribution: attribution.nullish(),
  marketing_consents: z
    .array(z.object({ channel: text, opted_in: z.boolean() }))
    .max(20)
    .nullish(),
  order_notes: notes.nullish(),
});
export type CompleteBody = z.output<typeof completeBody>;

/** The body of a new or changed basket, which says the whole. */
export const cartBody = z.object({ line_items: items.min(1), buyer: buyer.nullish() });
export const newCartBody = cartBody.extend({ locale: text.nullish() });
export type CartBody = z.output<typeof newCartBody>;
