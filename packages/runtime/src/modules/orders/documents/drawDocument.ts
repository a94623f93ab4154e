import type { PrintedBlock, PrintedCell, PrintedDocument } from './printedDocument.ts';

/** A PDF in the making, whose pages stay open until it ends. Its fonts are registered as `regular` and `bold`. */
export type Pdf = PDFKit.PDFDocument;

/** Lengths in points, of which an inch has 72. */
export const MARGIN = 48;
const FOOT = 64;
const GAP = 10;
const INK = '#1b1f24';
const QUIET = '#5b6470';
const RULE = '#c9ced6';
/** The most characters of one cell: what is longer could not be shown on one page. */
const MAX_CELL = 600;

/** Draws a document on new pages of a PDF, and numbers them. */
export function drawDocument(pdf: Pdf, document: PrintedDocument): void {
  pdf.addPage();
  const first = lastPage(pdf);
  drawHead(pdf, document);
  drawBlocks(pdf, document.blocks, widthOf(pdf) / 2);
  drawTable(pdf, document);
  drawTotals(pdf, document);
  drawBlocks(pdf, document.notes, widthOf(pdf));
  const last = lastPage(pdf);
  for (let page = first; page <= last; page += 1) {
    pdf.switchToPage(page);
    drawFoot(pdf, document, document.pageText(page - first + 1, last - first + 1));
  }
  pdf.switchToPage(last);
}

function lastPage(pdf: Pdf): number {
  const { start, count } = pdf.bufferedPageRange();
  return start + count - 1;
}

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly align?: 'right' | 'center';
}

/** Sets a font, and returns the height of a text in it. */
function measure(
  pdf: Pdf,
  text: string,
  { width, size = 9.5, isBold = false }: Omit<TextStyle, 'x' | 'y'>,
): number {
  return pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .heightOfString(printable(text), { width });
}

/** Writes a text, and returns its height. */
function write(pdf: Pdf, text: string, style: TextStyle): number {
  const { x, y, width, color = INK, align = 'left' } = style;
  const height = measure(pdf, text, style);
  pdf.fillColor(color).text(printable(text), x, y, { width, align });
  return height;
}

/** Replaces what has no shape, such as control characters, by spaces. */
const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, ' ') || ' ';

function drawHead(pdf: Pdf, { title, sender, facts }: PrintedDocument): void {
  const width = widthOf(pdf) / 2;
  const right = MARGIN + width;
  let left = MARGIN;
  sender.forEach((line, index) => {
    left += write(pdf, line, {
      x: MARGIN,
      y: left,
      width: width - GAP,
      ...(index === 0 ? { isBold: true, size: 13 } : { color: QUIET }),
    });
  });
  let y = MARGIN + write(pdf, title, { x: right, y: MARGIN, width, size: 20, isBold: true, align: 'right' });
  for (const [label, value] of facts)
    y += write(pdf, label === '' ? value : `${label}: ${value}`, { x: right, y, width, align: 'right' });
  pdf.y = Math.max(y, left) + 24;
}

/** Draws blocks in columns of a width. */
function drawBlocks(pdf: Pdf, blocks: readonly PrintedBlock[], width: number): void {
  if (blocks.length === 0) return;
  const inner = width - GAP;
  const heightOf = ({ label, lines }: PrintedBlock) =>
    measure(pdf, label, { width: inner, isBold: true }) + measure(pdf, lines.join('\n'), { width: inner });
  const top = roomFor(pdf, Math.min(Math.max(...blocks.map(heightOf)), 300));
  const ends = blocks.map(({ label, lines }, index) => {
    const x = MARGIN + index * width;
    const y = top + write(pdf, label, { x, y: top, width: inner, isBold: true });
    return lines.length === 0 ? y : y + write(pdf, lines.join('\n'), { x, y, width: inner });
  });
  pdf.y = Math.min(Math.max(...ends), bottomOf(pdf)) + 20;
}

const bottomOf = (pdf: Pdf): number => pdf.page.height - FOOT;

/** Returns the place for something of a height, on the next page where this one has no room for it. */
function roomFor(pdf: Pdf, height: number): number {
  if (pdf.y + height <= bottomOf(pdf)) return pdf.y;
  pdf.addPage();
  return MARGIN;
}

function drawTable(pdf: Pdf, { columns, rows }: PrintedDocument): void {
  const width = widthOf(pdf);
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((x, column) => x + column.width * width, MARGIN),
  );
  const drawRow = (cells: readonly PrintedCell[], y: number, isHead = false): number => {
    const ends = cells.map(({ text, detail }, index) => {
      const { width: part = 0, align } = columns[index] ?? {};
      const style = { x: starts[index] ?? MARGIN, width: part * width - GAP / 2, ...(align && { align }) };
      const end = y + write(pdf, text.slice(0, MAX_CELL), { ...style, y, isBold: isHead });
      const below = { ...style, y: end, size: 8, color: QUIET };
      return detail ? end + write(pdf, detail.slice(0, MAX_CELL), below) : end;
    });
    return Math.max(...ends);
  };
  const heightOf = (cells: readonly PrintedCell[]): number =>
    Math.max(
      ...cells.map(({ text, detail }, index) => {
        const part = (columns[index]?.width ?? 0) * width - GAP / 2;
        const below = detail ? measure(pdf, detail.slice(0, MAX_CELL), { width: part, size: 8 }) : 0;
        return measure(pdf, text.slice(0, MAX_CELL), { width: part }) + below;
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

/** Draws a line from margin to margin, and returns its place. */
function rule(pdf: Pdf, y: number, weight = 0.8): number {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(weight)
    .strokeColor(RULE)
    .stroke();
  return y;
}

function drawTotals(pdf: Pdf, { totals }: PrintedDocument): void {
  const width = widthOf(pdf) / 2;
  // The totals stay together: a single one would not be understood on a page of its own.
  pdf.y = roomFor(pdf, Math.min(20 * totals.length, 300));
  for (const { label, amount, isStrong = false } of totals) {
    const y = roomFor(pdf, 20);
    const style = { y, isBold: isStrong, size: isStrong ? 11 : 9.5 };
    const x = MARGIN + width;
    const height = write(pdf, label, { ...style, x, width: width * 0.6 });
    write(pdf, amount, { ...style, x: x + width * 0.6, width: width * 0.4 - GAP / 2, align: 'right' });
    pdf.y = y + height + 4;
  }
  pdf.y += 14;
}

/** Writes the foot of a page into its margin, where no text begins another page. */
function drawFoot(pdf: Pdf, { footer }: PrintedDocument, page: string): void {
  const { margins } = pdf.page;
  const { bottom } = margins;
  margins.bottom = 0;
  const width = widthOf(pdf);
  const y = rule(pdf, pdf.page.height - FOOT + 10, 0.4) + 6;
  const foot = { size: 8, color: QUIET, y };
  if (footer.trim() !== '') write(pdf, footer, { ...foot, x: MARGIN, width: width * 0.75 });
  write(pdf, page, { ...foot, x: MARGIN + width * 0.75, width: width * 0.25, align: 'right' });
  margins.bottom = bottom;
}
