import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planShop } from '../app.ts';
import { listAllDefinitions } from '../modules/metafields/index.ts';
import { loadConfig } from '../platform/config/load.ts';
import { withShop } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';
import { writeStoreSdk } from './sdk/writeStoreSdk.ts';

interface SdkOptions extends StoreOptions {
  /** The output folder. */
  readonly out: string;
  /** True to only report outdated files instead of writing files. */
  readonly check: boolean;
  /** True to include metafields, which requires a database. */
  readonly metafields: boolean;
}

/** Runs `shop sdk generate`: writes a store's SDK to a folder. Returns the changed or outdated files. */
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
