import type { Db } from '../../platform/db/db.ts';
import { invalidZone } from './errors.ts';
import { touchShipping } from './shippingRevision.repo.ts';
import { deleteZone } from './shippingZone.repo.ts';
import type { Zone } from './shippingZone.repo.ts';

/** Removes a zone with its attachments and whatever providers keep for it. Returns it as it was. */
export const removeZone = (db: Db, zoneUuid: string): Promise<Zone> =>
  db.transaction(async (tx) => {
    await touchShipping(tx);
    const zone = await deleteZone(tx, zoneUuid);
    if (!zone) throw invalidZone();
    return zone;
  });
