import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { emailLine, line } from '../../../platform/http/forms/bodyFields.ts';
import { anyQuery } from '../../../platform/http/answer/withQuery.ts';
import { adminAuthor, shopperAuthor } from '../../auth/index.ts';
import { emptyForm, WITHDRAWAL_PATH } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { requestWithdrawal, withdrawOrder } from '../../orders/index.ts';
import { trapField } from '../forms/trapField.ts';
import { answerPage } from '../page/answerPage.ts';
import type { PageCall } from '../page/pagePlan.ts';
import { sentForm } from '../sentForm.ts';
import { returnsPath } from './afterSale.ts';
import { forOrder } from './returnedOrder.ts';
import { sentUnits, unitsSent } from './sentUnits.ts';
import { withdrawalPage } from './withdrawalPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const orderParams = z.object({ orderUuid: z.string() });
const tokenOf = (search: string): string | null => new URLSearchParams(search).get('token');

interface Given {
  readonly step: 'form' | 'sent';
  readonly isLinkOver?: boolean;
  readonly form?: SentForm;
}

const linkPage = (call: PageCall, { step, isLinkOver = false, form = emptyForm }: Given): Promise<Reply> =>
  answerPage(
    call,
    'withdrawalLink',
    {
      kind: 'withdrawalLink',
      route: 'withdrawal',
      urn: null,
      path: WITHDRAWAL_PATH,
      title: call.app.texts()(
        step === 'sent' ? 'storefront.withdrawal.sentTitle' : 'storefront.foot.withdraw',
      ),
      description: null,
      step,
      is_link_over: isLinkOver,
      form,
    },
    { isPrivate: step === 'sent' || isLinkOver || form.errors.length > 0 },
  );

/** The pages with which shoppers withdraw from the contract of an order. GET changes nothing: only the last form declares. */
export const withdrawalPages = [
  defineRoute({
    id: 'storefrontWithdrawalLink',
    method: 'GET',
    path: WITHDRAWAL_PATH,
    ...PAGE,
    query: z.object({ sent: z.string().optional(), over: z.string().optional() }),
    handle: (call) =>
      linkPage(call, {
        step: call.query.sent === undefined ? 'form' : 'sent',
        isLinkOver: call.query.over !== undefined,
      }),
  }),
  defineRoute({
    id: 'storefrontRequestWithdrawal',
    method: 'POST',
    path: WITHDRAWAL_PATH,
    ...PAGE,
    rateTier: 'signup',
    body: z.object({ order_number: line('order_number', 50), email: emailLine(), ...trapField }),
    async handle({ app, db, body: { website, order_number: orderNumber, email } }) {
      if (!website) await requestWithdrawal(app, db, { orderNumber, email });
      return reply.redirect(303, `${WITHDRAWAL_PATH}?sent`);
    },
    formPage: WITHDRAWAL_PATH,
    refused: (form) => linkPage(form, { step: 'form', form: sentForm(form, ['order_number', 'email']) }),
  }),
  defineRoute({
    id: 'storefrontWithdrawal',
    method: 'GET',
    path: '/orders/{orderUuid}/withdraw',
    ...PAGE,
    params: orderParams,
    query: anyQuery,
    handle: (call) => withdrawalPage(call, call.params.orderUuid, { step: 'choose' }),
  }),
  defineRoute({
    id: 'storefrontWithdrawalReview',
    method: 'GET',
    path: '/orders/{orderUuid}/withdraw/confirm',
    ...PAGE,
    params: orderParams,
    query: anyQuery,
    handle: (call) => withdrawalPage(call, call.params.orderUuid, { step: 'confirm' }),
  }),
  defineRoute({
    id: 'storefrontWithdraw',
    method: 'POST',
    path: '/orders/{orderUuid}/withdraw/confirm',
    ...PAGE,
    params: orderParams,
    query: anyQuery,
    body: z.object({ units: sentUnits }),
    handle: (call) =>
      forOrder(
        call,
        { uuid: call.params.orderUuid, token: tokenOf(call.request.search), permission: 'withdrawOrder' },
        async ({ uuid }) => {
          const { app, caller, body } = call;
          const author = caller.admin ? adminAuthor(caller) : shopperAuthor(caller);
          const items = unitsSent(body.units);
          if (items.length === 0) return reply.redirect(303, returnsPath(app, uuid, 'withdraw'));
          const declared = await withdrawOrder(app, uuid, { items, declaredAt: null, author }, null);
          return reply.redirect(303, returnsPath(app, uuid, `returns/${declared.uuid}`));
        },
      ),
    formPage: ({ params: { orderUuid } }) => `/orders/${orderUuid}/withdraw`,
    refused: (form) =>
      withdrawalPage(form, form.params.orderUuid, { step: 'choose', form: sentForm(form, []) }),
  }),
];
