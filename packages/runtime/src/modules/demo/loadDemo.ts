import type { AppContext } from '../../platform/context.ts';
import { countDemoProducts, seedDemo } from '../catalog/index.ts';
import {
  activeTheme,
  createWidget,
  HOMEPAGE,
  HOMEPAGE_AREA,
  isAreaInUse,
  lockPlacements,
} from '../pageBuilder/index.ts';
import { createDemoZones } from '../shipping/index.ts';
import { demoHomepage } from './demoHomepage.ts';
import { drawDemoScenes } from './demoScenes.ts';

/**
 * Loads the demo catalogue and its shipping zones, and arranges the homepage while it shows no widget. A shop with products of its own
 * stays as it is; a load that was interrupted is completed by the next one. Returns how many products were created. It must not run
 * inside a transaction. Throws 503 when the storage fails.
 */
export async function loadDemo(app: AppContext): Promise<{ readonly products: number }> {
  const { products } = await seedDemo(app, app.db);
  await createDemoZones(app);
  if ((await countDemoProducts(app.db)) > 0) await arrangeHomepage(app);
  return { products };
}

async function arrangeHomepage(app: AppContext): Promise<void> {
  await drawDemoScenes(app);
  await app.db.transaction(async (tx) => {
    await lockPlacements(tx);
    if (await isAreaInUse(tx, { route: HOMEPAGE, urn: null, theme: activeTheme(app) }, HOMEPAGE_AREA)) return;
    for (const [index, section] of demoHomepage.entries()) {
      const place = { route: HOMEPAGE, area: HOMEPAGE_AREA, sort_order: index + 1, entity_urn: null };
      await createWidget(app, tx, { ...section, placements: [place] });
    }
  });
}
