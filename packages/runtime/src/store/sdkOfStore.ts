import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planShop } from '../app.ts';
import { listAllDefinitions } from '../modules/metafields/index.ts';
import { loadConfig } from '../platform/config/load.ts';
import { withShop } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';
import { writeStoreSdk } from './sdk/writeStoreSdk.ts';

interface SdkOptions extends StoreOptions {
  /** The folder of the files. */
  readonly out: string;
  /** True: nothing is written, and the files that are out of date are named. */
  readonly check: boolean;
  /** False: the metafields are left out, and no database is needed. */
  readonly metafields: boolean;
}

/** Runs `shop sdk generate`: writes the SDK of a store into a folder. Returns the files that changed, or have to. */
export async function sdkOfStore({ out, check, metafields, ...options }: SdkOptions) {
  const files = metafields ? await withDefinitions(options) : await withoutDatabase(options);
  const changed = Object.entries(files).filter(([name, text]) => {
    const file = path.join(out, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (!check && changed.length > 0) {
    mkdirSync(out, { recursive: true });
    for (const [name, text] of changed) writeFileSync(path.join(out, name), text);
  }
  return { files: Object.keys(files), changed: changed.map(([name]) => name) };
}

const withDefinitions = (options: StoreOptions) =>
  withShop({ ...options, command: 'sdk generate' }, async ({ app }, { plan, config: { storeDir } }) =>
    writeStoreSdk({ plan, storeDir, definitions: await listAllDefinitions(app.db) }),
  );

async function withoutDatabase(options: StoreOptions) {
  const config = await loadConfig({ ...options, command: 'sdk generate' });
  return writeStoreSdk({ plan: await planShop(config), storeDir: config.storeDir, definitions: null });
}
