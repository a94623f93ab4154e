import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';

/** What else happens when settings are saved, such as making what was priced by them stale. */
export interface SettingsSaveHook {
  readonly id: string;
  /** Runs in the transaction that saves settings, before they are written. No remote call belongs here. */
  handle(tx: Db, keys: readonly string[], app: AppContext): Promise<void>;
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly onSettingsSave?: readonly SettingsSaveHook[];
  }
}

export const onSettingsSave: ContributionPoint<SettingsSaveHook> = {
  noun: 'settings save hook',
  keyOf: (hook) => hook.id,
  deadlines: { handle: 'callMs' },
};

/** Runs the hooks in extension order. */
export async function tellOfSave(app: AppContext, tx: Db, keys: readonly string[]): Promise<void> {
  for (const hook of app.registry('onSettingsSave').list()) await hook.handle(tx, keys, app);
}
