import { Readable } from 'node:stream';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import { documentNotFound } from '../errors.ts';
import type { DocumentRow } from '../documents/document.ts';
import { readSnapshot } from '../documents/document.repo.ts';
import { documentParams, readableDocument } from '../documents/documentRoutes.ts';
import type { DocumentCall } from '../documents/documentRoutes.ts';
import { tokenQuery } from '../readableOrder.ts';
import { composeEInvoice } from './composeEInvoice.ts';
import type { EInvoice } from './eInvoice.ts';
import { missingTerms } from './missingTerms.ts';
import { writeCii } from './writeCii.ts';
import { writeUbl } from './writeUbl.ts';

const XML = 'application/xml';

/** Responds with the e-invoice of a document, which `write` makes from its snapshot. */
async function answerXml({ app, db }: DocumentCall, document: DocumentRow, write: (one: EInvoice) => string) {
  const stored = await readSnapshot(db, document.uuid);
  if (!stored) throw documentNotFound();
  const text = app.inLanguage(stored.snapshot.language).texts();
  const eInvoice = composeEInvoice(text, { ...document, ...stored });
  const missing = missingTerms(eInvoice);
  const content = Buffer.from(write(eInvoice));
  const name = document.number.replace(/[^A-Za-z0-9._-]+/g, '-');
  return reply.stream(Readable.from([content]), {
    'content-type': `${XML}; charset=utf-8`,
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="${name}.xml"`,
    'cache-control': 'private, no-cache',
    ...(missing.length > 0 && { 'shop-missing-terms': missing.join(', ') }),
  });
}

const MISSING =
  'The header `Shop-Missing-Terms` names the terms of the standard that the document does not have, such as `BT-31` for the VAT ID of the seller. Fails with `DOCUMENT_NOT_FOUND` for documents of other shoppers.';

export const eInvoiceRoutes = [
  defineRoute({
    id: 'getDocumentCii',
    does: `Returns an issued document as an e-invoice of EN 16931 in the syntax UN/CEFACT Cross Industry Invoice, as Factur-X has it, made from what was stored when it was issued. ${MISSING}`,
    method: 'GET',
    path: '/api/documents/{id}/cii',
    access: 'public',
    sdk: false,
    params: documentParams,
    query: tokenQuery,
    answers: XML,
    handle: async (call) => answerXml(call, await readableDocument(call, call.params.id), writeCii),
  }),

  defineRoute({
    id: 'getDocumentUbl',
    does: `Returns an issued document as an e-invoice of EN 16931 in the syntax UBL 2.1, for Peppol if both parties can be reached there, made from what was stored when it was issued. ${MISSING}`,
    method: 'GET',
    path: '/api/documents/{id}/ubl',
    access: 'public',
    sdk: false,
    params: documentParams,
    query: tokenQuery,
    answers: XML,
    handle: async (call) => answerXml(call, await readableDocument(call, call.params.id), writeUbl),
  }),
];
