import { setImmediate } from 'node:timers/promises';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Typesetter } from '../../../platform/pdf/typesetter.ts';
import type { Pdf } from '../../../platform/pdf/typesetter.ts';
import { underShopName } from '../../appearance/index.ts';
import type { Order } from '../order.ts';
import { listTransactions } from '../payment/transaction.repo.ts';
import { composeDocument } from './composeDocument.ts';
import type { DocumentKind } from './composeDocument.ts';
import { drawDocument, MARGIN } from './drawDocument.ts';
import { textsOf } from './printedDocument.ts';

/** The countries that use the Letter paper format. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO']);

/**
 * Prints the documents of all orders into a single PDF, each in its order's language. Yields to other requests
 * between orders. Reads the settings and the payment transactions.
 */
export async function printOrders(
  app: AppContext,
  db: Db,
  kind: DocumentKind,
  orders: readonly Order[],
): Promise<Buffer> {
  const sender = (await app.setting('documentSender', db)) ?? '';
  const footer = (await app.setting('documentFooter', db)) ?? '';
  const named = await underShopName(app);
  const pdf = await openPdf(named);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  for (const order of orders) {
    const language = order.locale ?? app.languages.default;
    const known = await listTransactions(db, order.order_id);
    const document = composeDocument(named.inLanguage(language), kind, order, { known, sender, footer });
    drawDocument(await Typesetter.open(pdf, textsOf(document), language), document);
    await setImmediate();
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

async function openPdf({ config: { shop } }: AppContext): Promise<Pdf> {
  // Load the library when the first document is printed, because most processes never need it.
  const { PDFDocument } = await import('../../../platform/bundled/pdfkit.ts');
  return new PDFDocument({
    size: LETTER.has(shop.address?.country ?? '') ? 'LETTER' : 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    bufferPages: true,
    // Disable the built-in fonts: a built runtime does not include them.
    font: '',
    lang: shop.languages[0] ?? 'en',
    info: { Title: shop.name, Producer: 'Shop', Creator: 'Shop' },
  });
}
