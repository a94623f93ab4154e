import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { invalidZone } from './errors.ts';
import { attachmentRow } from './shippingZone.ts';
import { attachProvider, detachProvider, updateAttachment } from './writeAttachment.ts';

const fields = describedBy(attachmentRow, {
  // Only the admin UI validates the fields that the provider declares.
  config: z.record(z.string(), z.unknown()),
  is_enabled: z.boolean(),
  sort_order: z.int32(),
});
const newAttachmentBody = z.strictObject(
  describedBy(attachmentRow, {
    provider_code: z.string().min(1).max(255),
    config: fields.config.default({}),
    is_enabled: fields.is_enabled.default(true),
    sort_order: fields.sort_order.default(0),
  }),
);
const zone_id = z.string().describe('The UUID of the zone.');
const provider_code = z.string().describe('The code of the provider.');
const path = '/api/shippingZones/{zone_id}/providers';
const one = {
  path: `${path}/{provider_code}`,
  access: 'admin',
  params: z.object({ zone_id, provider_code }),
} as const;
const zoneUuid = uuidOr(invalidZone);

export const attachmentRoutes = [
  defineRoute({
    id: 'attachShippingProvider',
    does: 'Attaches a shipping provider to a zone. Rejects an unknown zone (`INVALID_ZONE`), an unregistered provider (`SHIPPING_PROVIDER_NOT_REGISTERED`), and one that is already attached (`SHIPPING_PROVIDER_ALREADY_ATTACHED`).',
    method: 'POST',
    path,
    access: 'admin',
    sdk: { method: 'attachProvider' },
    params: z.object({ zone_id }),
    body: newAttachmentBody,
    response: attachmentRow,
    handle: ({ app, db, params, body }) => attachProvider(app, db, zoneUuid(params.zone_id), body),
  }),
  defineRoute({
    ...one,
    sdk: { method: 'updateProvider' },
    id: 'updateShippingProvider',
    does: 'Updates the given fields of an attached provider. Rejects a provider that is not attached: `SHIPPING_PROVIDER_NOT_ATTACHED`.',
    method: 'PATCH',
    body: z.object(fields).partial(),
    response: attachmentRow,
    handle: ({ db, params, body }) =>
      updateAttachment(db, zoneUuid(params.zone_id), params.provider_code, body),
  }),
  defineRoute({
    ...one,
    sdk: { method: 'detachProvider' },
    id: 'detachShippingProvider',
    does: 'Removes a provider from a zone, if it is attached. The provider’s data for the zone is kept. Rejects an unknown zone: `INVALID_ZONE` (400).',
    method: 'DELETE',
    response: z.object({ detached: z.literal(true).describe('Always true.') }),
    async handle({ db, params }) {
      await detachProvider(db, zoneUuid(params.zone_id), params.provider_code);
      return { detached: true } as const;
    },
  }),
];
