import type { Pdf, Typesetter } from '../../../platform/pdf/typesetter.ts';
import type { PrintedBlock, PrintedCell, PrintedDocument } from './printedDocument.ts';

/** Lengths on the PDF page, in points (72 per inch). */
export const MARGIN = 48;
const FOOT = 64;
const GAP = 10;
const QUIET = '#5b6470';
const RULE = '#c9ced6';
/** Maximum number of characters in a table cell. A longer string would not fit on one page. */
const MAX_CELL = 600;

/** Draws a document on new PDF pages, and numbers them. */
export function drawDocument(set: Typesetter, document: PrintedDocument): void {
  const { pdf } = set;
  pdf.addPage();
  const first = lastPage(pdf);
  drawHead(set, document);
  drawBlocks(set, document.blocks, widthOf(pdf) / 2);
  drawTable(set, document);
  drawTotals(set, document);
  drawBlocks(set, document.notes, widthOf(pdf));
  const last = lastPage(pdf);
  for (let page = first; page <= last; page += 1) {
    pdf.switchToPage(page);
    drawFoot(set, document, document.pageText(page - first + 1, last - first + 1));
  }
  pdf.switchToPage(last);
}

function lastPage(pdf: Pdf): number {
  const { start, count } = pdf.bufferedPageRange();
  return start + count - 1;
}

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

function drawHead(set: Typesetter, { title, sender, facts }: PrintedDocument): void {
  const { pdf } = set;
  const width = widthOf(pdf) / 2;
  const right = MARGIN + width;
  let left = MARGIN;
  sender.forEach((line, index) => {
    left += set.write(line, {
      x: MARGIN,
      y: left,
      width: width - GAP,
      ...(index === 0 ? { isBold: true, size: 13 } : { color: QUIET }),
    });
  });
  let y = MARGIN + set.write(title, { x: right, y: MARGIN, width, size: 20, isBold: true, align: 'end' });
  for (const [label, value] of facts)
    y += set.write(label === '' ? value : `${label}: ${value}`, { x: right, y, width, align: 'end' });
  pdf.y = Math.max(y, left) + 24;
}

/** Draws blocks in columns of the given width. */
function drawBlocks(set: Typesetter, blocks: readonly PrintedBlock[], width: number): void {
  if (blocks.length === 0) return;
  const { pdf } = set;
  const inner = width - GAP;
  const heightOf = ({ label, lines }: PrintedBlock) =>
    set.heightOf(label, { width: inner, isBold: true }) + set.heightOf(lines.join('\n'), { width: inner });
  const top = roomFor(pdf, Math.min(Math.max(...blocks.map(heightOf)), 300));
  const ends = blocks.map(({ label, lines }, index) => {
    const x = MARGIN + index * width;
    const y = top + set.write(label, { x, y: top, width: inner, isBold: true });
    return lines.length === 0 ? y : y + set.write(lines.join('\n'), { x, y, width: inner });
  });
  pdf.y = Math.min(Math.max(...ends), bottomOf(pdf)) + 20;
}

const bottomOf = (pdf: Pdf): number => pdf.page.height - FOOT;

/**
 * Returns the vertical position for content of the given height. Starts a new page if the content does not fit on the
 * current page.
 */
function roomFor(pdf: Pdf, height: number): number {
  if (pdf.y + height <= bottomOf(pdf)) return pdf.y;
  pdf.addPage();
  return MARGIN;
}

function drawTable(set: Typesetter, { columns, rows }: PrintedDocument): void {
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

/** Draws a horizontal rule from margin to margin, and returns its vertical position. */
function rule(pdf: Pdf, y: number, weight = 0.8): number {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(weight)
    .strokeColor(RULE)
    .stroke();
  return y;
}

function drawTotals(set: Typesetter, { totals }: PrintedDocument): void {
  const { pdf } = set;
  const width = widthOf(pdf) / 2;
  // Keep the totals together, because a single total on a separate page would be confusing.
  pdf.y = roomFor(pdf, Math.min(20 * totals.length, 300));
  for (const { label, amount, isStrong = false } of totals) {
    const y = roomFor(pdf, 20);
    const style = { y, isBold: isStrong, size: isStrong ? 11 : 9.5 };
    const x = MARGIN + width;
    const height = set.write(label, { ...style, x, width: width * 0.6 });
    set.write(amount, { ...style, x: x + width * 0.6, width: width * 0.4 - GAP / 2, align: 'end' });
    pdf.y = y + height + 4;
  }
  pdf.y += 14;
}

/** Writes the page footer into the margin, where it does not trigger a page break. */
function drawFoot(set: Typesetter, { footer }: PrintedDocument, page: string): void {
  const { pdf } = set;
  const { margins } = pdf.page;
  const { bottom } = margins;
  margins.bottom = 0;
  const width = widthOf(pdf);
  const y = rule(pdf, pdf.page.height - FOOT + 10, 0.4) + 6;
  const foot = { size: 8, color: QUIET, y };
  if (footer.trim() !== '') set.write(footer, { ...foot, x: MARGIN, width: width * 0.75 });
  set.write(page, { ...foot, x: MARGIN + width * 0.75, width: width * 0.25, align: 'end' });
  margins.bottom = bottom;
}
