import { z } from 'zod';
import { notFound } from '../../../platform/errors.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { adminAuthor, shopperAuthor } from '../../auth/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { addImages, deleteImage, findReturn } from '../../orders/index.ts';
import type { OrderCall } from '../checkout/ownOrder.ts';
import { sentForm } from '../sentForm.ts';
import { returnsPath } from './afterSale.ts';
import { forOrder } from './returnedOrder.ts';
import { returnPage } from './orderReturnPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const returnParams = z.object({ orderUuid: z.string(), returnUuid: z.string() });
const tokenQuery = z.object({ token: z.string().optional() });

interface ReturnRequest {
  readonly params: z.output<typeof returnParams>;
  readonly query: z.output<typeof tokenQuery>;
}

/** Calls `change` for the shopper of an order, and shows the page of the return again. Throws 404 if the return is not of the order. */
const changeReturn = (
  call: OrderCall & ReturnRequest,
  change: (returnUuid: string) => Promise<unknown>,
): Promise<Reply> => {
  const { app, db, params, query } = call;
  const request = { uuid: params.orderUuid, token: query.token ?? null, permission: 'createReturn' };
  return forOrder(call, request, async (order) => {
    const row = isUuid(params.returnUuid) ? await findReturn(db, params.returnUuid) : null;
    if (!row || row.order_uuid !== order.uuid) throw notFound();
    await change(row.uuid);
    return reply.redirect(303, returnsPath(app, order.uuid, `returns/${row.uuid}`));
  });
};

/** Shows the page of a return with a form of its images that was refused. */
const showAgain = (call: OrderCall & ReturnRequest, form: SentForm): Promise<Reply> => {
  const { orderUuid, returnUuid } = call.params;
  return forOrder(call, { uuid: orderUuid, token: call.query.token ?? null }, (order) =>
    returnPage(call, order, returnUuid, form),
  );
};

/** The page of a return, and the forms that change its images. */
export const orderReturnPages = [
  defineRoute({
    id: 'storefrontReturn',
    method: 'GET',
    path: '/orders/{orderUuid}/returns/{returnUuid}',
    ...PAGE,
    params: returnParams,
    query: tokenQuery,
    handle: (call) =>
      forOrder(call, { uuid: call.params.orderUuid, token: call.query.token ?? null }, (order) =>
        returnPage(call, order, call.params.returnUuid),
      ),
  }),
  defineRoute({
    id: 'storefrontAddReturnImages',
    method: 'POST',
    path: '/orders/{orderUuid}/returns/{returnUuid}/images',
    ...PAGE,
    params: returnParams,
    query: tokenQuery,
    body: 'stream',
    handle: (call) =>
      changeReturn(call, (uuid) => {
        const { app, body, caller, request } = call;
        const author = caller.admin ? adminAuthor(caller) : shopperAuthor(caller);
        return addImages(app, uuid, { body, headers: request.headers, author });
      }),
    formPage: ({ params: { orderUuid, returnUuid } }) => `/orders/${orderUuid}/returns/${returnUuid}`,
    refused: (form) => showAgain(form, sentForm(form, [], 'images', ['images'])),
  }),
  defineRoute({
    id: 'storefrontRemoveReturnImage',
    method: 'POST',
    path: '/orders/{orderUuid}/returns/{returnUuid}/images/{imageUuid}/remove',
    ...PAGE,
    params: returnParams.extend({ imageUuid: z.string() }),
    query: tokenQuery,
    handle: (call) =>
      changeReturn(call, async (uuid) => {
        const { app, params } = call;
        if (!isUuid(params.imageUuid)) throw notFound();
        await deleteImage(app, uuid, params.imageUuid, null);
      }),
  }),
];
