import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { addRefusal } from '../../platform/http/forms/refusedValue.ts';
import { invalidVatId, vatIdOf } from '../provinces/index.ts';
import { checkVatId } from './checkVatId.ts';
import { vatCheckAnswer } from './vatCheckAnswer.ts';
import { vatSettingKeys, vatSettingsOf } from './vatSettings.ts';

/** Creates a schema for a required VAT ID in a body. The output is its stored form. A malformed one causes `INVALID_VAT_ID` (400). */
const vatIdField = (path: string) =>
  z
    .string(`${path} is required`)
    .max(255)
    .transform((text, context): string => {
      const id = vatIdOf(text);
      if (id !== null) return id;
      addRefusal(context, invalidVatId(path));
      return z.NEVER;
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
      vat_id: vatIdField('vat_id').meta({
        description: 'The VAT ID with its prefix. Case, spaces, dots and hyphens are ignored.',
        examples: ['DE123456789'],
      }),
    }),
    response: vatCheckAnswer,
    handle: async ({ app, body, request: { signal } }) =>
      checkVatId(app, {
        vatId: body.vat_id,
        requesterId: vatSettingsOf(await app.settings(vatSettingKeys)).shopVatId,
        signal,
      }),
  }),
];
