import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { isPayable, orderToken, paymentPath } from '../../orders/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { wantsJson } from '../page/pagePlan.ts';
import { ownOrder } from '../checkout/ownOrder.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { ConfirmationState, SentForm } from '../../defaultTheme/index.ts';
import { orderDetails } from '../order/orderDetails.ts';
import { passwordScript } from '../passwordScript.ts';
import { canMakeAccount } from './newAccount.ts';
import { confirmationTitle, orderState } from './orderState.ts';

/** The states in which the page offers an account to a guest. */
const CAN_OFFER: ReadonlySet<ConfirmationState> = new Set([
  'received',
  'paid',
  'authorized',
  'in_review',
  'unpaid',
]);

/**
 * The intervals in seconds between page reloads while the payment is pending. After the last interval the page stops reloading, so that
 * slow readers are not interrupted.
 */
const CHECKS = [2, 3, 5, 5, 10, 10, 15, 20, 30, 30];

interface ConfirmationRequest {
  /** The order token, for visitors outside of the session that placed the order. */
  readonly token?: string | null;
  /** The number of automatic payment checks made by the page so far. */
  readonly checks?: number;
  /** True if an account was just created from the order. */
  readonly isAccountNew?: boolean;
  /** The form to create an account, if it was rejected. */
  readonly form?: SentForm;
}

/**
 * Responds with an order's confirmation page and payment status, in the order's language. Redirects from other languages. While the
 * payment is pending, the page reloads itself without JavaScript. Throws 404, except for the customer who placed the order, the session
 * in which it was placed, and visitors with the order token.
 */
export async function confirmationPage(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  uuid: string,
  { token = null, checks = 0, isAccountNew = false, form = emptyForm }: ConfirmationRequest = {},
): Promise<Reply> {
  const { app, db } = call;
  const order = await ownOrder(call, uuid, token);
  const path = `/checkout/success/${order.uuid}`;
  const language = order.locale === null ? null : app.languages.find(order.locale);
  if (language !== null && language !== app.language && !wantsJson(call.request))
    return reply.redirect(303, app.inLanguage(language).url(path, token === null ? {} : { token }));
  const contents = await orderDetails(app, db, order);
  const { phase } = contents.payment_status;
  const is_waiting = isPayable(app, order);
  const state = orderState(order, { phase, is_waiting });
  const next_check = is_waiting ? (CHECKS[checks] ?? null) : null;
  const check_path = `${path}?token=${orderToken(app, order.uuid)}`;
  const isOffered = CAN_OFFER.has(state) && canMakeAccount(call, order);
  const isMade = isAccountNew && call.caller.customer !== null;
  return answerPage(
    call,
    'confirmation',
    {
      kind: 'confirmation',
      route: 'checkoutSuccess',
      urn: null,
      path,
      title: confirmationTitle(app.texts(), order, state),
      description: null,
      account: isOffered ? 'offered' : isMade ? 'made' : null,
      form,
      order: {
        ...contents,
        state,
        payment_path: is_waiting || state === 'failed' ? paymentPath(app, order) : null,
        is_waiting,
        next_check,
        check_path,
      },
    },
    {
      isPrivate: true,
      ...(isOffered && { scripts: [passwordScript.path] }),
      ...(next_check !== null && {
        refresh: { seconds: next_check, path: `${check_path}&check=${checks + 1}` },
      }),
    },
  );
}
