import { z } from 'zod';
import { reference } from '../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { adminAuthor } from '../auth/index.ts';
import { ORDER_EMAIL_IDS } from './events.ts';
import { orderUuid } from './order.ts';
import { orderParams } from './orderAnswer.ts';
import { resendEmail } from './resendEmail.ts';

const kind = z.enum(ORDER_EMAIL_IDS, `kind must be one of ${ORDER_EMAIL_IDS.join(', ')}`);

export const orderEmailRoutes = [
  defineRoute({
    id: 'sendOrderEmail',
    does: 'Resends an email about an order to the order’s current email or to the merchant. Errors: `ORDER_NOT_FOUND`, `SHIPMENT_NOT_FOUND`, and an email that does not apply to the order: `EMAIL_NOT_APPLICABLE`.',
    method: 'POST',
    path: '/api/orders/{id}/emails',
    access: 'admin',
    params: orderParams,
    body: z.object({
      kind: kind.describe('The type of an email that the shop has sent or could have sent for the order.'),
      shipment_id: reference
        .optional()
        .describe('The related shipment, by integer ID or UUID. Defaults to the newest matching shipment.'),
    }),
    response: z.object({
      kind: kind.describe('The email type.'),
      to: z
        .string()
        .describe(
          "The recipient's email address: the one of the order, or the merchant's comma-separated addresses.",
        ),
    }),
    handle: ({ app, params, body, caller }) =>
      resendEmail(app, orderUuid(params.id), {
        kind: body.kind,
        shipmentRef: body.shipment_id ?? null,
        author: adminAuthor(caller),
      }),
  }),
];
