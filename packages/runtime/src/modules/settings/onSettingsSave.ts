import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/**
 * A hook that runs when settings are saved. For example, it marks carts as stale if a setting affected their prices.
 */
export interface SettingsSaveHook {
  readonly id: string;
  /**
   * Runs in the transaction that saves settings, before they are written. Must not make remote calls. `keys` lists
   * the settings being saved or unset.
   */
  handle(tx: Db, keys: readonly string[], app: AppContext): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly onSettingsSave?: readonly SettingsSaveHook[];
  }
}

export const onSettingsSave: ContributionPoint<SettingsSaveHook> = {
  noun: 'settings save hook',
  members: { id: 'text', handle: 'function' } satisfies Members<SettingsSaveHook>,
  keyOf: (hook) => hook.id,
  deadlines: { handle: 'callMs' },
};

/** Runs the hooks in extension order. */
export async function runSettingsSaveHooks(app: AppContext, tx: Db, keys: readonly string[]): Promise<void> {
  for (const hook of app.registry('onSettingsSave').list()) await hook.handle(tx, keys, app);
}
