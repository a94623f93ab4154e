import type { AppContext } from './context.ts';

/**
 * The values that extensions may change, by key: `{ value, context }`. Owners add their keys by declaration merging and document
 * each one in `registryKeys`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface RegistryValues {}

type Entry<K extends keyof RegistryValues> = RegistryValues[K] extends { value: infer V; context: infer C }
  ? { value: V; context: C }
  : never;

/**
 * Receives the value and returns the new one. Runs in extension order, outside any transaction, and must not mutate its
 * arguments. `app` uses the language of the caller who requested the value; every read costs a statement on each run.
 */
export interface Processor<K extends keyof RegistryValues = keyof RegistryValues> {
  readonly key: K;
  process(
    value: Entry<K>['value'],
    context: Entry<K>['context'],
    app: AppContext,
  ): Entry<K>['value'] | Promise<Entry<K>['value']>;
}

/** One processor's step. Both values are the same object if the processor did not change the value. */
export interface ProcessorStep {
  readonly key: string;
  readonly owner: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A key that processors may name, with the meaning of its value. An unknown key aborts startup. */
export interface RegistryKey {
  readonly key: string;
  readonly description: string;
  /**
   * Returns what is wrong with a value returned by a processor, phrased to follow "it made", or null. Called after each
   * processor, so that the error names the right one.
   */
  readonly fault?: (value: never, context: never) => string | null;
}

/** Types the value and the context of a key's `fault` by the key. */
export const defineRegistryKey = <K extends keyof RegistryValues>(key: {
  readonly key: K;
  readonly description: string;
  readonly fault?: (value: Entry<K>['value'], context: Entry<K>['context']) => string | null;
}): RegistryKey => key;

/** Types the value and context by the key. */
export const defineProcessor = <K extends keyof RegistryValues>(processor: Processor<K>): Processor =>
  processor as unknown as Processor;
