import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, int, text, updatedAt } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** A row of `shipping_zone_provider`, which attaches a provider to a zone. */
export const attachmentRow = z.object({
  shipping_zone_provider_id: entityId,
  uuid: entityUuid,
  zone_id: int.describe('The integer ID of the zone.'),
  provider_code: text.describe('The provider code. The provider may not be installed.'),
  is_enabled: bool.meta(kind('flag', 'True if the provider serves the zone.')),
  sort_order: int.describe("The sort order of the provider's methods among other providers, lowest first."),
  config: z
    .record(z.string(), z.unknown())
    .describe("The provider's configuration in the zone, with the fields that the provider declares."),
});
export type Attachment = z.output<typeof attachmentRow>;

const country = text.describe('The ISO 3166-1 code of the country.');
export const zoneProvince = z.object({
  country,
  province: text.describe('The ISO 3166-2 code of the province, such as `US-CA`.'),
});

/** A row of `shipping_zone`. */
export const zoneRow = z.object({
  shipping_zone_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name of the zone.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A zone with its area and attachments. */
export const zone = zoneRow.extend({
  countries: z
    .array(country)
    .describe(
      "The ISO 3166-1 codes of the zone's countries. A country with entries in `provinces` is limited to them.",
    ),
  provinces: z.array(zoneProvince).describe('The provinces of the zone.'),
  providers: z.array(attachmentRow).describe('The providers attached to the zone.'),
  shadowed_by: z
    .object({ uuid: entityUuid, name: text.describe('The name of the older zone.') })
    .nullable()
    .describe(
      'The older zone that covers every location of this zone at least as specifically and with the same providers, so that this zone has no effect. Null if there is none.',
    ),
});
export type Zone = z.output<typeof zone>;
