import { z } from 'zod';
import { bool, int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { provinceKeys } from '../provinces/index.ts';
import type { Destination } from './contract.ts';

export const attachmentRow = z.object({
  shipping_zone_provider_id: int,
  uuid,
  zone_id: int,
  provider_code: text,
  is_enabled: bool,
  sort_order: int,
  config: z.record(z.string(), z.unknown()),
});

/** An attachment and the zone through which it serves a destination. */
const servingRow = attachmentRow.extend({ zone_uuid: uuid, zone_name: text });

/** A provider's attachment to a zone. */
export type Attachment = z.output<typeof attachmentRow>;
export type ServingAttachment = z.output<typeof servingRow>;

export interface AttachmentFields {
  readonly config: Readonly<Record<string, unknown>>;
  readonly is_enabled: boolean;
  readonly sort_order: number;
}

/** Absent fields stay as they are. */
export interface AttachmentChange {
  readonly config?: AttachmentFields['config'] | undefined;
  readonly is_enabled?: boolean | undefined;
  readonly sort_order?: number | undefined;
}

/**
 * The attachments that serve a destination: enabled ones of zones that reach it, one for each provider. The zone that
 * names the province wins over one that names a province around it, then one that has the whole country, then the older
 * one. A zone that lists provinces of a country reaches those alone.
 */
export function listServingAttachments(db: Db, { country, province }: Destination, providerCode?: string) {
  const provinces = sql.array([...(province ? provinceKeys({ country, province }) : [])], 'text');
  return db.any(sql.type(servingRow)`
    select distinct on (attachment.provider_code) attachment.*, zone.uuid as zone_uuid, zone.name as zone_name
    from shipping_zone_country reach
    join shipping_zone zone on zone.shipping_zone_id = reach.zone_id
    join shipping_zone_provider attachment on attachment.zone_id = reach.zone_id and attachment.is_enabled
    left join shipping_zone_province exact on exact.zone_id = reach.zone_id
      and exact.country = reach.country and exact.province = any(${provinces})
    where reach.country = ${country}
      and (exact.province is not null or not exists (
        select from shipping_zone_province listed
        where listed.zone_id = reach.zone_id and listed.country = reach.country))
      and attachment.provider_code = coalesce(${providerCode ?? null}, attachment.provider_code)
    order by attachment.provider_code, array_position(${provinces}, exact.province), zone.shipping_zone_id`);
}

/** Null when there is no such zone. A second attachment breaks `shipping_zone_provider_key`. */
export const insertAttachment = (db: Db, zoneUuid: string, providerCode: string, fields: AttachmentFields) =>
  db.maybeOne(sql.type(attachmentRow)`
    insert into shipping_zone_provider (zone_id, provider_code, config, is_enabled, sort_order)
    select shipping_zone_id, ${providerCode}, ${sql.jsonb(fields.config as never)}, ${fields.is_enabled}, ${fields.sort_order}
    from shipping_zone where uuid = ${zoneUuid}
    returning *`);

/** Writes the fields that are given. Null when the provider is not attached to the zone. */
export const updateAttachment = (
  db: Db,
  zoneUuid: string,
  providerCode: string,
  { config, is_enabled, sort_order }: AttachmentChange,
) =>
  db.maybeOne(sql.type(attachmentRow)`
    update shipping_zone_provider attachment
    set config = coalesce(${config ? sql.jsonb(config as never) : null}, config),
      is_enabled = coalesce(${is_enabled ?? null}, is_enabled),
      sort_order = coalesce(${sort_order ?? null}, sort_order)
    from shipping_zone zone
    where zone.uuid = ${zoneUuid} and zone.shipping_zone_id = attachment.zone_id
      and attachment.provider_code = ${providerCode}
    returning attachment.*`);

export const deleteAttachment = (db: Db, zoneUuid: string, providerCode: string) =>
  db.run(sql.type(noColumns)`
    delete from shipping_zone_provider attachment
    using shipping_zone zone
    where zone.uuid = ${zoneUuid} and zone.shipping_zone_id = attachment.zone_id
      and attachment.provider_code = ${providerCode}`);
