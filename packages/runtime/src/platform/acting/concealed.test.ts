import { expect, test } from 'vitest';
import { refuse } from '../errors.ts';
import { concealed } from './concealed.ts';

const typed = '12 Elm Street';
const failing = () => {
  throw new TypeError(`no answer for ${typed}`, { cause: new Error(typed) });
};
const thrownBy = async (work: () => unknown): Promise<Error> => {
  try {
    await concealed(work)();
  } catch (error) {
    return error as Error;
  }
  throw new Error('it did not throw');
};

test.each([
  ['thrown', failing],
  ['rejected', async () => failing()],
])('an error that is %s keeps its name and its frames, and nothing that was typed', async (_, work) => {
  const error = await thrownBy(work);
  expect(error.name).toBe('TypeError');
  expect(error.stack).toContain('concealed.test.ts');
  expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain(typed);
});

test('what is no error is concealed as well', async () => {
  const error = await thrownBy(() => {
    // oxlint-disable-next-line typescript/only-throw-error -- Extensions in plain JavaScript may throw anything.
    throw typed;
  });
  expect(String(error)).not.toContain(typed);
});

test('refusals, aborted calls and answers pass as they are', async () => {
  const refusal = refuse(400, 'NO', 'Not here');
  expect(await thrownBy(() => Promise.reject(refusal))).toBe(refusal);
  const aborted = new DOMException('gone', 'AbortError');
  expect(await thrownBy(() => Promise.reject(aborted))).toBe(aborted);
  expect(await concealed(async () => 1)()).toBe(1);
  expect(concealed(() => 2)()).toBe(2);
});
