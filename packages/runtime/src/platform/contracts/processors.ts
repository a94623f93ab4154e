import type { AppContext } from './context.ts';

/**
 * The values that extensions may change, by key: `{ value, context }`. Their owner adds them by declaration merging and documents
 * each key in `registryKeys`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface RegistryValues {}

type Entry<K extends keyof RegistryValues> = RegistryValues[K] extends { value: infer V; context: infer C }
  ? { value: V; context: C }
  : never;

/**
 * Takes the value and returns the new one. It runs in extension order and outside any transaction, and must not change its
 * arguments. `app` speaks the language of who asks for the value; what it reads costs a statement each time.
 */
export interface Processor<K extends keyof RegistryValues = keyof RegistryValues> {
  readonly key: K;
  process(
    value: Entry<K>['value'],
    context: Entry<K>['context'],
    app: AppContext,
  ): Entry<K>['value'] | Promise<Entry<K>['value']>;
}

/** One processor's turn. Both values are the same object if it left the value alone. */
export interface ProcessorStep {
  readonly key: string;
  readonly owner: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A key that processors may name, and the meaning of its value. An unknown key stops the start. */
export interface RegistryKey {
  readonly key: string;
  readonly description: string;
  /**
   * Reports what is wrong with a value that a processor answered, in words that follow "it made", or null. It is asked after each processor, so
   * that the one at fault is named.
   */
  readonly fault?: (value: never, context: never) => string | null;
}

/** Types the value and the context of a key's `fault` by the key. */
export const defineRegistryKey = <K extends keyof RegistryValues>(key: {
  readonly key: K;
  readonly description: string;
  readonly fault?: (value: Entry<K>['value'], context: Entry<K>['context']) => string | null;
}): RegistryKey => key;

/** Types value and context by the key. */
export const defineProcessor = <K extends keyof RegistryValues>(processor: Processor<K>): Processor =>
  processor as unknown as Processor;
