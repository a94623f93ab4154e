import type { Logger } from 'pino';
import { nameOfSite } from './site.ts';
import { siteOfStatement } from './sql.ts';
import { textOfStatement } from './statementWatch.ts';
import type { StatementWatch } from './statementWatch.ts';

export interface SlowStatements {
  readonly watch: StatementWatch;
  /** Returns the number of slow statements since startup. */
  count(): number;
}

/**
 * Creates the watch that logs statements taking at least `slowMs` milliseconds, from sending the statement until its rows have been
 * read. The log contains the source location, but no parameter values. `waited` returns the time since a given time, without the
 * time that the response waited for the event loop.
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
