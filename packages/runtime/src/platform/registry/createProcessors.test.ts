import { expect, test } from 'vitest';
import { refuse } from '../errors.ts';
import type { AppContext } from '../contracts/context.ts';
import { createProcessors, ProcessorFailed } from './createProcessors.ts';
import type { ProcessorStep } from '../contracts/processors.ts';
import { defineProcessor, defineRegistryKey } from '../contracts/processors.ts';

declare module '../contracts/processors.ts' {
  interface RegistryValues {
    readonly testPrice: { readonly value: number; readonly context: { readonly factor: number } };
    readonly testName: { readonly value: string; readonly context: null };
  }
}

const app = { language: 'de' } as AppContext;
const keys = [
  defineRegistryKey({
    key: 'testPrice',
    description: 'A price.',
    fault: (price, { factor }) => (price < 0 ? `${price} of a price with the factor ${factor}` : null),
  }),
];
const processing = (processors: Parameters<typeof createProcessors>[0]) =>
  createProcessors(processors, keys).of(() => app);

const failing = (error: unknown) =>
  defineProcessor({
    key: 'testName',
    process: () => {
      throw error;
    },
  });

test("runs a key's processors in order, synchronous or asynchronous, and returns the value", async () => {
  const process = processing([
    {
      owner: 'a',
      value: defineProcessor({ key: 'testPrice', process: (price, { factor }) => price * factor }),
    },
    { owner: 'b', value: defineProcessor({ key: 'testPrice', process: async (price) => price + 1 }) },
    { owner: 'c', value: defineProcessor({ key: 'testName', process: (name) => `${name}!` }) },
  ]);
  expect(await process('testPrice', 10, { factor: 3 })).toBe(31);
  expect(await process('testName', 'x', null)).toBe('x!');
  expect(await processing([])('testName', 'x', null)).toBe('x');
});

test("the trace contains each processor's change", async () => {
  const steps: ProcessorStep[] = [];
  const process = processing([
    { owner: 'a', value: defineProcessor({ key: 'testPrice', process: (price) => price }) },
    { owner: 'b', value: defineProcessor({ key: 'testPrice', process: (price) => price - 1 }) },
  ]);
  await process('testPrice', 10, { factor: 1 }, (step) => steps.push(step));
  expect(steps).toEqual([
    { key: 'testPrice', owner: 'a', before: 10, after: 10 },
    { key: 'testPrice', owner: 'b', before: 10, after: 9 },
  ]);
});

test('an error is rethrown with the extension name and the cause', async () => {
  const cause = new Error('no rate');
  const process = processing([{ owner: 'rates', value: failing(cause) }]);
  const thrown: unknown = await process('testName', 'x', null).catch((error: unknown) => error);
  expect(thrown).toMatchObject({
    message: 'Processor of "testName" in extension rates failed: no rate',
    cause,
  });
});

test('the value is validated after each processor, so that the error names the one responsible', async () => {
  const less = (by: number) => defineProcessor({ key: 'testPrice', process: (price: number) => price - by });
  const process = processing([
    { owner: 'fair', value: less(5) },
    { owner: 'wrong', value: less(20) },
    { owner: 'fixes', value: less(-100) },
  ]);
  const thrown: unknown = await process('testPrice', 10, { factor: 3 }).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ProcessorFailed);
  expect((thrown as Error).message).toBe(
    'Processor of "testPrice" in extension wrong failed: it made -15 of a price with the factor 3',
  );
});

test('a refusal is rethrown unchanged', async () => {
  const refusal = refuse(400, 'NO_SALE', 'No sale today');
  const process = processing([{ owner: 'rates', value: failing(refusal) }]);
  await expect(process('testName', 'x', null)).rejects.toBe(refusal);
});

test("a processor receives the app in the caller's language", async () => {
  const inLanguage = defineProcessor({
    key: 'testName',
    process: (name, _context, { language }) => `${name} ${language}`,
  });
  expect(await processing([{ owner: 'a', value: inLanguage }])('testName', 'x', null)).toBe('x de');
});
