import { Refusal } from '../errors.ts';
import { isThenable } from './guard.ts';

/**
 * Wraps a function whose errors may repeat what a shopper typed. An error that it throws keeps its name and its stack frames, and loses its
 * message and its cause. Refusals and aborted calls pass unchanged.
 */
export const concealed =
  (work: (...args: unknown[]) => unknown) =>
  (...args: unknown[]): unknown => {
    try {
      const answer = work(...args);
      return isThenable(answer) ? answer.then(undefined, rethrow) : answer;
    } catch (error) {
      return rethrow(error);
    }
  };

function rethrow(error: unknown): never {
  if (error instanceof Refusal || (error instanceof Error && error.name === 'AbortError')) throw error;
  throw withoutMessage(error);
}

const FRAME = /^\s+at /;

function withoutMessage(error: unknown): Error {
  const thrown = error instanceof Error ? error : new Error();
  const concealing = new Error('The message is not logged, because it may repeat what a shopper typed');
  concealing.name = thrown.name;
  const frames = (thrown.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  concealing.stack = [`${thrown.name}: ${concealing.message}`, ...frames].join('\n');
  return concealing;
}
