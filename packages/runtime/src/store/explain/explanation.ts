/** One row of an explanation: values by the names of their columns. */
export type ExplainedRow = Readonly<Record<string, string | number | boolean | null>>;

/** How a value came about, as `shop explain` prints it. */
export interface Explanation {
  /** The value in one sentence. */
  readonly result: string;
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly ExplainedRow[];
  }[];
}
