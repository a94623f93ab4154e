import type { AppContext } from '../../../platform/contracts/context.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { OrderReturnView, SentForm } from '../../defaultTheme/index.ts';
import { findReturn, isOpenState, MAX_IMAGES, orderToken, reasonNames } from '../../orders/index.ts';
import type { Order, ReturnRow } from '../../orders/index.ts';
import type { OrderCall } from '../checkout/ownOrder.ts';
import { answerPage } from '../page/answerPage.ts';
import { returnsPath, returnView } from './afterSale.ts';
import { returnedOrder } from './returnedOrder.ts';

/** Responds with the page of a return or withdrawal, with the form of its images as it was sent. */
export async function returnPage(
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
