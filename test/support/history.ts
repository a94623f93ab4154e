interface Line {
  readonly comment: string;
  readonly kind: string | null;
}

/** Returns the lines of an order's history in English. Throws for one that the shop has stored as a sentence alone. */
export const linesOf = (activities: readonly Line[]): readonly string[] =>
  activities.map(({ comment, kind }) => {
    if (kind === null) throw new Error(`Nobody can read this line in their language: ${comment}`);
    return comment;
  });
