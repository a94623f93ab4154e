import { Readable } from 'node:stream';
import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { adminAuthor } from '../../auth/index.ts';
import { orderUuid } from '../order.ts';
import type { Order } from '../order.ts';
import { getOrder } from '../order.repo.ts';
import { orderParams } from '../orderAnswer.ts';
import { DOCUMENT_KINDS } from './composeDocument.ts';
import type { DocumentKind } from './composeDocument.ts';
import { issueInvoice } from './issueInvoice.ts';
import { printOrders } from './printOrders.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

const MAX_ORDERS = 100;
const PDF = 'application/pdf';

const kindParam = z
  .enum(DOCUMENT_KINDS, `kind must be one of ${DOCUMENT_KINDS.join(', ')}`)
  .describe('The document type: `invoice` or `packing-slip`.');

/**
 * Responds with a single PDF that contains the orders' documents. Browsers display it instead of downloading it. An
 * invoice is issued when it is first requested. Throws `ORDER_NOT_FOUND` (404).
 */
async function answerDocuments(
  { app, db, caller }: Pick<Call, 'app' | 'db' | 'caller'>,
  kind: DocumentKind,
  uuids: readonly string[],
) {
  const author = adminAuthor(caller);
  const found: Order[] = [];
  for (const uuid of uuids) found.push(await getOrder(db, orderUuid(uuid)));
  const orders: Order[] = [];
  for (const order of found)
    orders.push(kind === 'invoice' ? await issueInvoice(app, db, order, author) : order);
  const [first] = orders;
  const name = orders.length === 1 && first ? `${kind}-${first.order_number}` : `${kind}s`;
  const pdf = await printOrders(app, db, kind, orders);
  return reply.stream(Readable.from([pdf]), {
    'content-type': PDF,
    'content-length': String(pdf.length),
    'content-disposition': `inline; filename="${name}.pdf"`,
    'cache-control': 'no-store',
  });
}

export const documentRoutes = [
  defineRoute({
    id: 'getOrderDocument',
    does: 'Returns the invoice or the packing slip of an order as a PDF. An invoice gets its number when it is first generated. Fails with `ORDER_NOT_FOUND` if the order does not exist.',
    method: 'GET',
    path: '/api/orders/{id}/documents/{kind}',
    access: 'admin',
    sdk: false,
    permissions: ['getOrder'],
    params: orderParams.extend({ kind: kindParam }),
    answers: PDF,
    handle: (call) => answerDocuments(call, call.params.kind, [call.params.id]),
  }),

  defineRoute({
    id: 'getOrderDocuments',
    does: 'Returns the invoices or the packing slips of several orders as one PDF. Invoices get their numbers when they are first generated. Fails with `ORDER_NOT_FOUND` if the order does not exist.',
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
    handle: (call) => answerDocuments(call, call.params.kind, call.query.ids),
  }),
];
