import type { Statement } from './db.ts';

/**
 * Called when a statement is sent, with its connection acquired. The returned function is called when the statement has ended.
 * Null if the watch ignores this statement.
 */
export type StatementWatch = (statement: Statement) => StatementEnd | null;

export type StatementEnd = (
  outcome:
    | { readonly rows: number; readonly error?: never }
    | { readonly error: unknown; readonly rows?: never },
) => void;

/** Combines several watches into one; undefined for none. */
export function watchTogether(watches: readonly (StatementWatch | null)[]): StatementWatch | undefined {
  const all = watches.filter((watch) => watch !== null);
  if (all.length <= 1) return all[0];
  return (statement) => {
    const ends = all.map((watch) => watch(statement)).filter((end) => end !== null);
    return ends.length === 0 ? null : (outcome) => ends.forEach((end) => end(outcome));
  };
}

/** Maximum number of statement characters shown. */
const MAX_TEXT = 4000;

/** Returns a statement's text on one line, with placeholders for its values. */
export const textOfStatement = ({ sql }: Pick<Statement, 'sql'>): string =>
  sql.replaceAll('$slonik_', '$').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
