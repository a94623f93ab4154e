import type { Logger } from 'pino';
import type { RuntimeFaults } from './runtimeFaults.ts';

/** Logs contributions that block the event loop, and the start and end of each function's suspension. */
export function logFaults(faults: RuntimeFaults, log: Logger): void {
  faults.listen({
    blocked({ extension, contribution }, ms) {
      const facts = { extension, contribution, ms: Math.round(ms) };
      log.warn(facts, `${contribution} of ${extension} blocked the event loop`);
    },
    suspended({ extension, contribution, member, failures, last, until }) {
      const facts = { extension, contribution, member, failures, last, until };
      log.warn(facts, `${contribution} of ${extension} rests: ${member} failed ${failures} times in a row`);
    },
    answers({ extension, contribution, member }) {
      log.info({ extension, contribution, member }, `${contribution} of ${extension} answers again`);
    },
  });
}
