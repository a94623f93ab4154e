import type { Typesetter } from '../../../platform/pdf/typesetter.ts';
import type { PrintedCell, PrintedDocument } from './printedDocument.ts';
import { widthOf, MARGIN, GAP, QUIET, roomFor, bottomOf, rule } from './documentPage.ts';

/** Maximum number of characters in a table cell. A longer string would not fit on one page. */
const MAX_CELL = 600;

/** Draws the table of a document. Repeats its head on each further page. */
export function drawTable(set: Typesetter, { columns, rows }: PrintedDocument): void {
  const { pdf } = set;
  const width = widthOf(pdf);
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((x, column) => x + column.width * width, MARGIN),
  );
  const drawRow = (cells: readonly PrintedCell[], y: number, isHead = false): number => {
    const ends = cells.map(({ text, detail }, index) => {
      const { width: part = 0, align } = columns[index] ?? {};
      const style = { x: starts[index] ?? MARGIN, width: part * width - GAP / 2, ...(align && { align }) };
      const end = y + set.write(text.slice(0, MAX_CELL), { ...style, y, isBold: isHead });
      const below = { ...style, y: end, size: 8, color: QUIET };
      return detail ? end + set.write(detail.slice(0, MAX_CELL), below) : end;
    });
    return Math.max(...ends);
  };
  const heightOf = (cells: readonly PrintedCell[]): number =>
    Math.max(
      ...cells.map(({ text, detail }, index) => {
        const part = (columns[index]?.width ?? 0) * width - GAP / 2;
        const below = detail ? set.heightOf(detail.slice(0, MAX_CELL), { width: part, size: 8 }) : 0;
        return set.heightOf(text.slice(0, MAX_CELL), { width: part }) + below;
      }),
    );
  const drawColumns = (y: number): number =>
    rule(
      pdf,
      drawRow(
        columns.map(({ title: text }) => ({ text })),
        y,
        true,
      ) + 4,
    ) + 6;
  let y = drawColumns(roomFor(pdf, 60));
  for (const row of rows) {
    if (y + heightOf(row) > bottomOf(pdf)) {
      pdf.addPage();
      y = drawColumns(MARGIN);
    }
    y = rule(pdf, drawRow(row, y) + 5, 0.4) + 5;
  }
  pdf.y = y + 6;
}
