/** A text in a table, with a smaller line below it. */
export interface PrintedCell {
  readonly text: string;
  readonly detail?: string;
}

/** A column of a table. The widths of all of them are parts of the width of the page. */
export interface PrintedColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'end';
}

/** A label with the lines that stand below it, such as an address. */
export interface PrintedBlock {
  readonly label: string;
  readonly lines: readonly string[];
}

/** A document about an order, as it is printed: every text is in its language, and every amount is formatted. */
export interface PrintedDocument {
  readonly title: string;
  /** The lines at the top that name the shop. */
  readonly sender: readonly string[];
  /** The facts about the order beside the title, such as its number and its date. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly blocks: readonly PrintedBlock[];
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly PrintedCell[])[];
  readonly totals: readonly {
    readonly label: string;
    readonly amount: string;
    readonly isStrong?: boolean;
  }[];
  readonly notes: readonly PrintedBlock[];
  /** The text at the foot of each page, such as the tax number of the shop; empty: there is none. */
  readonly footer: string;
  /** Names a page of the document. */
  pageText(page: number, pages: number): string;
}

/** Lists the texts of a document, whose letters its fonts must have. */
export function textsOf(document: PrintedDocument): readonly string[] {
  const { title, sender, facts, blocks, columns, rows, totals, notes, footer, pageText } = document;
  const ofBlocks = [...blocks, ...notes].flatMap(({ label, lines }) => [label, ...lines]);
  const ofCells = rows.flat().flatMap(({ text, detail }) => [text, detail ?? '']);
  const ofTotals = totals.flatMap(({ label, amount }) => [label, amount]);
  const heads = columns.map((column) => column.title);
  return [
    title,
    ...sender,
    ...facts.flat(),
    ...ofBlocks,
    ...heads,
    ...ofCells,
    ...ofTotals,
    footer,
    pageText(1, 1),
  ];
}
