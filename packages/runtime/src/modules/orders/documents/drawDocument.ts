import type { Pdf, Typesetter } from '../../../platform/pdf/typesetter.ts';
import type { PrintedBlock, PrintedDocument } from './printedDocument.ts';
import { widthOf, MARGIN, GAP, QUIET, roomFor, bottomOf, rule, FOOT } from './documentPage.ts';
import { drawTable } from './drawTable.ts';

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
