import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTiming } from './requestScope.ts';
import type { TimedCall } from './timing.ts';

/** The extension whose code is running, and its timed call if the request is being timed. */
interface Acting {
  readonly extension: string;
  readonly call: TimedCall | null;
}

const acting = new AsyncLocalStorage<Acting>();

/**
 * Runs an extension's code so that errors inside it, including in timers and promises, can be traced to the extension. If the
 * request is being timed, the duration is added to the extension's share.
 */
export function actAs<T>(owner: string, work: () => T): T {
  const timing = currentTiming();
  if (timing === null) return acting.run({ extension: owner, call: null }, work);
  const call = timing.call(owner, acting.getStore()?.call ?? null);
  let answer: T;
  try {
    answer = acting.run({ extension: owner, call }, work);
  } catch (error) {
    call.end();
    throw error;
  }
  // Wait only for native promises, because calling `then` on another thenable could start its work again.
  if (answer instanceof Promise) answer.then(call.end, call.end);
  else call.end();
  return answer;
}

/** Returns the name of the extension whose code is running, or undefined in the shop's own code. */
export const actingExtension = (): string | undefined => acting.getStore()?.extension;
