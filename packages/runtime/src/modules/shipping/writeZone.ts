import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidZone } from './errors.ts';
import type { Zone } from './shippingZone.ts';
import {
  deleteZoneRow,
  findZone,
  getZone,
  insertZone,
  touchShipping,
  updateZoneRow,
} from './shippingZone.repo.ts';
import { changedArea, zoneArea } from './zoneArea.ts';
import type { AreaChange, ZoneArea } from './zoneArea.ts';

/** Creates a zone and attaches every provider with `attachToNewZones`, in one transaction. */
export async function createZone(
  app: AppContext,
  db: Db,
  { name, ...area }: ZoneArea & { readonly name: string },
): Promise<Zone> {
  const checked = zoneArea(area);
  const providers = app.registry('shippingProviders').list();
  const attached = providers.filter((provider) => provider.attachToNewZones).map((provider) => provider.code);
  return db.transaction(async (tx) => {
    await touchShipping(tx);
    return getZone(tx, await insertZone(tx, name, checked, attached));
  });
}

/** Updates the given fields of a zone. A given list replaces the stored list. Throws 400 for an unknown zone. */
export const updateZone = (
  db: Db,
  uuid: string,
  change: AreaChange & { readonly name?: string | undefined },
): Promise<Zone> =>
  db.transaction(async (tx) => {
    await touchShipping(tx);
    const zone = await findZone(tx, { uuid });
    if (!zone) throw invalidZone();
    await updateZoneRow(tx, zone, change.name ?? zone.name, changedArea(zone, change));
    return getZone(tx, zone.shipping_zone_id);
  });

/**
 * Deletes a zone, its attachments, and the providers' data for the zone. Returns the deleted zone. Throws 400 for an
 * unknown zone.
 */
export const deleteZone = (db: Db, uuid: string): Promise<Zone> =>
  db.transaction(async (tx) => {
    await touchShipping(tx);
    const zone = await deleteZoneRow(tx, uuid);
    if (!zone) throw invalidZone();
    return zone;
  });
