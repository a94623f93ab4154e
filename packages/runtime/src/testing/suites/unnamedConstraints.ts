/** A constraint without a name, and its line. */
export interface UnnamedConstraint {
  readonly line: number;
  readonly text: string;
}

/** Finds the checks and unique constraints in SQL that have no name before them. Names of columns in quotes do not count. */
export function unnamedConstraints(sql: string): readonly UnnamedConstraint[] {
  const bare = blanked(sql);
  return [...bare.matchAll(/\bcheck\s*\(|\bunique\b(?!\s+index)/gi)]
    .filter(({ index }) => !isNamed(bare.slice(0, index)))
    .map(({ index }) => ({
      line: bare.slice(0, index).split('\n').length,
      text: (sql.slice(index).split('\n')[0] ?? '').trim(),
    }));
}

/** Reports whether the text before a constraint ends with its name. `create unique index` has its own, and policies are no checks. */
const isNamed = (before: string): boolean =>
  /\bconstraint\s+(?:"[^"]*"|\w+)\s*$/i.test(before) || /\bwith\s+$/i.test(before);

/** Replaces comments, texts and bodies of functions by blanks, so that places stay. */
const blanked = (sql: string): string =>
  sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
