import type { AppContext } from '../contracts/context.ts';
import { Refusal } from '../errors.ts';
import { attributeError } from '../acting/guard.ts';
import type { RuntimeFaults } from '../acting/runtimeFaults.ts';
import type { Processor, RegistryKey } from '../contracts/processors.ts';

export interface Processors {
  /**
   * Creates the `process` function of an app. The function runs a key's processors on a value, in extension order, and passes
   * the app to them. Errors are rethrown with the extension name and the cause, and refusals are rethrown unchanged. `trace`
   * receives every step, for `shop explain`.
   */
  of(app: () => AppContext): AppContext['process'];
}

/** The error thrown if a processor throws, times out, or returns a value that its key does not allow. The response is 503. */
export class ProcessorFailed extends Error {}

/** Creates the runner for `processors`, which are in extension order, and `keys`. `faults` records failures. */
export function createProcessors(
  processors: readonly { readonly owner: string; readonly value: Processor }[],
  keys: readonly RegistryKey[],
  faults: RuntimeFaults | null = null,
): Processors {
  const faultOf = new Map(keys.map(({ key, fault }) => [key, fault as Fault | undefined]));
  const byKey = Map.groupBy(processors, ({ value }) => value.key as string);
  return {
    of: (app) => async (key, value, context, trace) => {
      const owned = byKey.get(key as string);
      if (!owned) return value;
      let current: unknown = value;
      for (const { owner, value: processor } of owned) {
        const before = current;
        try {
          const answer: unknown = processor.process(before as never, context as never, app());
          current = answer instanceof Promise ? await answer : answer;
          checkKind(before, current);
          const fault = faultOf.get(key as string)?.(current, context);
          if (fault) throw new TypeError(`it made ${fault}`);
        } catch (error) {
          if (error instanceof Refusal) throw error;
          const of = { extension: owner, contribution: `processor of "${key as string}"` };
          if (faults) attributeError(faults, of, error);
          throw new ProcessorFailed(
            `Processor of "${key as string}" in extension ${owner} failed: ${textOf(error)}`,
            { cause: error },
          );
        }
        trace?.({ key: key as string, owner, before, after: current });
      }
      return current as typeof value;
    },
  };
}

type Fault = (value: unknown, context: unknown) => string | null;

/**
 * Checks that a processor returns a value of the same type, and an integer for an integer. This detects a processor that
 * forgets to return a value or returns NaN.
 */
function checkKind(before: unknown, after: unknown): void {
  const isWrongNumber =
    typeof after === 'number' &&
    !(Number.isSafeInteger(before) ? Number.isSafeInteger(after) : Number.isFinite(after));
  if (after === undefined || isWrongNumber) throw new TypeError(`it returned ${String(after)}`);
  const kind = kindOf(before);
  if (before !== null && after !== null && kindOf(after) !== kind)
    throw new TypeError(`it returned a ${kindOf(after)} value instead of ${kind}`);
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
