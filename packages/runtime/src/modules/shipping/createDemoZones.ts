import type { AppContext } from '../../platform/contracts/context.ts';
import { listZones } from './shippingZone.repo.ts';
import { createZone } from './writeZone.ts';

const ZONES = [
  { name: 'United States', countries: ['US'], provinces: [] },
  { name: 'Europe', countries: ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'SE'], provinces: [] },
];

/**
 * Creates the demo store's zones, and calls `seedDemo` of every provider that attaches to new zones. Runs in one
 * transaction. Does nothing if the shop already has a zone.
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
