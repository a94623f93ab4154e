import { Readable } from 'node:stream';
import { z } from 'zod';
import { isUuid } from '../../../platform/db/ids.ts';
import { holdsPermission } from '../../../platform/contracts/caller.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { adminAuthor } from '../../auth/index.ts';
import { documentNotFound, documentNotIssued, orderNotFound } from '../errors.ts';
import { orderUuid } from '../order.ts';
import type { Order } from '../order.ts';
import { findOrder, getOrder } from '../order.repo.ts';
import { orderParams } from '../orderAnswer.ts';
import { checkReader, readableOrder, tokenQuery } from '../readableOrder.ts';
import { documentAnswer, toDocumentAnswer } from './document.ts';
import { findDocument, findInvoice, listDocuments, readFile, readSnapshot } from './document.repo.ts';
import { issueCorrection } from './issueCreditNotes.ts';
import { issueInvoice } from './issueInvoice.ts';
import { printInvoices, printSlips } from './printOrders.ts';

const COMMANDED_KINDS = ['invoice', 'correction'] as const;
const MAX_ORDERS = 100;
const PDF = 'application/pdf';

const PRINTED_KINDS = ['invoice', 'packing-slip'] as const;
const kindParam = z
  .enum(PRINTED_KINDS, `kind must be one of ${PRINTED_KINDS.join(', ')}`)
  .describe('The document type: `invoice` or `packing-slip`.');

export const documentParams = z.object({ id: z.string().describe('The UUID of the document.') });

export type DocumentCall = Pick<
  Call<unknown, { readonly token?: string | undefined }>,
  'app' | 'db' | 'caller' | 'query'
>;

/** Finds a document for those who may read its order. */
export async function readableDocument(call: DocumentCall, id: string) {
  const document = isUuid(id) ? await findDocument(call.db, id) : null;
  const order = document && (await findOrder(call.db, document.order_uuid));
  checkReader(call, order, {
    token: call.query.token ?? null,
    permission: 'getDocument',
    missing: documentNotFound,
  });
  if (!document) throw documentNotFound();
  return document;
}

/** Responds with a PDF that browsers display instead of downloading it. */
const answerPdf = (content: Buffer, name: string, headers: Readonly<Record<string, string>> = {}) =>
  reply.stream(Readable.from([content]), {
    'content-type': PDF,
    'content-length': String(content.length),
    'content-disposition': `inline; filename="${name}.pdf"`,
    'cache-control': 'no-store',
    ...headers,
  });

/** Responds with the stored PDF of a document, bit for bit. */
async function answerFile({ db }: DocumentCall, uuid: string, name: string) {
  const file = await readFile(db, uuid);
  if (!file) throw documentNotFound();
  return answerPdf(file.content, name, { etag: `"${file.sha256}"`, 'cache-control': 'private, no-cache' });
}

export const documentRoutes = [
  defineRoute({
    id: 'getOrderDocument',
    does: 'Returns the issued invoice of an order, bit for bit as it was stored, or its packing slip, as a PDF. Fails with `NOT_ISSUED` if there is no invoice yet, and with `ORDER_NOT_FOUND` for orders of other shoppers. Packing slips are for administrators.',
    method: 'GET',
    path: '/api/orders/{id}/documents/{kind}',
    access: 'public',
    sdk: false,
    params: orderParams.extend({ kind: kindParam }),
    query: tokenQuery,
    answers: PDF,
    async handle(call) {
      const { app, db, params, caller } = call;
      const order = await readableOrder(call, params.id, {
        token: call.query.token ?? null,
        permission: 'getOrder',
      });
      if (params.kind === 'packing-slip') {
        if (!holdsPermission(caller, 'getOrder')) throw orderNotFound();
        return answerPdf(await printSlips(app, [order]), `packing-slip-${order.order_number}`);
      }
      const invoice = await findInvoice(db, order.order_id);
      if (!invoice) throw documentNotIssued();
      return answerFile(call, invoice.uuid, `invoice-${order.order_number}`);
    },
  }),

  defineRoute({
    id: 'getOrderDocuments',
    does: 'Returns the issued invoices or the packing slips of several orders as one PDF. The header `Shop-Not-Issued` names the orders without an invoice; if no order has one, the request fails with `NOT_ISSUED`. Fails with `ORDER_NOT_FOUND` if an order does not exist.',
    method: 'GET',
    path: '/api/orders/documents/{kind}',
    access: 'admin',
    sdk: false,
    permissions: ['getOrder'],
    params: z.object({ kind: kindParam }),
    query: z.object({
      ids: z
        .string()
        .transform((text) => [...new Set(text.split(',').map((id) => id.trim().toLowerCase()))])
        .refine(
          (ids) => ids.length <= MAX_ORDERS,
          breaks('maxItems', `ids can have at most ${MAX_ORDERS} orders`, { limit: MAX_ORDERS }),
        )
        .describe('The comma-separated UUIDs of the orders, at most 100. Each order starts on a new page.'),
    }),
    answers: PDF,
    async handle({ app, db, params, query }) {
      const orders: Order[] = [];
      for (const id of query.ids) orders.push(await getOrder(db, orderUuid(id)));
      if (params.kind === 'packing-slip') return answerPdf(await printSlips(app, orders), 'packing-slips');
      const { pdf, without } = await printInvoices(app, db, orders);
      if (without.size === orders.length) throw documentNotIssued();
      const missing = orders.filter(({ uuid }) => without.has(uuid)).map(({ order_number }) => order_number);
      return answerPdf(pdf, 'invoices', missing.length > 0 ? { 'shop-not-issued': missing.join(', ') } : {});
    },
  }),

  listRoute({
    id: 'listOrderDocuments',
    does: 'Lists the issued documents of an order, oldest first. Fails with `ORDER_NOT_FOUND` for orders of other shoppers.',
    path: '/api/orders/{id}/documents',
    access: 'public',
    params: orderParams,
    extra: tokenQuery.shape,
    answer: documentAnswer,
    toAnswer: toDocumentAnswer,
    async rows(call) {
      const { token } = tokenQuery.parse(call.query);
      const order = await readableOrder(call, call.params.id, {
        token: token ?? null,
        permission: 'listOrderDocuments',
      });
      return listDocuments(call.db, order.order_id);
    },
  }),

  defineRoute({
    id: 'issueDocument',
    does: 'Issues the invoice of an order now, whatever the setting `invoiceIssuedOn` says, or corrects it: a credit note ends it, and a new invoice of what refunds have left is issued to the present addresses and returned. Fails with `ALREADY_ISSUED` if the order has an invoice, for a correction with `NOT_ISSUED` if it has none, and with `NOT_ISSUABLE` if it was canceled.',
    method: 'POST',
    path: '/api/orders/{id}/documents',
    access: 'admin',
    params: orderParams,
    body: z.object({
      kind: z
        .enum(COMMANDED_KINDS, `kind must be one of ${COMMANDED_KINDS.join(', ')}`)
        .describe('The document type: `invoice` or `correction`.'),
      reason: z
        .string()
        .max(1000)
        .nullish()
        .describe('Why the invoice is corrected, as printed. Null if the documents say nothing.'),
    }),
    response: documentAnswer,
    async handle({ app, params, body, caller }) {
      const uuid = orderUuid(params.id);
      const author = adminAuthor(caller);
      const reason = body.reason?.trim() || null;
      return toDocumentAnswer(
        body.kind === 'invoice'
          ? await issueInvoice(app, uuid, author)
          : await issueCorrection(app, uuid, { reason, author }),
      );
    },
  }),

  defineRoute({
    id: 'getDocument',
    does: 'Returns an issued document, for administrators with its snapshot. Fails with `DOCUMENT_NOT_FOUND` for documents of other shoppers.',
    method: 'GET',
    path: '/api/documents/{id}',
    access: 'public',
    params: documentParams,
    query: tokenQuery,
    response: documentAnswer.extend({
      snapshot: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('The printed data, and the order as it was at that time. Only for administrators.'),
    }),
    async handle(call) {
      const { order_uuid: _order, ...document } = await readableDocument(call, call.params.id);
      const isAdmin = holdsPermission(call.caller, 'getDocument');
      const stored = isAdmin ? await readSnapshot(call.db, document.uuid) : null;
      return { ...toDocumentAnswer(document), ...(stored && { snapshot: stored.snapshot }) };
    },
  }),

  defineRoute({
    id: 'getDocumentFile',
    does: 'Returns the stored PDF of a document, bit for bit. The `ETag` is its SHA-256 hash. Fails with `DOCUMENT_NOT_FOUND` for documents of other shoppers.',
    method: 'GET',
    path: '/api/documents/{id}/file',
    access: 'public',
    sdk: false,
    params: documentParams,
    query: tokenQuery,
    answers: PDF,
    async handle(call) {
      const { uuid, number } = await readableDocument(call, call.params.id);
      return answerFile(call, uuid, number.replace(/[^A-Za-z0-9._-]+/g, '-'));
    },
  }),
];
