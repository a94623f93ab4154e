import { z } from 'zod';
import { bool } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import { GATEWAY_FORMS } from '../../../platform/http/answer/contentSecurity.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { toNumber } from '../../../platform/money.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { isPayable, methodMinor, orderToken, paymentPath, startPayment } from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import {
  formOf,
  logMethodFault,
  methodSettingKeys,
  offeredPaymentMethods,
  paymentMethodName,
} from '../../payments/index.ts';
import type { CheckoutForm } from '../../payments/index.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';
import { hasTaxRatesColumn } from '../../tax/index.ts';
import { contentsOf, taxOfOrder } from '../contents.ts';
import { showsTax } from '../taxNote.ts';
import { answerPage } from '../page/answerPage.ts';
import type { PagePlan } from '../page/pagePlan.ts';
import type { PaymentView } from '../../defaultTheme/index.ts';
import type { OrderCall } from './ownOrder.ts';
import { payableOrder, afterPayment } from './ownOrder.ts';

interface PaymentRequest {
  /** The order token, for visitors without the cookie of the session that placed the order. */
  readonly token: string | null;
  /**
   * True if the payment starts immediately, as it does after placing the order. Payment methods with a gateway page then redirect
   * without showing this page.
   */
  readonly begins?: boolean;
  /** True if the shop could not determine whether the order was paid, and therefore did not offer other payment methods. */
  readonly isUnknown?: boolean;
}

/**
 * Responds with an order's payment page: redirects to the gateway, or shows the payment method's form and all other payment methods. If
 * no payment is due, redirects to the page that fits the order's status. If the gateway does not respond, responds with 502 and a link
 * to try again.
 */
export async function paymentPage(
  call: OrderCall,
  uuid: string,
  { token, begins = false, isUnknown = false }: PaymentRequest,
): Promise<Reply> {
  const { app } = call;
  const order = await payableOrder(call, uuid, token);
  if (!isPayable(app, order)) return reply.redirect(303, await afterPayment(call, order));
  const form = await requestForm(call, order);
  const unknown = isUnknown ? { status: 503 } : {};
  if (form === null) return show(call, order, { has_begun: false, is_unknown: isUnknown }, { status: 502 });
  if ('redirectTo' in form) {
    if (begins) return reply.redirect(303, form.redirectTo);
    const continue_path = `${paymentPath(app, order)}&begin=1`;
    return show(call, order, { has_begun: true, is_unknown: isUnknown, continue_path }, unknown);
  }
  const { markup, scripts, sources } = form;
  const state = { has_begun: true, is_unknown: isUnknown };
  return show(call, order, state, {
    ...unknown,
    body: markup,
    ...(scripts && { scripts }),
    sources: { ...GATEWAY_FORMS, ...sources },
  });
}

/**
 * Requests the payment form from the payment method, or starts the payment as for other front ends. Returns null if the payment could
 * not be started.
 */
async function requestForm(call: OrderCall, order: Order): Promise<CheckoutForm | null> {
  const { app, request, caller } = call;
  const method = app.registry('paymentMethods').get(order.payment_method);
  if (!method?.checkoutForm) return stepOf(call, order);
  const token = orderToken(app, order.uuid);
  const customer = caller.customer?.id === order.customer_id ? caller.customer : null;
  try {
    const form: unknown = await withDeadline(app.config.deadlines.answerMs, request.signal, async (signal) =>
      method.checkoutForm?.({ app, order, token, customer, signal }),
    );
    return formOf(form);
  } catch (error) {
    if (!request.signal.aborted) logMethodFault(app, method.code, 'checkoutForm', error);
    app.log.error({ err: error, order: order.uuid, method: order.payment_method }, 'payment did not begin');
    return null;
  }
}

/**
 * Starts a payment with a payment method that has no form. If a front end started the payment before, the shopper still returns to that
 * front end.
 */
async function stepOf({ app, request }: OrderCall, order: Order): Promise<CheckoutForm | null> {
  const returnUrl = order.payment_return_url;
  try {
    const step = await startPayment(app, order, { returnUrl, signal: request.signal });
    if (step.kind === 'redirect') return { redirectTo: step.url };
    throw new Error(`Payment method "${order.payment_method}" has no form for the storefront`);
  } catch (error) {
    app.log.error({ err: error, order: order.uuid, method: order.payment_method }, 'payment did not begin');
    return null;
  }
}

const basisRow = z.object({ saved: savedSettings, has_tax_rates: bool });

type State = Pick<PaymentView, 'has_begun' | 'is_unknown'> & { readonly continue_path?: string };

async function show(call: OrderCall, order: Order, state: State, options: PagePlan): Promise<Reply> {
  const { app, db } = call;
  const { currency } = order;
  const text = app.texts();
  const keys = ['priceIncludingTax', ...methodSettingKeys(app)];
  const { saved, has_tax_rates } = await db.one(
    sql.type(basisRow)`select ${savedSettingsColumn(keys)} as saved, ${hasTaxRatesColumn} as has_tax_rates`,
  );
  const { priceIncludingTax } = settingsFrom(app, ['priceIncludingTax'] as const, saved);
  const toPay = {
    currency,
    grandTotal: methodMinor(order),
    noShippingRequired: order.no_shipping_required,
  };
  const offered = await offeredPaymentMethods(app, db, toPay, saved);
  const view: PaymentView = {
    kind: 'payment',
    route: 'checkoutPayment',
    urn: null,
    path: `/checkout/payment/${order.uuid}`,
    title: text('storefront.payment.title'),
    description: null,
    order: {
      uuid: order.uuid,
      order_number: order.order_number,
      grand_total: toNumber(methodMinor(order), currency),
      currency,
      payment_method: paymentMethodName(app, text, order.payment_method, order.payment_method_name),
    },
    contents: contentsOf(
      order,
      order.items,
      showsTax(app, priceIncludingTax, order),
      taxOfOrder(order, has_tax_rates),
    ),
    steps: order.no_shipping_required
      ? ['address', 'payment', 'review']
      : ['address', 'shipping', 'payment', 'review'],
    continue_path: null,
    ...state,
    other_methods: offered
      .filter(({ code }) => code !== order.payment_method)
      .map(({ code, name }) => ({ code, name: paymentMethodName(app, text, code, name) })),
    token: orderToken(app, order.uuid),
  };
  return answerPage(call, 'payment', view, { ...options, isPrivate: true });
}
