import type { Statement } from './db.ts';

/**
 * Is told of a statement when it is sent, with its connection at hand. What it returns is called when the statement has ended; null: it
 * does not care for this one.
 */
export type StatementWatch = (statement: Statement) => StatementEnd | null;

export type StatementEnd = (
  outcome:
    | { readonly rows: number; readonly error?: never }
    | { readonly error: unknown; readonly rows?: never },
) => void;

/** Returns one watch for several; undefined for none. */
export function watchTogether(watches: readonly (StatementWatch | null)[]): StatementWatch | undefined {
  const all = watches.filter((watch) => watch !== null);
  if (all.length <= 1) return all[0];
  return (statement) => {
    const ends = all.map((watch) => watch(statement)).filter((end) => end !== null);
    return ends.length === 0 ? null : (outcome) => ends.forEach((end) => end(outcome));
  };
}

/** The most characters of a statement that are shown. */
const MAX_TEXT = 4000;

/** Returns the text of a statement in one line, with placeholders where its values are. */
export const textOfStatement = ({ sql }: Pick<Statement, 'sql'>): string =>
  sql.replaceAll('$slonik_', '$').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
