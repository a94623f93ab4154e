import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { countryField } from '../../platform/http/forms/countryField.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { withProvinceName } from '../provinces/index.ts';
import { invalidZone } from './errors.ts';
import { zone, zoneProvince } from './shippingZone.ts';
import type { Zone } from './shippingZone.ts';
import { findZone, listZones } from './shippingZone.repo.ts';
import { createZone, deleteZone, updateZone } from './writeZone.ts';

const province = z.object({
  country: countryField,
  province: line('A province').describe('The code, short code or name of the province.'),
});
const fields = describedBy(zone, {
  name: line('name'),
  countries: z.array(countryField).max(300),
  provinces: z.array(province).max(5000),
});
const newZoneBody = z.object(
  describedBy(zone, {
    ...fields,
    // A missing list counts as empty, so that both cases get the error that a country is required.
    countries: fields.countries.default([]),
    provinces: fields.provinces.default([]),
  }),
);

/** A zone in the REST API, its provinces with their names. */
const answer = zone.extend({
  provinces: z
    .array(zoneProvince.extend({ province_name: z.string().describe('The name of the province.') }))
    .describe('The provinces of the zone.'),
});

const toAnswer = (row: Zone, { locale }: AppContext): z.output<typeof answer> => ({
  ...row,
  provinces: row.provinces.map((place) => withProvinceName(locale, place)),
});

export const zoneRoutes = entityRoutes({
  path: '/api/shippingZones',
  table: 'shipping_zone',
  idText: 'The UUID of the zone.',
  ref: uuidOr(invalidZone),
  notFound: invalidZone,
  answer,
  toAnswer,
  list: { id: 'listShippingZones', does: 'Lists the shipping zones.', rows: ({ db }) => listZones(db) },
  get: {
    id: 'getShippingZone',
    does: 'Returns a zone. Fails with `INVALID_ZONE` (400) if it does not exist.',
    run: ({ db }, uuid) => findZone(db, { uuid }),
  },
  create: {
    id: 'createShippingZone',
    does: 'Creates a shipping zone of countries and provinces. Rejects a zone without a country: `ZONE_COUNTRY_REQUIRED`.',
    body: newZoneBody,
    run: ({ app, db }, body) => createZone(app, db, body),
  },
  update: {
    id: 'updateShippingZone',
    does: 'Updates the given fields of a zone. Lists replace the existing ones. Fails with `INVALID_ZONE` (400) if it does not exist.',
    body: z.object(fields).partial(),
    run: ({ db }, uuid, body) => updateZone(db, uuid, body),
  },
  delete: {
    id: 'deleteShippingZone',
    does: 'Deletes a zone with its attachments and the providers’ data for it, and returns it as it was. Fails with `INVALID_ZONE` (400) if it does not exist.',
    run: ({ db }, uuid) => deleteZone(db, uuid),
  },
});
