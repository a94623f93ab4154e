/** A constraint without a name, and its line number. */
export interface UnnamedConstraint {
  readonly line: number;
  readonly text: string;
}

/** Finds check and unique constraints in SQL without a name in front of them. Quoted column names do not count. */
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
 * Reports whether the SQL before a constraint ends with the constraint's name. `create unique index` has its own name, and policies are
 * not checks.
 */
const isNamed = (before: string): boolean =>
  /\bconstraint\s+(?:"[^"]*"|\w+)\s*$/i.test(before) || /\bwith\s+$/i.test(before);

/** Replaces comments, strings and function bodies with blanks, so that positions stay the same. */
const blanked = (sql: string): string =>
  sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
