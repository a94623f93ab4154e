import { defineExtension } from '../../platform/contracts/extension.ts';
import type { ServerContext } from '../../platform/serverContext.ts';
import { heldShop, watchShop } from './heldShop.ts';
import { onSettingsSave } from './onSettingsSave.ts';
import { routes } from './routes.ts';
import { readSettings } from './settingsFrom.ts';
import { shopSettings } from './shopSettings.ts';
import { isDoorOn, switchService, watchSwitches } from './switches.ts';
import { settingsPersonalData } from './personalData.ts';

/** Provides settings, which extensions declare and administrators change, along with the shop's public properties. */
export const settings = defineExtension({
  name: 'settings',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { onSettingsSave },
  settings: shopSettings,
  setup: () => ({
    personalData: settingsPersonalData,
    routes,
    services: (app): Partial<ServerContext> => ({
      shopSettings: heldShop(app),
      switches: switchService(app),
      isDoorOn: (id) => isDoorOn(app, id),
      setting: async (key: string, db = app.db) => (await readSettings(app, [key], db))[key] as never,
      settings: (keys: readonly string[], db = app.db) => readSettings(app, keys, db) as Promise<never>,
    }),
    start: async (app) => {
      const stops = [await watchShop(app), await watchSwitches(app)];
      return () => stops.forEach((stop) => stop());
    },
  }),
});
