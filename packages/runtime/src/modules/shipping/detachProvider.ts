import type { Db } from '../../platform/db/db.ts';
import { invalidZone } from './errors.ts';
import { touchShipping } from './shippingRevision.repo.ts';
import { zoneExists } from './shippingZone.repo.ts';
import { deleteAttachment } from './shippingZoneProvider.repo.ts';

/** Removes the attachment alone, if there is one: what the provider keeps for the zone stays. */
export const detachProvider = (db: Db, zoneUuid: string, providerCode: string): Promise<void> =>
  db.transaction(async (tx) => {
    await touchShipping(tx);
    const removed = await deleteAttachment(tx, zoneUuid, providerCode);
    if (removed === 0 && !(await zoneExists(tx, zoneUuid))) throw invalidZone();
  });
