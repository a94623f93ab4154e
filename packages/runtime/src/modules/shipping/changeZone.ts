import type { Db } from '../../platform/db/db.ts';
import { invalidZone } from './errors.ts';
import { touchShipping } from './shippingRevision.repo.ts';
import { findZone, updateZone } from './shippingZone.repo.ts';
import type { Zone } from './shippingZone.repo.ts';
import { changedArea } from './zoneArea.ts';
import type { AreaChange } from './zoneArea.ts';

/** Changes what `change` carries; a list that it carries replaces the zone's. */
export const changeZone = (
  db: Db,
  zoneUuid: string,
  change: AreaChange & { readonly name?: string | undefined },
): Promise<Zone> =>
  db.transaction(async (tx) => {
    await touchShipping(tx);
    const zone = await findZone(tx, { uuid: zoneUuid });
    if (!zone) throw invalidZone();
    return updateZone(tx, zone, change.name ?? zone.name, changedArea(zone, change));
  });
