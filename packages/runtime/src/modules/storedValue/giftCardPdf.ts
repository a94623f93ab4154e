import type { AppContext } from '../../platform/contracts/context.ts';
import { formatPrice } from '../../platform/money.ts';
import { paperOf } from '../../platform/pdf/paper.ts';
import { Typesetter } from '../../platform/pdf/typesetter.ts';
import { shownCode } from './giftCardCode.ts';
import { lastDay } from './storedValue.ts';
import type { StoredValueRow } from './storedValue.ts';

const MARGIN = 48;
const PADDING = 36;
const QUIET = '#5b6470';
const RULE = '#c9ced6';

/** A gift card with the code to be printed. */
export type PrintedCard = Pick<StoredValueRow, 'balance' | 'currency' | 'message' | 'expires_at'> & {
  readonly code: string;
};

/** A line of a printed card. */
interface PrintedLine {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly direction?: 'auto';
  /** The space above the line, in points. */
  readonly gap: number;
}

/** Draws a gift card as a PDF of one page or, with a long message, more, in the language of `app`. Reads no database. */
export async function drawGiftCard(app: AppContext, card: PrintedCard): Promise<Buffer> {
  // The library is loaded when the first card is printed, because most processes never need it.
  const { PDFDocument } = await import('../../platform/bundled/pdfkit.ts');
  const { shop } = app.config;
  const pdf = new PDFDocument({
    size: paperOf(shop.address?.country),
    margin: MARGIN,
    autoFirstPage: false,
    // Disable the built-in fonts: a built runtime does not include them.
    font: '',
    lang: app.language,
    info: { Title: shop.name, Producer: 'Shop', Creator: 'Shop' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  const lines = linesOf(app, card);
  const set = await Typesetter.open(
    pdf,
    lines.map(({ text }) => text),
    app.language,
  );
  pdf.addPage();
  const width = pdf.page.width - 2 * (MARGIN + PADDING);
  let y = MARGIN + PADDING;
  for (const { gap, text, ...style } of lines) {
    y += gap;
    y += set.write(text, { x: MARGIN + PADDING, y, width, ...style });
  }
  pdf
    .roundedRect(MARGIN, MARGIN, pdf.page.width - 2 * MARGIN, y + PADDING - MARGIN, 12)
    .lineWidth(1)
    .strokeColor(RULE)
    .stroke();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function linesOf(
  app: AppContext,
  { code, balance, currency, message, expires_at }: PrintedCard,
): PrintedLine[] {
  const text = app.texts();
  const date = lastDay(app, expires_at);
  return [
    { text: app.config.shop.name, size: 16, isBold: true, gap: 0 },
    { text: text('storedValue.print.title'), size: 11, color: QUIET, gap: 2 },
    { text: formatPrice(app.locale, Number(balance), currency), size: 36, isBold: true, gap: 18 },
    ...(message === null ? [] : [{ text: message, size: 12, gap: 12, direction: 'auto' as const }]),
    { text: text('storedValue.email.code'), size: 10, color: QUIET, gap: 20 },
    { text: shownCode(code), size: 20, isBold: true, gap: 2 },
    ...(date === null
      ? []
      : [{ text: `${text('storedValue.email.until')}: ${date}`, size: 10, color: QUIET, gap: 12 }]),
    { text: text('storedValue.email.use'), size: 10, color: QUIET, gap: 12 },
    { text: app.url('/cart/gift-card'), size: 10, color: QUIET, gap: 4 },
  ];
}
