import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { createZone } from './createZone.ts';
import { listZones } from './shippingZone.repo.ts';
import type { Zone } from './shippingZone.repo.ts';

const DEFAULT_ZONES = [
  { name: 'United States', countries: ['US'], provinces: [] },
  { name: 'Europe', countries: ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'SE'], provinces: [] },
];

/** Gives a shop that has no shipping zone its first two. A shop with zones keeps what it has. Returns all zones. */
export async function createDefaultZones(app: AppContext, db: Db): Promise<readonly Zone[]> {
  return db.transaction(async (tx) => {
    const zones = await listZones(tx);
    if (zones.length > 0) return zones;
    const created: Zone[] = [];
    for (const zone of DEFAULT_ZONES) created.push(await createZone(app, tx, zone));
    return created;
  });
}
