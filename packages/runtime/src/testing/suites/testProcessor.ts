import type { Processor, RegistryValues } from '../../platform/contracts/processors.ts';
import type { TestShop } from '../createTestShop.ts';
import { exampleCases, kindFault } from './processorCases.ts';
import type { ProcessorCase } from './processorCases.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop, withChanged } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The processors to test, and the values to test them with. */
export interface ProcessorSuite<K extends keyof RegistryValues = keyof RegistryValues> extends SuiteShop {
  /** The registry key of the processors to test. */
  readonly key: K;
  /** Additional values and contexts to process. The keys of carts and orders have built-in test cases. */
  readonly cases?: readonly ProcessorCase<K>[];
}

interface On {
  readonly shop: TestShop;
  readonly processors: readonly Processor[];
  readonly cases: readonly ProcessorCase[];
  readonly callMs: number;
  readonly key: string;
}

const RUNS = 20;
const MEAN_MS = 20;

const RULES: Rules<On> = {
  'it answers every case with a value that the key allows': (on) =>
    each(on, async (processor, one) => {
      const answer = await run(on, processor, one);
      const fault = kindFault(on.key, one, answer);
      if (fault)
        throw broken(
          `${shown(one.value)} became ${shown(answer)}: ${fault}`,
          'Answer a value of the kind that came, which the key allows.',
        );
    }),
  'the same value and context have the same answer': (on) =>
    each(on, async (processor, one) => {
      const answers: string[] = [];
      for (let time = 0; time < 3; time += 1) {
        answers.push(JSON.stringify(await run(on, processor, one)));
        // After a short delay, a result that depends on the clock changes.
        await new Promise((done) => setTimeout(done, 5));
      }
      if (new Set(answers).size > 1)
        throw broken(
          `${shown(one.value)} became ${shown(answers)}`,
          'Compute it from the value, the context and stored records alone: an amount that changes by itself has orders refused with CART_CHANGED.',
        );
    }),
  'it changes nothing in what it is given': (on) =>
    each(on, async (processor, one) => {
      const [value, context] = [structuredClone(one.value), structuredClone(one.context)];
      const before = JSON.stringify([value, context]);
      await call(on, processor, value, context);
      if (JSON.stringify([value, context]) !== before)
        throw broken(
          `${before} became ${shown([value, context])}`,
          'Return a new value: [...list, one] or { ...object, field }.',
        );
    }),
  'it is quick': (on) =>
    each(on, async (processor, one) => {
      const from = performance.now();
      for (let time = 0; time < RUNS; time += 1) await run(on, processor, one);
      const mean = (performance.now() - from) / RUNS;
      if (mean > MEAN_MS)
        throw broken(
          `${mean.toFixed(1)} ms for a call`,
          'It runs at every look at a cart, for each line: keep what you read in memory, and call no server.',
        );
    }),
  'a shopper can buy with it': async ({ shop }) => {
    const { sku } = await shop.make.product({ price: '10.00' });
    await shop.make.order({ items: [{ sku, qty: 2 }] });
  },
};

/**
 * Creates a suite that checks a registry key's processors. Because processors run on every cart view, they must return the same result
 * for the same input, in the right format, and quickly.
 */
export function testProcessor<K extends keyof RegistryValues>(suite: ProcessorSuite<K>): Suite {
  const key = suite.key as string;
  return createSuite(`the processor of ${key}`, () => open(suite as unknown as ProcessorSuite), {
    'the extension has a processor of the key': ({ processors, cases }) => {
      if (processors.length === 0)
        throw broken(
          `no processor of ${shown(key)}`,
          'Return it from "setup" under processors: defineProcessor({ key, process }).',
        );
      if (cases.length === 0)
        throw broken('no case', 'Give the suite "cases": this key has none of its own.');
    },
    ...RULES,
  });
}

async function open(suite: ProcessorSuite) {
  const processors: Processor[] = [];
  const extension = withChanged(suite.extension, 'processors', (processor) => {
    if (processor.key === suite.key) processors.push(processor);
    return processor;
  });
  const shop = await openSuiteShop({ ...suite, extension });
  const cases = [...exampleCases(suite.key as string), ...(suite.cases ?? [])] as readonly ProcessorCase[];
  // A shop with stand-ins is planned twice, which registers each processor twice.
  const own = processors.filter((one, index) => processors.indexOf(one) === index);
  return {
    value: { shop, processors: own, cases, callMs: callMsOf(suite), key: suite.key as string },
    close: shop.stop,
  };
}

const call = (
  { callMs, shop }: On,
  processor: Processor,
  value: unknown,
  context: unknown,
): Promise<unknown> =>
  within(callMs, 'the processor', () => processor.process(value as never, context as never, shop.app));

const run = (on: On, processor: Processor, { value, context }: ProcessorCase): Promise<unknown> =>
  call(on, processor, structuredClone(value), structuredClone(context));

async function each(
  on: On,
  check: (processor: Processor, one: ProcessorCase) => Promise<void>,
): Promise<void> {
  for (const processor of on.processors)
    for (const one of on.cases)
      await check(processor, one).catch((error: unknown) => {
        if (!one.what) throw error;
        const { message, fix = 'Answer the value as it came where there is nothing to change.' } =
          error as Error & { fix?: string };
        throw broken(`${one.what}: ${message}`, fix, error);
      });
}
