/** A row in an explanation, with values by column name. */
export type ExplainedRow = Readonly<Record<string, string | number | boolean | null>>;

/** An explanation of how a value was derived, as printed by `shop explain`. */
export interface Explanation {
  /** The resulting value, in one sentence. */
  readonly result: string;
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly ExplainedRow[];
  }[];
}
