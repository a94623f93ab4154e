import { Readable } from 'node:stream';
import { z } from 'zod';
import { isUuid } from '../../platform/db/ids.ts';
import { customerOf, holdsPermission } from '../../platform/contracts/caller.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Call } from '../../platform/contracts/route.ts';
import { permissionMissing, unauthorized } from '../../platform/errors.ts';
import { checkPassword, customerNotFound, findCustomer } from '../customers/index.ts';
import { orderNotFound } from '../orders/index.ts';
import { findExport, readArchive } from './customerExport.repo.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import { eraseOrder } from './eraseOrder.ts';
import { exportNotFound, exportNotReady } from './errors.ts';
import { startExport } from './makeExport.ts';

const ZIP = 'application/zip';
const GET_EXPORT = 'getCustomerExport';

const customerParams = z.object({ id: z.string().describe('The UUID of the customer.') });
const proof = z.object({
  current_password: z.string().max(1000).optional().describe('The current password of the account.'),
});
const startedExport = z.object({
  export_id: z.uuid().describe('The UUID of the export, for `GET /api/customer-exports/{export_id}`.'),
});
const erased = z.object({
  erased: z
    .boolean()
    .describe('True if the data was erased. False if the wish waits for open orders to end.'),
  waits_for: z
    .array(
      z.object({
        uuid: z.uuid().describe('The UUID of the order.'),
        order_number: z.string().describe('The order number.'),
      }),
    )
    .describe('The open orders that the wish waits for.'),
});

async function customerIdOf({ db }: Pick<Call, 'db'>, id: string): Promise<number> {
  const customer = isUuid(id) ? await findCustomer(db, id) : null;
  if (!customer) throw customerNotFound();
  return customer.customer_id;
}

export const privacyRoutes = [
  defineRoute({
    id: 'exportCustomer',
    does: 'Starts an export of all that the shop knows about a customer. A job makes the archive. Fails with `CUSTOMER_NOT_FOUND` if the customer does not exist.',
    method: 'POST',
    path: '/api/customers/{id}/export',
    access: 'admin',
    params: customerParams,
    response: startedExport,
    handle: async (call) => ({
      export_id: await startExport(call.app, call.db, await customerIdOf(call, call.params.id)),
    }),
  }),
  defineRoute({
    id: 'exportMe',
    does: 'Starts an export of all that the shop knows about the caller. A job makes the archive. Requires the current password (`CURRENT_PASSWORD_INVALID`).',
    method: 'POST',
    path: '/api/customers/me/export',
    access: 'customer',
    sdk: { method: 'exportMe' },
    rateTier: 'login',
    triedAccount: ({ caller }) => customerOf(caller).uuid,
    body: proof,
    response: startedExport,
    async handle({ app, db, caller, body }) {
      const customer = customerOf(caller);
      await checkPassword(db, customer, body.current_password);
      return { export_id: await startExport(app, db, customer.id) };
    },
  }),
  defineRoute({
    id: GET_EXPORT,
    does: 'Returns the archive of an export: a ZIP file with `data.json` and the documents. It is kept for 7 days, for the customer and for administrators. Fails with `NOT_READY` until it is made, and with `CUSTOMER_EXPORT_NOT_FOUND` for exports of other customers.',
    method: 'GET',
    path: '/api/customer-exports/{export_id}',
    access: 'public',
    sdk: false,
    params: z.object({ export_id: z.string().describe('The UUID of the export.') }),
    answers: ZIP,
    async handle({ app, db, params, caller }) {
      if (!caller.admin && !caller.customer) throw unauthorized();
      const found = isUuid(params.export_id) ? await findExport(db, params.export_id, app.clock.now()) : null;
      const isOwner = found !== null && caller.customer?.id === found.customer_id;
      if (caller.admin && !isOwner && !holdsPermission(caller, GET_EXPORT))
        throw permissionMissing(GET_EXPORT);
      if (!found || !(isOwner || holdsPermission(caller, GET_EXPORT))) throw exportNotFound();
      const archive = found.is_ready ? await readArchive(db, params.export_id) : null;
      if (!archive) throw exportNotReady();
      return reply.stream(Readable.from([archive.content]), {
        'content-type': ZIP,
        'content-length': String(archive.content.length),
        'content-disposition': 'attachment; filename="data.zip"',
        'cache-control': 'no-store',
      });
    },
  }),
  defineRoute({
    id: 'eraseCustomer',
    does: 'Ends a customer’s account and erases their personal data in orders, carts, messages and logs. Documents stay for their legal term, amounts and countries for good. Fails with `CUSTOMER_HAS_OPEN_ORDERS`, whose details name them, and with `CUSTOMER_NOT_FOUND`.',
    method: 'POST',
    path: '/api/customers/{id}/erase',
    access: 'admin',
    params: customerParams,
    response: erased,
    async handle(call) {
      await eraseCustomer(call.app, call.db, await customerIdOf(call, call.params.id));
      return { erased: true, waits_for: [] };
    },
  }),
  defineRoute({
    id: 'eraseOrder',
    does: 'Erases the personal data of a guest’s order: in the order, its cart, messages and logs. Documents stay for their legal term, amounts and countries for good. Fails with `CUSTOMER_HAS_OPEN_ORDERS` while something is left to ship, to pay or to refund, with `ORDER_HAS_ACCOUNT` for an order of an account, and with `ORDER_NOT_FOUND`.',
    method: 'POST',
    path: '/api/orders/{id}/erase',
    access: 'admin',
    params: z.object({ id: z.string().describe('The UUID of the order.') }),
    response: erased,
    async handle({ app, db, params }) {
      if (!isUuid(params.id)) throw orderNotFound();
      await eraseOrder(app, db, params.id);
      return { erased: true, waits_for: [] };
    },
  }),
  defineRoute({
    id: 'eraseMe',
    does: 'Ends the caller’s account and erases their personal data. Requires the current password (`CURRENT_PASSWORD_INVALID`). With open orders it fails with `CUSTOMER_HAS_OPEN_ORDERS`, or with `when_possible` keeps the wish until the last one has ended.',
    method: 'POST',
    path: '/api/customers/me/erase',
    access: 'customer',
    sdk: { method: 'eraseMe' },
    rateTier: 'login',
    triedAccount: ({ caller }) => customerOf(caller).uuid,
    body: proof.extend({
      when_possible: z
        .boolean()
        .default(false)
        .describe(
          'True to keep the wish while orders are open. It is carried out when the last one has ended.',
        ),
    }),
    response: erased,
    async handle({ app, db, caller, body: { current_password, when_possible } }) {
      const customer = customerOf(caller);
      await checkPassword(db, customer, current_password);
      const { isErased, waitsFor } = await eraseCustomer(app, db, customer.id, {
        whenPossible: when_possible,
      });
      return { erased: isErased, waits_for: [...waitsFor] };
    },
  }),
];
