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

/** The phases in which the page no longer thanks for the order. */
const NOT_THANKED: ReadonlySet<PaymentStatus['phase']> = new Set(['failed', 'canceled', 'refunded']);

/** The seconds between the reloads of a page that waits for its payment. It stops after them, for those who read slowly. */
const CHECKS = [2, 3, 5, 5, 10, 10, 15, 20, 30, 30];

interface ConfirmationRequest {
  /** The token of the order, for visitors without its session. */
  readonly token?: string | null;
  /** The number of times that the page has checked for the payment by itself. */
  readonly checks?: number;
  /** True: an account has just been made of the order. */
  readonly isAccountNew?: boolean;
  /** The form of the account, where it was refused. */
  readonly form?: SentForm;
}

/**
 * Reports that an order was placed, and how its payment stands, in the language of the order: another one leads there. While that is open the page loads itself again, without a script.
 * Throws 404 for all but who placed it: the customer, the session, or who has the order's token.
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
