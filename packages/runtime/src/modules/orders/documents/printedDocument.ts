/** A string in a table, with a smaller line below it. */
export interface PrintedCell {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** A table column. Column widths are fractions of the page width. */
export interface PrintedColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'end' | undefined;
}

/** A label with lines below it, such as an address. */
export interface PrintedBlock {
  readonly label: string;
  readonly lines: readonly string[];
}

/** A printable document for an order, with all strings translated and all amounts formatted. */
export interface PrintedDocument {
  readonly title: string;
  /** The lines at the top that identify the shop. */
  readonly sender: readonly string[];
  /** The order details next to the title, such as number and date. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly blocks: readonly PrintedBlock[];
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly PrintedCell[])[];
  readonly totals: readonly {
    readonly label: string;
    readonly amount: string;
    readonly isStrong?: boolean | undefined;
  }[];
  readonly notes: readonly PrintedBlock[];
  /** The text at the bottom of each page, such as the shop's tax number. Empty if there is none. */
  readonly footer: string;
  /** Returns the page number label. */
  pageText(page: number, pages: number): string;
}

/** Lists the strings of a document, so that fonts with their characters can be selected. */
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
