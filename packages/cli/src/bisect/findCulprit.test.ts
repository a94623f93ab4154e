import { expect, test } from 'vitest';
import { findCulprit } from './findCulprit.ts';

const letters = [...'abcdefghijklmnop'];

test.each(letters)('the one that causes the fault is found: %s', async (cause) => {
  const found = await findCulprit(letters, async (enabled) => !enabled.includes(cause));
  expect(found).toEqual({ result: 'culprit', culprit: cause, tries: 6 });
});

test.each([1, 2, 3, 6, 100])('of %i items in a logarithmic number of attempts', async (count) => {
  const items = Array.from({ length: count }, (_, index) => index);
  for (const cause of items) {
    const found = await findCulprit(items, async (enabled) => !enabled.includes(cause));
    expect(found).toMatchObject({ result: 'culprit', culprit: cause });
    expect(found.tries).toBeLessThanOrEqual(2 + Math.ceil(Math.log2(count)));
  }
});

test('of two that cause it together, the later one is found', async () => {
  const found = await findCulprit(
    letters,
    async (enabled) => !(enabled.includes('c') && enabled.includes('k')),
  );
  expect(found).toMatchObject({ culprit: 'k' });
});

test('every attempt keeps the preceding items', async () => {
  await findCulprit(letters, async (enabled) => {
    expect(letters.slice(0, enabled.length)).toEqual(enabled);
    return enabled.length < 5;
  });
});

test('a fault that never occurs, or always, is reported as such', async () => {
  expect(await findCulprit(letters, async () => true)).toEqual({ result: 'alwaysGood', tries: 1 });
  expect(await findCulprit(letters, async () => false)).toEqual({ result: 'alwaysBad', tries: 2 });
  expect(await findCulprit([], async () => false)).toEqual({ result: 'alwaysBad', tries: 2 });
});
