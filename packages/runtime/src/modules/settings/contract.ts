import type { Db } from '../../platform/db/db.ts';

/**
 * The keys of all settings with their value types. Extensions add the settings that they declare:
 * `interface Settings { codDisplayName: string }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Settings {}

/** A key known only at runtime. A literal must be a key of `Settings`, so that a misspelled one does not compile. */
type ComputedKey<K extends string> = string extends K ? K : never;

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    /**
     * Reads the value of a setting: from the configuration, else the saved value, else the default of its schema. One statement. Nothing
     * is cached, so a change takes effect in every process immediately. Throws for an unknown key.
     */
    setting<K extends keyof Settings>(key: K, db?: Db): Promise<Settings[K]>;
    setting<K extends string>(key: ComputedKey<K>, db?: Db): Promise<unknown>;
    /** Reads several settings in one statement. */
    settings<K extends keyof Settings>(keys: readonly K[], db?: Db): Promise<Readonly<Pick<Settings, K>>>;
    settings<K extends string>(
      keys: readonly ComputedKey<K>[],
      db?: Db,
    ): Promise<Readonly<Record<string, unknown>>>;
  }
}
