import { defineRoute, z } from '@shop/runtime/extension';
import type { RequestInfo } from '@shop/runtime/extension';
import { confirmFlight, handOverFlight, takeMessage } from './sellByPigeon.ts';

/** The answer to a message. */
export const answer = z.object({
  accepted: z.boolean().describe('True if the message was served.'),
  say: z.string().describe('The answer for people, in English.'),
  flight: z.string().nullable().describe('The ID of the purchase. Null if there is none.'),
  total: z.number().nullable().describe('The total in major units. Null if there is none.'),
  currency: z.string().nullable().describe('The ISO 4217 code of the currency.'),
  order: z
    .object({
      number: z.string().describe('The order number.'),
      link: z.string().describe('The URL of the order page, which opens for whoever has it.'),
    })
    .nullable()
    .describe('The placed order. Null before.'),
  page: z
    .string()
    .nullable()
    .describe('The URL at which a person goes on with the purchase in the shop. Null if there is none.'),
});

/** The message that a pigeon brings. */
export const message = z.object({
  loft: z.string().min(1).max(80).describe('The name of the loft from which the pigeon came.'),
  items: z
    .array(z.object({ sku: z.string(), qty: z.int() }))
    .max(100)
    .describe('The goods.'),
  email: z.string().describe('The email address for messages about the order.'),
  address: z
    .object({
      full_name: z.string(),
      address_1: z.string(),
      city: z.string(),
      postcode: z.string(),
      country: z.string(),
      telephone: z.string(),
      province: z.string().default(''),
    })
    .describe('The address, as carts take it.'),
  reply_to: z
    .url()
    .max(2000)
    .optional()
    .describe('The URL to which news about the order are sent. Absent if the loft wants none.'),
  pays_with: z
    .string()
    .max(100)
    .optional()
    .describe('The kind of credential that the pigeon will bring to pay with. Absent if a person pays.'),
});

/** The body of a confirmation. */
export const confirmation = z
  .object({
    payment: z
      .object({
        attempt: z.string().describe('The key of this payment. Repeated, nothing is charged again.'),
        kind: z.string().max(100).describe('The kind, as told by `pays_with`.'),
        token: z.string().max(10_000).describe('The token, which is charged and not kept.'),
      })
      .optional()
      .describe('The credential that pays the order. Absent if a person pays.'),
  })
  .optional();

/** Returns the buyer: a guest, because a pigeon does not sign in. */
export const buyerOf = ({ ip, headers }: RequestInfo) => ({ ip, userAgent: headers['user-agent'] ?? null });

export const flightRoutes = [
  defineRoute({
    id: 'takePigeonMessage',
    method: 'POST',
    path: '/api/pigeon-post/flights',
    access: 'public',
    body: message,
    response: answer,
    handle: ({ app, body, request }) => takeMessage(app, buyerOf(request), body),
  }),

  defineRoute({
    id: 'confirmPigeonFlight',
    method: 'POST',
    path: '/api/pigeon-post/flights/{id}/confirm',
    access: 'public',
    rateTier: 'order',
    params: z.object({ id: z.string().describe('The ID of the flight.') }),
    body: confirmation,
    response: answer,
    handle: ({ app, params, body, request }) =>
      confirmFlight(app, buyerOf(request), params.id, body?.payment),
  }),

  defineRoute({
    id: 'handOverPigeonFlight',
    method: 'POST',
    path: '/api/pigeon-post/flights/{id}/hand-over',
    access: 'public',
    params: z.object({ id: z.string().describe('The ID of the flight.') }),
    response: answer,
    handle: ({ app, params, request }) => handOverFlight(app, buyerOf(request), params.id),
  }),
];
