import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { isPayable, orderToken, paymentPath } from '../../orders/index.ts';
import type { PaymentStatus } from '../../payments/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { wantsJson } from '../page/pagePlan.ts';
import { ownOrder } from '../checkout/paymentPage.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { orderContents } from '../orderContents.ts';
import { canMakeAccount } from './newAccount.ts';

/** The payment phases in which the page does not thank the shopper for the order. */
const NOT_THANKED: ReadonlySet<PaymentStatus['phase']> = new Set(['failed', 'canceled', 'refunded']);

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
  const text = app.texts();
  const contents = await orderContents(app, db, order);
  const { phase } = contents.payment_status;
  const is_waiting = isPayable(app, order);
  const isFailed = phase === 'failed' && order.canceled_at === null;
  const next_check = is_waiting ? (CHECKS[checks] ?? null) : null;
  const check_path = `${path}?token=${orderToken(app, order.uuid)}`;
  const isThanked = !is_waiting && !NOT_THANKED.has(phase);
  const isOffered = isThanked && canMakeAccount(call, order);
  const isMade = isAccountNew && call.caller.customer !== null;
  return answerPage(
    call,
    'confirmation',
    {
      kind: 'confirmation',
      route: 'checkoutSuccess',
      urn: null,
      path,
      title: isThanked
        ? text('storefront.confirmation.thanks')
        : text('storefront.order.title', { number: order.order_number }),
      description: null,
      account: isOffered ? 'offered' : isMade ? 'made' : null,
      form,
      order: {
        ...contents,
        email: order.customer_email,
        is_placed: order.placed_at !== null,
        payment_path: is_waiting || isFailed ? paymentPath(app, order) : null,
        is_waiting,
        next_check,
        check_path,
      },
    },
    {
      isPrivate: true,
      ...(next_check !== null && {
        refresh: { seconds: next_check, path: `${check_path}&check=${checks + 1}` },
      }),
    },
  );
}
