interface Line {
  readonly comment: string;
  readonly kind: string | null;
}

/** Returns the lines of an order's history in English. Throws if a line is stored as plain text instead of a message key. */
export const linesOf = (activities: readonly Line[]): readonly string[] =>
  activities.map(({ comment, kind }) => {
    if (kind === null) throw new Error(`Nobody can read this line in their language: ${comment}`);
    return comment;
  });
