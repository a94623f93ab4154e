import type { AppContext } from './context.ts';

/**
 * The values that processors may change: maps each key to `{ value, context }`. Modules and extensions add keys by declaration
 * merging, and document each key in `registryKeys`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface RegistryValues {}

type Entry<K extends keyof RegistryValues> = RegistryValues[K] extends { value: infer V; context: infer C }
  ? { value: V; context: C }
  : never;

/**
 * Receives a value and returns the new one. Processors run in extension order, outside any transaction, and must not mutate their
 * arguments. `app` uses the caller's language. Keep database reads to a minimum, because each one repeats on every run.
 */
export interface Processor<K extends keyof RegistryValues = keyof RegistryValues> {
  readonly key: K;
  process(
    value: Entry<K>['value'],
    context: Entry<K>['context'],
    app: AppContext,
  ): Entry<K>['value'] | Promise<Entry<K>['value']>;
}

/** The effect of one processor on a value. `before` and `after` are the same object if the processor did not change it. */
export interface ProcessorStep {
  readonly key: string;
  readonly owner: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Declares a key that processors can register for, and describes its value. Startup fails if a processor uses an unknown key. */
export interface RegistryKey {
  readonly key: string;
  readonly description: string;
  /**
   * Returns an error message if a processor returned an invalid value, otherwise null. The message continues a sentence that ends
   * in "it made". Runs after each processor, so that the error names the one responsible.
   */
  readonly fault?: (value: never, context: never) => string | null;
}

/** Defines a registry key whose `fault` receives the key's value and context types. */
export const defineRegistryKey = <K extends keyof RegistryValues>(key: {
  readonly key: K;
  readonly description: string;
  readonly fault?: (value: Entry<K>['value'], context: Entry<K>['context']) => string | null;
}): RegistryKey => key;

/** Defines a processor whose value and context types follow from its key. */
export const defineProcessor = <K extends keyof RegistryValues>(processor: Processor<K>): Processor =>
  processor as unknown as Processor;
