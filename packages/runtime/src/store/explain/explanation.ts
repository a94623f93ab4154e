/** One row of an explanation: values by column name. */
export type ExplainedRow = Readonly<Record<string, string | number | boolean | null>>;

/** The derivation of a value, as printed by `shop explain`. */
export interface Explanation {
  /** The value in one sentence. */
  readonly result: string;
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly ExplainedRow[];
  }[];
}
