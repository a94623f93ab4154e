import type { Statement } from './db.ts';

/**
 * Called when a statement is sent, after its connection was acquired. Returns a function to call when the statement has ended, or
 * null to ignore the statement.
 */
export type StatementWatch = (statement: Statement) => StatementEnd | null;

export type StatementEnd = (
  outcome:
    | { readonly rows: number; readonly error?: never }
    | { readonly error: unknown; readonly rows?: never },
) => void;

/** Combines several watches into one. Undefined if there are none. */
export function watchTogether(watches: readonly (StatementWatch | null)[]): StatementWatch | undefined {
  const all = watches.filter((watch) => watch !== null);
  if (all.length <= 1) return all[0];
  return (statement) => {
    const ends = all.map((watch) => watch(statement)).filter((end) => end !== null);
    return ends.length === 0 ? null : (outcome) => ends.forEach((end) => end(outcome));
  };
}

/** Maximum number of characters of a statement that are shown. */
const MAX_TEXT = 4000;

/** Returns the SQL text of a statement on a single line, with placeholders in place of values. */
export const textOfStatement = ({ sql }: Pick<Statement, 'sql'>): string =>
  sql.replaceAll('$slonik_', '$').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
