import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { line } from '../../platform/http/bodyFields.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { withProvinceName } from '../provinces/index.ts';
import { changeZone } from './changeZone.ts';
import { createZone } from './createZone.ts';
import { invalidZone } from './errors.ts';
import { removeZone } from './removeZone.ts';
import { findZone, listZones } from './shippingZone.repo.ts';
import type { Zone } from './shippingZone.repo.ts';
import { zoneUuid } from './zonePath.ts';

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'A country must be an ISO 3166-1 code of two capital letters, such as "US"');
const province = z.object({
  country,
  province: line('A province'),
});
const fields = {
  name: line('name'),
  countries: z.array(country).max(300),
  provinces: z.array(province).max(5000),
};
const newZoneBody = z.object({
  ...fields,
  // Absent counts as empty, so that both are told that a country is needed.
  countries: fields.countries.default([]),
  provinces: fields.provinces.default([]),
});
const params = z.object({ id: z.string() });

/** A zone as REST answers it: its provinces with their names. */
const answerOf = ({ config: { shop } }: AppContext, zone: Zone) => ({
  ...zone,
  provinces: zone.provinces.map((place) => withProvinceName(shop.locale, place)),
});

const getShippingZones = defineRoute({
  id: 'listShippingZones',
  method: 'GET',
  path: '/api/shippingZones',
  access: 'admin',
  handle: async ({ app, db }) => (await listZones(db)).map((zone) => answerOf(app, zone)),
});

const getShippingZone = defineRoute({
  id: 'getShippingZone',
  method: 'GET',
  path: '/api/shippingZones/{id}',
  access: 'admin',
  params,
  async handle({ app, db, params }) {
    const zone = await findZone(db, { uuid: zoneUuid(params.id) });
    if (!zone) throw invalidZone();
    return answerOf(app, zone);
  },
});

const createShippingZone = defineRoute({
  id: 'createShippingZone',
  method: 'POST',
  path: '/api/shippingZones',
  access: 'admin',
  body: newZoneBody,
  handle: async ({ app, db, body }) => answerOf(app, await createZone(app, db, body)),
});

const updateShippingZone = defineRoute({
  id: 'updateShippingZone',
  method: 'PATCH',
  path: '/api/shippingZones/{id}',
  access: 'admin',
  params,
  body: z.object(fields).partial(),
  handle: async ({ app, db, params, body }) => answerOf(app, await changeZone(db, zoneUuid(params.id), body)),
});

const deleteShippingZone = defineRoute({
  id: 'deleteShippingZone',
  method: 'DELETE',
  path: '/api/shippingZones/{id}',
  access: 'admin',
  params,
  handle: async ({ app, db, params }) => answerOf(app, await removeZone(db, zoneUuid(params.id))),
});

export const zoneRoutes = [
  getShippingZones,
  getShippingZone,
  createShippingZone,
  updateShippingZone,
  deleteShippingZone,
];
