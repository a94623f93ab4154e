import path from 'node:path';
import { loadConfig, planShop } from '@shop/runtime';
import type { ShopPlan } from '@shop/runtime';
import { shippedExtensions } from '../shippedExtensions.ts';
import { writeEvents, writePermissions, writeSettings } from './api/catalogues.ts';
import { writeGraphql } from './api/graphql.ts';
import { writeRoutes } from './api/routes.ts';
import { writeTables } from './api/tables.ts';
import { writeContracts } from './contracts/writeContracts.ts';
import type { Source } from './page.ts';

const root = path.join(import.meta.dirname, '../..');

/** Creates the plan of a shop with all bundled extensions. Requires no database. */
async function planOfEverything(): Promise<ShopPlan> {
  const storeDir = path.join(root, 'examples/store');
  const config = await loadConfig({ storeDir, command: 'schema', env: {} });
  return planShop({ ...config, extensions: shippedExtensions });
}

/** Generates the pages that are derived from code. */
export async function generateSources(): Promise<readonly Source[]> {
  const plan = await planOfEverything();
  return [
    ...writeContracts(),
    ...writeRoutes(plan.openApi()),
    ...writeGraphql(plan.schemas),
    writeEvents(plan),
    writeSettings(plan),
    writePermissions(plan),
    writeTables(),
  ];
}
