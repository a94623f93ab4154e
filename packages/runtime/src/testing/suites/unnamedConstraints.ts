/** A constraint without a name, and its line number. */
export interface UnnamedConstraint {
  readonly line: number;
  readonly text: string;
}

/** Finds check and unique constraints without a name in SQL. Ignores quoted column names. */
export function unnamedConstraints(sql: string): readonly UnnamedConstraint[] {
  const bare = blanked(sql);
  return [...bare.matchAll(/\bcheck\s*\(|\bunique\b(?!\s+index)/gi)]
    .filter(({ index }) => !isNamed(bare.slice(0, index)))
    .map(({ index }) => ({
      line: bare.slice(0, index).split('\n').length,
      text: (sql.slice(index).split('\n')[0] ?? '').trim(),
    }));
}

/**
 * Reports whether a constraint's name precedes it. `create unique index` always has a name, and `with check` in a policy is not a
 * constraint.
 */
const isNamed = (before: string): boolean =>
  /\bconstraint\s+(?:"[^"]*"|\w+)\s*$/i.test(before) || /\bwith\s+$/i.test(before);

/** Replaces comments, strings and function bodies with blanks of equal length, so that positions do not change. */
const blanked = (sql: string): string =>
  sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
