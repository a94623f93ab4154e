import type { Pdf } from '../../../platform/pdf/typesetter.ts';

/** Lengths on the PDF page, in points (72 per inch). */
export const MARGIN = 48;

/** The height of the area below the text of a page, in points. */
export const FOOT = 64;

/** The space between two blocks of a page, in points. */
export const GAP = 10;

/** The color of labels and small print. */
export const QUIET = '#5b6470';
const RULE = '#c9ced6';

/** Returns the width of the text of a page, in points. */
export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Returns the lowest position of text on a page, in points. */
export const bottomOf = (pdf: Pdf): number => pdf.page.height - FOOT;

/**
 * Returns the vertical position for content of the given height. Starts a new page if the content does not fit on the
 * current page.
 */
export function roomFor(pdf: Pdf, height: number): number {
  if (pdf.y + height <= bottomOf(pdf)) return pdf.y;
  pdf.addPage();
  return MARGIN;
}

/** Draws a horizontal rule from margin to margin, and returns its vertical position. */
export function rule(pdf: Pdf, y: number, weight = 0.8): number {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(weight)
    .strokeColor(RULE)
    .stroke();
  return y;
}
