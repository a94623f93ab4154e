import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Order } from '../order.ts';
import { composeInvoice } from './composeDocument.ts';
import { composeSlip } from './composeSlip.ts';
import { pageText } from './documentParts.ts';
import type { InvoicedParts } from './composeDocument.ts';
import { readDocumentHead } from './documentHead.ts';
import type { DocumentHead } from './documentHead.ts';
import { listInvoices } from './document.repo.ts';
import { drawPdf } from './drawPdf.ts';
import type { DrawnDocument } from './drawPdf.ts';

/** Returns the language of an order's documents. */
export const languageOf = (app: AppContext, order: Order): string => order.locale ?? app.languages.default;

/** Composes the invoice of an order, in the order's language. */
export function invoiceOf(
  { app, ...source }: DocumentHead,
  order: Order,
  invoiced: InvoicedParts,
): DrawnDocument {
  const language = languageOf(app, order);
  return { language, document: composeInvoice(app.inLanguage(language), order, { ...source, ...invoiced }) };
}

/** Prints the packing slips of all orders into a single PDF, each in its order's language. Reads the settings. */
export async function printSlips(app: AppContext, orders: readonly Order[]): Promise<Buffer> {
  const { app: named, ...source } = await readDocumentHead(app);
  return drawPdf(
    named,
    orders.map((order) => {
      const language = languageOf(named, order);
      return { language, document: composeSlip(named.inLanguage(language), order, source) };
    }),
  );
}

/** The invoices of several orders in a single PDF, and the UUIDs of the orders that have none. */
export interface PrintedInvoices {
  readonly pdf: Buffer;
  readonly without: ReadonlySet<string>;
}

/** Prints the issued invoices of several orders into a single PDF, from what was stored when they were issued. */
export async function printInvoices(
  app: AppContext,
  db: Db,
  orders: readonly Order[],
): Promise<PrintedInvoices> {
  const found = new Map(
    (
      await listInvoices(
        db,
        orders.map(({ uuid }) => uuid),
      )
    ).map((one) => [one.order_uuid, one]),
  );
  const documents = orders.flatMap(({ uuid }): readonly DrawnDocument[] => {
    const snapshot = found.get(uuid)?.snapshot;
    if (!snapshot) return [];
    const { language, printed } = snapshot;
    return [{ language, document: { ...printed, pageText: pageText(app.inLanguage(language)) } }];
  });
  const without = new Set(orders.map(({ uuid }) => uuid).filter((uuid) => !found.has(uuid)));
  return { pdf: documents.length === 0 ? Buffer.alloc(0) : await drawPdf(app, documents), without };
}
