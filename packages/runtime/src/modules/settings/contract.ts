import type { Db } from '../../platform/db/db.ts';

/**
 * The value types of all settings, by key. Extensions add the settings that they declare: `interface Settings {
 * codDisplayName: string }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Settings {}

/**
 * A setting key known only at runtime. A literal must be a key of `Settings`, so that a misspelled key does not
 * compile.
 */
type ComputedKey<K extends string> = string extends K ? K : never;

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    /**
     * Reads a setting: its configured value, or the saved value, or the schema's default. One SQL statement. Nothing
     * is cached, so a change takes effect in every process immediately. Throws for an unknown key.
     */
    setting<K extends keyof Settings>(key: K, db?: Db): Promise<Settings[K]>;
    setting<K extends string>(key: ComputedKey<K>, db?: Db): Promise<unknown>;
    /** Reads several settings in one SQL statement. */
    settings<K extends keyof Settings>(keys: readonly K[], db?: Db): Promise<Readonly<Pick<Settings, K>>>;
    settings<K extends string>(
      keys: readonly ComputedKey<K>[],
      db?: Db,
    ): Promise<Readonly<Record<string, unknown>>>;
    /** Returns true if the door with an ID is on. Runs no SQL statement: each process holds the settings that switch doors on. */
    isDoorOn(id: string): boolean;
  }
}
