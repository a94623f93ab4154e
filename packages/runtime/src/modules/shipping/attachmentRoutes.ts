import { z } from 'zod';
import { defineRoute } from '../../platform/http/route.ts';
import { attachProvider } from './attachProvider.ts';
import { changeAttachment } from './changeAttachment.ts';
import { detachProvider } from './detachProvider.ts';
import { zoneUuid } from './zonePath.ts';

const fields = {
  /** Any object: the fields that the provider declares are checked by the admin UI alone. */
  config: z.record(z.string(), z.unknown()),
  is_enabled: z.boolean(),
  sort_order: z.int32(),
};
const newAttachmentBody = z.strictObject({
  provider_code: z.string().min(1).max(255),
  config: fields.config.default({}),
  is_enabled: fields.is_enabled.default(true),
  sort_order: fields.sort_order.default(0),
});
const attachmentParams = z.object({ zone_id: z.string(), provider_code: z.string() });

const attachShippingProvider = defineRoute({
  id: 'attachShippingProvider',
  method: 'POST',
  path: '/api/shippingZones/{zone_id}/providers',
  access: 'admin',
  params: z.object({ zone_id: z.string() }),
  body: newAttachmentBody,
  handle: ({ app, db, params, body }) => attachProvider(app, db, zoneUuid(params.zone_id), body),
});

const updateShippingProvider = defineRoute({
  id: 'updateShippingProvider',
  method: 'PATCH',
  path: '/api/shippingZones/{zone_id}/providers/{provider_code}',
  access: 'admin',
  params: attachmentParams,
  body: z.object(fields).partial(),
  handle: ({ db, params, body }) =>
    changeAttachment(db, zoneUuid(params.zone_id), params.provider_code, body),
});

const detachShippingProvider = defineRoute({
  id: 'detachShippingProvider',
  method: 'DELETE',
  path: '/api/shippingZones/{zone_id}/providers/{provider_code}',
  access: 'admin',
  params: attachmentParams,
  async handle({ db, params }) {
    await detachProvider(db, zoneUuid(params.zone_id), params.provider_code);
    return { detached: true };
  },
});

export const attachmentRoutes = [attachShippingProvider, updateShippingProvider, detachShippingProvider];
