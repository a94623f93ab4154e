import type { AppContext } from '../../../platform/contracts/context.ts';
import { GATEWAY_FORMS } from '../../../platform/http/answer/contentSecurity.ts';
import { formatPrice } from '../../../platform/money.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import type { Cart } from '../../carts/index.ts';
import { recordStep } from '../../measurement/index.ts';
import { paymentMethodName } from '../../payments/index.ts';
import { newestTiles } from '../newestTiles.ts';
import { answerPage } from '../page/answerPage.ts';
import { wantsJson } from '../page/pagePlan.ts';
import { readCartContents } from '../cart/cartContents.ts';
import { loadOwnCart } from '../cart/ownCart.ts';
import { replacedNotice } from '../cart/replacedCode.ts';
import { readFrame } from '../page/pageFrame.ts';
import type { CartContentsView, CheckoutView, SentForm } from '../../defaultTheme/index.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import { countryScript } from '../address/countryScript.ts';
import { lookupScripts } from '../address/lookupScript.ts';
import { inOrder } from '../address/refusedAddress.ts';
import { addressView } from './addressForm.ts';
import { expressOfCart, expressSources } from './expressButtons.ts';
import { changesSince } from './reviewChanges.ts';
import { stepOf } from './stepOf.ts';
import { shopperCountry } from './tillLaw.ts';
import { checkoutSteps, shownStep } from './steps.ts';
import { unpaidOrder, waitingOrder } from './waitingOrder.ts';

interface CheckoutRequest {
  /** The requested step. Default: the first incomplete step. */
  readonly step?: string | undefined;
  /** The step's form if it was rejected. */
  readonly form?: SentForm;
  /** The rejected coupon form. */
  readonly coupon?: SentForm;
  /** The code that a new one replaced. */
  readonly replaced?: string | undefined;
}

const PAGE = {
  kind: 'checkout',
  route: 'checkout',
  urn: null,
  path: '/checkout',
  description: null,
} as const;

/** Responds with a checkout step for the caller's cart. May call the shipping providers. */
export async function checkoutPage(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  { step: requested, form, coupon: coupon_form = emptyForm, replaced }: CheckoutRequest = {},
): Promise<Reply> {
  const { app, db, caller } = call;
  const { locale } = app;
  const page = { ...PAGE, title: app.texts()('storefront.checkout.title') };
  const [own, frame] = await Promise.all([loadOwnCart(app, db, caller), readFrame(app, db)]);
  if (!own || own.cart.items.length === 0)
    return nothingToOrder(call, frame, { ...(form && { form }), coupon: coupon_form });
  const { cart } = own;
  // Only the start of the checkout is recorded, not its individual steps.
  if (requested === undefined && !form) recordStep(call, { name: 'checkout_started', path: '/checkout' });
  const { legal } = frame.menus;
  const steps = checkoutSteps(cart);
  const shown = shownStep(steps, requested);
  const isAgain = shown === requested && form !== undefined;
  const text = app.texts();
  const rules = legal.rulesFor(shopperCountry(cart));
  const [contents, notices] = await Promise.all([
    readCartContents(app, db, own, rules, caller.customer?.id),
    replacedNotice(app, db, cart, replaced),
  ]);
  const [{ step, values, order }, unpaid_order, express] = await Promise.all([
    stepOf(call, cart, shown, { legal, contents, sent: isAgain ? form.values : undefined }),
    unpaidOrder(db, cart),
    shown === 'address' && cart.express === null ? expressOfCart(app, frame, 'checkout', cart) : [],
  ]);
  const view: CheckoutView = {
    ...page,
    cart: cartView(app, cart, { ...contents, notices: [...notices, ...contents.notices] }),
    steps,
    step,
    changes: changesSince(form?.values['seen'] ?? '', contents, {
      text,
      money: (amount, currency) => formatPrice(locale, amount, currency ?? cart.currency),
    }),
    unpaid_order,
    express,
    coupon_form,
    form: inOrder(
      { values: isAgain && shown !== 'address' ? form.values : values, errors: form?.errors ?? [] },
      order,
    ),
    instead: [],
  };
  return answerPage(call, 'checkout', view, {
    isPrivate: true,
    frame,
    ...(shown === 'address' && {
      scripts: [countryScript.path, ...lookupScripts(app)],
      ...expressSources(express),
    }),
    ...(shown === 'review' && { sources: GATEWAY_FORMS }),
  });
}

/** Responds if there is nothing to order, or redirects to the payment of an order that waits for it. */
async function nothingToOrder(
  call: Parameters<typeof checkoutPage>[0],
  frame: Awaited<ReturnType<typeof readFrame>>,
  { form, coupon: coupon_form = emptyForm }: CheckoutRequest,
): Promise<Reply> {
  const unpaid_order = await waitingOrder(call);
  // A shopper who returns from a gateway can select any payment method.
  if (unpaid_order?.payment_path && !form && !wantsJson(call.request))
    return reply.redirect(303, unpaid_order.payment_path);
  const view: CheckoutView = {
    ...PAGE,
    title: call.app.texts()('storefront.checkout.title'),
    cart: null,
    steps: [],
    step: null,
    changes: [],
    express: [],
    coupon_form,
    form: form ?? emptyForm,
    unpaid_order,
    instead: await newestTiles(call.app, call.db),
  };
  return answerPage(call, 'checkout', view, { isPrivate: true, frame });
}

/** Creates the view of the cart with the entered values and selected methods. */
const cartView = (
  app: AppContext,
  cart: Cart,
  contents: CartContentsView,
): NonNullable<CheckoutView['cart']> => ({
  ...contents,
  email: cart.customer_email,
  shipping_address: cart.shipping_address && addressView(app, cart.shipping_address),
  billing_address: cart.billing_address && addressView(app, cart.billing_address),
  shipping_method: cart.shipping_method_data?.snapshot.name ?? null,
  payment_method:
    cart.payment_method &&
    paymentMethodName(app, app.texts(), cart.payment_method, cart.payment_method_name ?? cart.payment_method),
  note: cart.shipping_note,
});
