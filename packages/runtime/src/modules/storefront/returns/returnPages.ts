import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { filledText, line } from '../../../platform/http/forms/bodyFields.ts';
import { showFormAgain } from '../../../platform/http/forms/rejectedForm.ts';
import { adminAuthor, shopperAuthor } from '../../auth/index.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { createReturn, orderToken, shownReasons } from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import type { OrderCall } from '../checkout/ownOrder.ts';
import { answerPage } from '../page/answerPage.ts';
import { sentForm } from '../sentForm.ts';
import { lastDay, returnsPath } from './afterSale.ts';
import { choosable, forOrder, returnedOrder } from './returnedOrder.ts';
import { rightsOf } from './rightsOf.ts';
import { sentUnits, unitsSent } from './sentUnits.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const orderParams = z.object({ orderUuid: z.string() });
const tokenQuery = z.object({ token: z.string().optional() });
const emptied = (value: unknown) => (value === '' ? undefined : value);

async function requestPage(call: OrderCall, order: Order, form: SentForm = emptyForm): Promise<Reply> {
  const { app, db } = call;
  const [{ returns }, reasons] = await Promise.all([rightsOf(app, db, order), shownReasons(app, db)]);
  const lines = choosable(returns?.state === 'open' ? returns.lines : [], () => 0);
  return answerPage(
    call,
    'returnRequest',
    {
      kind: 'returnRequest',
      route: 'orderReturn',
      urn: null,
      path: `/orders/${order.uuid}/return`,
      title: app.texts()('storefront.return.requestTitle', { number: order.order_number }),
      description: null,
      order: returnedOrder(call, order),
      right: returns && {
        path: returns.state === 'open' ? returnsPath(app, order.uuid, 'return') : null,
        last_day: lastDay(returns.end),
      },
      lines,
      reasons,
      action: returnsPath(app, order.uuid, 'return'),
      form,
    },
    { isPrivate: true, retainedQuery: { token: orderToken(app, order.uuid) } },
  );
}

/** The pages with which shoppers request returns. */
export const returnPages = [
  defineRoute({
    id: 'storefrontReturnForm',
    method: 'GET',
    path: '/orders/{orderUuid}/return',
    ...PAGE,
    params: orderParams,
    query: tokenQuery,
    handle: (call) =>
      forOrder(call, { uuid: call.params.orderUuid, token: call.query.token ?? null }, (order) =>
        requestPage(call, order),
      ),
  }),
  defineRoute({
    id: 'storefrontRequestReturn',
    method: 'POST',
    path: '/orders/{orderUuid}/return',
    ...PAGE,
    params: orderParams,
    query: tokenQuery,
    body: z.object({
      units: sentUnits,
      reasons: z.record(z.string().max(64), z.preprocess(emptied, line('reason').optional())).default({}),
      comment: z.preprocess(emptied, filledText('comment', 2000).optional()),
    }),
    handle: (call) =>
      forOrder(
        call,
        { uuid: call.params.orderUuid, token: call.query.token ?? null, permission: 'createReturn' },
        async ({ uuid }) => {
          const { app, caller, body } = call;
          const items = unitsSent(body.units).map((item) => ({
            ...item,
            reason: body.reasons[item.order_item_id] ?? null,
          }));
          if (items.length === 0) throw showFormAgain([app.texts()('storefront.return.nothingChosen')]);
          const request = {
            items,
            comment: body.comment ?? null,
            author: caller.admin ? adminAuthor(caller) : shopperAuthor(caller),
            isMerchant: false,
          };
          const created = await createReturn(app, uuid, request, null);
          return reply.redirect(303, returnsPath(app, uuid, `returns/${created.uuid}`));
        },
      ),
    formPage: ({ params: { orderUuid } }) => `/orders/${orderUuid}/return`,
    refused: (form) =>
      forOrder(form, { uuid: form.params.orderUuid, token: form.query.token ?? null }, (order) =>
        requestPage(form, order, {
          ...sentForm(form, [
            'comment',
            ...order.items.flatMap(({ uuid }) => [`units.${uuid}`, `reasons.${uuid}`]),
          ]),
        }),
      ),
  }),
];
