import type { Db } from '../../platform/db/db.ts';

/**
 * The settings and the types of their values, filled by the extensions that declare them:
 * `interface Settings { codDisplayName: string }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Settings {}

declare module '../../platform/context.ts' {
  interface AppContext {
    /**
     * The value of a setting: that of the config file wins, then the saved one, then the default of its schema. One
     * statement, nothing is cached, so that a change holds at once on every process. An unknown key is a bug and throws.
     */
    setting<K extends keyof Settings>(key: K, db?: Db): Promise<Settings[K]>;
    setting(key: string, db?: Db): Promise<unknown>;
    /** Several settings in one statement. */
    settings<K extends keyof Settings>(keys: readonly K[], db?: Db): Promise<Readonly<Pick<Settings, K>>>;
    settings(keys: readonly string[], db?: Db): Promise<Readonly<Record<string, unknown>>>;
  }
}
