import { column, isUuid, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

const flightRow = z.object({
  uuid: column.uuid,
  cart: column.uuid,
  loft: column.text,
  digest: column.text,
  reply_to: column.text.nullable(),
});

/** A purchase that came by pigeon. */
export type Flight = z.output<typeof flightRow>;

/** Stores a flight, or the digest of what was told last. */
export async function saveFlight(db: Db, { uuid, cart, loft, digest, reply_to }: Flight): Promise<void> {
  await db.run(sql.type(z.object({}))`
    insert into pigeon_flight (uuid, cart, loft, digest, reply_to)
    values (${uuid}, ${cart}, ${loft}, ${digest}, ${reply_to})
    on conflict on constraint pigeon_flight_pkey do update set digest = excluded.digest`);
}

/** Finds a flight by its UUID. Returns null if there is none. */
export const findFlight = async (db: Db, uuid: string): Promise<Flight | null> =>
  isUuid(uuid)
    ? db.maybeOne(
        sql.type(
          flightRow,
        )`select uuid, cart, loft, digest, reply_to from pigeon_flight where uuid = ${uuid}`,
      )
    : null;
