import type { Worker } from 'node:cluster';
import type { Count, Counters } from '../rateLimit/contract.ts';
import { createMemoryCounters } from '../rateLimit/memoryCounters.ts';
import { isMessage } from './messages.ts';
import type { CountAnswered, CountRequest } from './messages.ts';

/** Creates counters that are stored in the primary process, so that all workers on a machine share them. */
export function createPrimaryCounters(): Counters {
  const waiting = new Map<number, (count: Count) => void>();
  let last = 0;
  process.on('message', (message) => {
    if (!isMessage<CountAnswered>(message, 'shop.counted')) return;
    waiting.get(message.id)?.(message.count);
    waiting.delete(message.id);
  });
  return (limit, key, step) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, resolve);
      const message: CountRequest = { kind: 'shop.count', id, limit, key, step };
      process.send?.(message, (error: Error | null) => {
        if (!error) return;
        waiting.delete(id);
        reject(error);
      });
    });
}

/** Creates the function that handles counter messages in the primary. */
export function answerCounts(): (worker: Worker, message: unknown) => void {
  const counters = createMemoryCounters();
  return (worker, message) => {
    if (!isMessage<CountRequest>(message, 'shop.count')) return;
    const { id, limit, key, step } = message;
    void counters(limit, key, step).then((count) => {
      const answer: CountAnswered = { kind: 'shop.counted', id, count };
      // The worker may have exited and then needs no response.
      if (worker.isConnected()) worker.send(answer, () => undefined);
    });
  };
}
