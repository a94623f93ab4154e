import type { z } from 'zod';
import { noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { provinceKeys } from '../provinces/index.ts';
import { table } from '../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../platform/entity/table.ts';
import type { Destination } from './contract.ts';
import { attachmentRow } from './shippingZone.ts';

const attachments = table({
  name: 'shipping_zone_provider',
  alias: 'attachment',
  row: attachmentRow,
  written: ['provider_code', 'config', 'is_enabled', 'sort_order'],
  hasUpdatedAt: false,
});
export type AttachmentValues = ValuesOf<typeof attachments>;
const { columns } = attachments;

/** An attachment with the zone through which it serves a destination. */
const servingRow = attachmentRow.extend({ zone_uuid: uuid, zone_name: text });
export type ServingAttachment = z.output<typeof servingRow>;

/**
 * Lists the enabled attachments of the zones that cover a destination, at most one per provider. If several zones cover the
 * destination, zones that list its province come first, then zones that list an enclosing province, then zones that cover
 * the whole country. The oldest zone breaks ties. A zone that lists provinces of a country covers only these provinces.
 */
export function listServingAttachments(db: Db, { country, province }: Destination) {
  const provinces = sql.array([...(province ? provinceKeys({ country, province }) : [])], 'text');
  return db.any(sql.type(servingRow)`
    select distinct on (attachment.provider_code) ${columns}, zone.uuid as zone_uuid, zone.name as zone_name
    from shipping_zone_country reach
    join shipping_zone zone on zone.shipping_zone_id = reach.zone_id
    join shipping_zone_provider attachment on attachment.zone_id = reach.zone_id and attachment.is_enabled
    left join shipping_zone_province exact on exact.zone_id = reach.zone_id
      and exact.country = reach.country and exact.province = any(${provinces})
    where reach.country = ${country}
      and (exact.province is not null or not exists (
        select from shipping_zone_province listed
        where listed.zone_id = reach.zone_id and listed.country = reach.country))
    order by attachment.provider_code, array_position(${provinces}, exact.province), zone.shipping_zone_id`);
}

/** Inserts an attachment. Returns null if the zone does not exist. A duplicate violates `shipping_zone_provider_key`. */
export const insertAttachment = (db: Db, zoneUuid: string, values: AttachmentValues) =>
  db.maybeOne(sql.type(attachmentRow)`
    ${attachments.insert(values, { zone_id: sql.fragment`zone.shipping_zone_id` })}, shipping_zone zone
    where zone.uuid = ${zoneUuid} returning ${columns}`);

/** Updates the given fields. Returns null if the provider is not attached to the zone. */
export const updateAttachmentRow = (
  db: Db,
  zoneUuid: string,
  providerCode: string,
  values: PartialValues<AttachmentValues>,
) =>
  db.maybeOne(sql.type(attachmentRow)`
    ${attachments.update(values)} from shipping_zone zone
    where zone.uuid = ${zoneUuid} and zone.shipping_zone_id = attachment.zone_id
      and attachment.provider_code = ${providerCode}
    returning ${columns}`);

/** Deletes an attachment, if it exists. Returns the number of deleted rows. */
export const deleteAttachmentRow = (db: Db, zoneUuid: string, providerCode: string): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from shipping_zone_provider attachment
    using shipping_zone zone
    where zone.uuid = ${zoneUuid} and zone.shipping_zone_id = attachment.zone_id
      and attachment.provider_code = ${providerCode}`);
