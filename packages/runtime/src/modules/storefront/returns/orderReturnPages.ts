import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { adminAuthor, shopperAuthor } from '../../auth/index.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { OrderReturnView, SentForm } from '../../defaultTheme/index.ts';
import {
  addImages,
  deleteImage,
  findReturn,
  isOpenState,
  MAX_IMAGES,
  orderToken,
  reasonNames,
} from '../../orders/index.ts';
import type { Order, ReturnRow } from '../../orders/index.ts';
import type { OrderCall } from '../checkout/paymentPage.ts';
import { answerPage } from '../page/answerPage.ts';
import { sentForm } from '../sentForm.ts';
import { returnsPath, returnView } from './afterSale.ts';
import { forOrder, returnedOrder } from './returnedOrder.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const returnParams = z.object({ orderUuid: z.string(), returnUuid: z.string() });
const tokenQuery = z.object({ token: z.string().optional() });

/** Responds with the page of a return or withdrawal, with the form of its images as it was sent. */
async function returnPage(
  call: OrderCall,
  order: Order,
  uuid: string,
  form: SentForm = emptyForm,
): Promise<Reply> {
  const { app, db } = call;
  const row = isUuid(uuid) ? await findReturn(db, uuid) : null;
  if (!row || row.order_uuid !== order.uuid) throw notFound();
  const view = returnView(app, order, row, await reasonNames(app, db));
  const text = app.texts();
  const isToSend = row.state === 'approved' || (row.state === 'declared' && view.send_back_by !== null);
  const instructions = isToSend ? ((await app.setting('returnInstructions', db)) ?? '').trim() : '';
  return answerPage(
    call,
    'orderReturn',
    {
      kind: 'orderReturn',
      route: 'orderReturn',
      urn: null,
      path: `/orders/${order.uuid}/returns/${row.uuid}`,
      title:
        row.origin === 'withdrawal'
          ? text('storefront.withdrawal.receivedTitle')
          : text('storefront.return.title', { number: row.number }),
      description: null,
      order: returnedOrder(call, order),
      return: view,
      comment: row.comment,
      declared_on:
        row.declared_at &&
        new Date(row.declared_at).toLocaleString(app.locale, {
          dateStyle: 'long',
          timeStyle: 'long',
          timeZone: app.config.shop.timezone,
        }),
      instructions: instructions === '' ? null : instructions,
      ...filesOf(app, order, row, form),
    },
    { isPrivate: true, retainedQuery: { token: orderToken(app, order.uuid) } },
  );
}

/** Creates the part of the view with the files of a return: its label, its images and the form that adds some. */
function filesOf(
  app: AppContext,
  { uuid: orderUuid }: Order,
  row: ReturnRow,
  form: SentForm,
): Pick<OrderReturnView, 'label' | 'images' | 'image_form'> {
  const { uuid, label, images } = row;
  const isOpen = isOpenState(row.state);
  const fileOf = (file: string) => `/api/returns/${uuid}/${file}?token=${orderToken(app, orderUuid)}`;
  const pageOf = (page: string) => returnsPath(app, orderUuid, `returns/${uuid}/${page}`);
  return {
    label:
      label && isOpen
        ? {
            path: fileOf('label'),
            carrier: label.carrier_name,
            tracking_number: label.tracking_number,
            tracking_url: label.tracking_url,
          }
        : null,
    images: images.map((image) => ({
      src: fileOf(`images/${image.uuid}`),
      width: image.width,
      height: image.height,
      remove_path: pageOf(`images/${image.uuid}/remove`),
    })),
    image_form:
      isOpen && images.length < MAX_IMAGES ? { action: pageOf('images'), max: MAX_IMAGES, form } : null,
  };
}

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
