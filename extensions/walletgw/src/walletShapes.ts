import { z } from '@shop/runtime/extension';

/** Properties that the shop reads from the gateway's responses and events. All other properties are stored for support. */

export const money = z.object({
  currency_code: z.string(),
  value: z.string().regex(/^-?\d{1,12}(\.\d+)?$/),
});

const links = z.array(z.looseObject({ rel: z.string(), href: z.string() })).optional();

const relatedIds = z
  .looseObject({
    related_ids: z
      .looseObject({ order_id: z.string().optional(), authorization_id: z.string().optional() })
      .optional(),
  })
  .optional();

const ofPayment = {
  id: z.string().min(1),
  amount: money,
  invoice_id: z.string().nullish(),
  custom_id: z.string().nullish(),
  supplementary_data: relatedIds,
  links,
};

/** A gateway capture. */
export const capture = z.looseObject({ status: z.string(), ...ofPayment });
export type Capture = z.output<typeof capture>;

/** A gateway authorization. */
export const authorization = z.looseObject({
  status: z.string(),
  expiration_time: z.string().optional(),
  ...ofPayment,
});
export type Authorization = z.output<typeof authorization>;

/** A gateway refund. */
export const refund = z.looseObject({ status: z.string().optional(), ...ofPayment });
export type Refund = z.output<typeof refund>;

const postalAddress = z.looseObject({
  address_line_1: z.string().optional(),
  address_line_2: z.string().optional(),
  admin_area_2: z.string().optional(),
  admin_area_1: z.string().optional(),
  postal_code: z.string().optional(),
  country_code: z.string().optional(),
});
export type PostalAddress = z.output<typeof postalAddress>;

const phoneNumber = z.looseObject({
  country_code: z.string().optional(),
  national_number: z.string().optional(),
});

/** The shopper as the wallet's account describes them. */
const payer = z.looseObject({
  email_address: z.string().optional(),
  name: z.looseObject({ given_name: z.string().optional(), surname: z.string().optional() }).optional(),
  /** In `payment_source.paypal`. */
  phone_number: phoneNumber.optional(),
  /** In the older member `payer`. */
  phone: z.looseObject({ phone_number: phoneNumber.optional() }).optional(),
  address: postalAddress.optional(),
  tax_info: z.looseObject({ tax_id: z.string(), tax_id_type: z.string() }).optional(),
});
export type Payer = z.output<typeof payer>;

const purchaseUnit = z.looseObject({
  reference_id: z.string().optional(),
  amount: money.optional(),
  items: z.array(z.looseObject({})).optional(),
  shipping: z
    .looseObject({
      name: z.looseObject({ full_name: z.string().optional() }).optional(),
      address: postalAddress.optional(),
    })
    .optional(),
  invoice_id: z.string().nullish(),
  custom_id: z.string().nullish(),
  payments: z
    .looseObject({
      captures: z.array(capture).optional(),
      authorizations: z.array(authorization).optional(),
      refunds: z.array(refund).optional(),
    })
    .optional(),
});

/** The response without a body to a change of an order. */
export const nothing = z.null();

/** A gateway order. */
export const remoteOrder = z.looseObject({
  id: z.string().min(1),
  status: z.string().optional(),
  intent: z.string().optional(),
  purchase_units: z.array(purchaseUnit).optional(),
  payment_source: z.looseObject({ paypal: payer.optional() }).optional(),
  payer: payer.optional(),
  links,
});
export type RemoteOrder = z.output<typeof remoteOrder>;

/** Response to creating an order. Properties may be missing. */
export const createdOrder = z.looseObject({
  id: z.string().optional(),
  status: z.string().optional(),
  links,
});

/** A webhook event. */
export const walletEvent = z.looseObject({
  id: z.string().optional(),
  event_type: z.string(),
  resource: z.looseObject({}),
});

/** Webhook headers, according to the gateway's own verification rules. */
const word = z.string().regex(/^(?!\d+$)\w+\S+$/);
export const deliveryClaim = z.object({
  auth_algo: z
    .string()
    .max(100)
    .regex(/^[a-zA-Z0-9]+$/),
  cert_url: z.url({ protocol: /^https?$/ }).max(500),
  transmission_id: word.max(50),
  transmission_sig: word.max(500),
  transmission_time: z.iso.datetime({ offset: true }).max(100),
});

export const verification = z.object({ verification_status: z.string() });
