import { setImmediate } from 'node:timers/promises';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { paperOf } from '../../../platform/pdf/paper.ts';
import { Typesetter } from '../../../platform/pdf/typesetter.ts';
import type { Pdf } from '../../../platform/pdf/typesetter.ts';
import { ARCHIVAL, embedFacturX } from '../eInvoices/facturX.ts';
import type { EmbeddedEInvoice } from '../eInvoices/facturX.ts';
import { drawDocument } from './drawDocument.ts';
import { MARGIN } from './documentPage.ts';
import { textsOf } from './printedDocument.ts';
import type { PrintedDocument } from './printedDocument.ts';

/** A document with the language whose fonts and direction it is drawn in. */
export interface DrawnDocument {
  readonly document: PrintedDocument;
  readonly language: string;
}

/**
 * Draws documents into a single PDF, each on pages of its own. With an e-invoice, it is a PDF/A-3 file that has the e-invoice inside
 * (Factur-X). Yields to other requests between documents. Reads no database.
 */
export async function drawPdf(
  app: AppContext,
  documents: readonly DrawnDocument[],
  eInvoice: EmbeddedEInvoice | null = null,
): Promise<Buffer> {
  const pdf = await openPdf(app, eInvoice !== null);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  for (const { document, language } of documents) {
    drawDocument(await Typesetter.open(pdf, textsOf(document), language), document);
    await setImmediate();
  }
  if (eInvoice !== null) embedFacturX(pdf, eInvoice);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

async function openPdf({ config: { shop } }: AppContext, isArchival: boolean): Promise<Pdf> {
  // Load the library when the first document is printed, because most processes never need it.
  const { PDFDocument } = await import('../../../platform/bundled/pdfkit.ts');
  return new PDFDocument({
    size: paperOf(shop.address?.country),
    margin: MARGIN,
    autoFirstPage: false,
    bufferPages: true,
    // Disable the built-in fonts: a built runtime does not include them.
    font: '',
    lang: shop.languages[0] ?? 'en',
    ...(isArchival && ARCHIVAL),
    // pdfkit does not escape titles in the metadata of archives; `embedFacturX` writes it there.
    info: { ...(!isArchival && { Title: shop.name }), Producer: 'Shop', Creator: 'Shop' },
  });
}
