import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listSaved, saveSettings } from '../settings/index.ts';

/** The settings shown on the demo pages: delivery times and the return period. */
const DEMO_SETTINGS: Readonly<Record<string, unknown>> = { deliveryEstimateShown: true, returnDays: 30 };

/** Saves the demo settings, except settings that the shop has already saved. */
export async function saveDemoSettings(app: AppContext, tx: Db): Promise<void> {
  const saved = await listSaved(tx, Object.keys(DEMO_SETTINGS));
  await saveSettings(
    app,
    tx,
    Object.fromEntries(Object.entries(DEMO_SETTINGS).filter(([key]) => !Object.hasOwn(saved, key))),
  );
}

/** Unsets demo settings that still have their demo values. */
export async function unsetDemoSettings(app: AppContext, tx: Db): Promise<void> {
  const saved = await listSaved(tx, Object.keys(DEMO_SETTINGS));
  const unchanged = Object.keys(DEMO_SETTINGS).filter((key) => saved[key] === DEMO_SETTINGS[key]);
  await saveSettings(app, tx, Object.fromEntries(unchanged.map((key) => [key, null])));
}
