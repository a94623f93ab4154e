import type { Logger } from 'pino';
import { nameOfSite } from './site.ts';
import { siteOfStatement } from './sql.ts';
import { textOfStatement } from './statementWatch.ts';
import type { StatementWatch } from './statementWatch.ts';

export interface SlowStatements {
  readonly watch: StatementWatch;
  /** Returns the number of slow statements. */
  count(): number;
}

/**
 * Creates the watch that logs statements taking `slowMs` milliseconds or more, from being sent on their connection until their
 * rows are read: with their source file, and without their values. `waited` returns the minimum time elapsed since a point in
 * time, excluding the response's wait for the event loop.
 */
export function createSlowStatements(
  slowMs: number,
  log: Logger,
  waited: (since: number) => number,
): SlowStatements {
  let count = 0;
  return {
    count: () => count,
    watch: (statement) => {
      const sentAt = performance.now();
      return ({ rows, error }) => {
        const ms = waited(sentAt);
        if (ms < slowMs) return;
        count += 1;
        const site = siteOfStatement(statement);
        log.warn(
          {
            ms: Math.round(ms),
            ...(site && { file: nameOfSite(site) }),
            ...(site?.function && { function: site.function }),
            ...(error === undefined ? { rows } : { failed: true }),
            sql: textOfStatement(statement),
          },
          'slow statement',
        );
      };
    },
  };
}
