import type { AppContext } from '../../platform/contracts/context.ts';
import { listZones } from './shippingZone.repo.ts';
import { createZone } from './writeZone.ts';

const ZONES = [
  { name: 'United States', countries: ['US'], provinces: [] },
  { name: 'Europe', countries: ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'SE'], provinces: [] },
];

/**
 * Creates the zones of the demo store, and lets every provider that attaches to new zones add something to offer there. Runs
 * in one transaction; a shop that already has a zone is left unchanged.
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
