import type { ShopValues } from '../../platform/config/liveShop.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { hookPoint } from '../../platform/contracts/hookPoint.ts';

/**
 * A hook that runs when settings are saved. For example, it marks carts as stale if a setting affected their prices.
 */
export interface SettingsSaveHook {
  readonly id: string;
  /**
   * Runs in the transaction that saves settings, before they are written. Must not make remote calls. `keys` lists
   * the settings being saved or unset. A refusal that it throws rejects them all.
   */
  handle(tx: Db, keys: readonly string[], app: AppContext, change: SettingsChange): Promise<void>;
}

/** The changes that saved settings cause in addition to their values. */
export interface SettingsChange {
  /** The properties of the shop before and after. Null if they do not change. */
  readonly shop: { readonly before: ShopValues; readonly after: ShopValues } | null;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly onSettingsSave?: readonly SettingsSaveHook[];
  }
}

export const onSettingsSave = hookPoint<SettingsSaveHook>('settings save hook');

/** Runs the hooks in extension order. */
export async function runSettingsSaveHooks(
  app: AppContext,
  tx: Db,
  keys: readonly string[],
  change: SettingsChange,
): Promise<void> {
  for (const hook of app.registry('onSettingsSave').list()) await hook.handle(tx, keys, app, change);
}
