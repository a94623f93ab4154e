import type { AppContext } from '../../platform/context.ts';
import { createZone } from './createZone.ts';
import { listZones } from './shippingZone.repo.ts';

const ZONES = [
  { name: 'United States', countries: ['US'], provinces: [] },
  { name: 'Europe', countries: ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'SE'], provinces: [] },
];

/**
 * Gives the demo store its zones, and lets every provider that is attached to new zones put something on offer there.
 * All in one transaction; a shop that has a zone keeps what it has.
 */
export const createDemoZones = (app: AppContext): Promise<void> =>
  app.db.transaction(async (db) => {
    if ((await listZones(db)).length > 0) return;
    const providers = app.registry('shippingProviders').list();
    for (const demo of ZONES) {
      const { shipping_zone_id: id, uuid, name } = await createZone(app, db, demo);
      for (const provider of providers.filter(({ attachToNewZones }) => attachToNewZones)) {
        await provider.seedDemo?.({ app, db, zone: { id, uuid, name } });
      }
    }
  });
