import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { checkVatId } from './checkVatId.ts';
import { vatIdField } from './vatIdField.ts';

/** The result of a check of a VAT ID in the API. */
export const vatCheckAnswer = z.object({
  vat_id: z.string().describe('The VAT ID with its prefix, such as `DE123456789`.'),
  country: z.string().describe('The ISO 3166-1 code of the country of the VAT ID.'),
  valid: z.boolean().describe('True if the VAT ID belonged to a business at the time of the check.'),
  name: z.string().nullable().describe('The registered name. Null if the service did not disclose it.'),
  address: z
    .string()
    .nullable()
    .describe(
      'The registered address, which can have several lines. Null if the service did not disclose it.',
    ),
  checked_at: z.string().meta({ format: 'date-time' }).describe('When it was checked.'),
  reference: z
    .string()
    .nullable()
    .describe(
      "The service's number for the check, which proves it to the authorities. Null if there is none.",
    ),
});

export const vatCheckRoutes = [
  defineRoute({
    id: 'checkVatId',
    does: 'Asks the VAT service, such as VIES, if a VAT ID belongs to a business. Stores nothing. Rejects a malformed one (`INVALID_VAT_ID`), and fails with `VAT_SERVICE_UNAVAILABLE` (503) if no service answers. With the setting `shopVatId` the answer has a reference that proves the check.',
    method: 'POST',
    path: '/api/vat-checks',
    access: 'admin',
    idempotency: 'none',
    sdk: { resource: 'vatChecks', method: 'check' },
    body: z.object({
      vat_id: vatIdField('vat_id').describe(
        'The VAT ID with its prefix. Case, spaces, dots and hyphens are ignored.',
      ),
    }),
    response: vatCheckAnswer,
    handle: async ({ app, body, request: { signal } }) =>
      checkVatId(app, { vatId: body.vat_id, requesterId: await app.setting('shopVatId'), signal }),
  }),
];
