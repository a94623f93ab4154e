import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { addToOwnCart, updateItemQty, itemBody, qty, removeItem } from '../../carts/index.ts';
import { recordStep } from '../../measurement/index.ts';
import { sentForm } from '../sentForm.ts';
import { emptyForm, pathWithin } from '../../defaultTheme/index.ts';
import { lineFault, refusedAdd } from './refusedAdd.ts';
import { cartPage } from './cartPage.ts';
import { sentInputs } from './sentInputs.ts';
import { CART, ownCartRequest } from './ownCartRequest.ts';

const itemParams = z.object({ itemId: z.string() });
/** The schema of an optional query parameter of the cart page, which describes the last change. */
const skuOf = z.string().optional().catch(undefined);
const toCart = () => reply.redirect(303, CART);

const PAGE = { kind: 'page', access: 'public' } as const;

/** The routes of the visitor's cart. They work without JavaScript, because each change is a form that redirects to the cart. */
export const cartRoutes = [
  defineRoute({
    id: 'storefrontCart',
    method: 'GET',
    path: CART,
    ...PAGE,
    query: z.object({ added: skuOf, removed: skuOf, units: skuOf, replaced: skuOf }),
    handle: (call) => cartPage(call, emptyForm, call.query),
  }),

  defineRoute({
    id: 'storefrontAddCartItem',
    method: 'POST',
    path: '/cart/items',
    ...PAGE,
    body: itemBody.extend({
      /** The number of units. Default: the least that the product allows. */
      qty: qty.optional(),
      /** The amount of a gift card and for whom it is, as its form sends them. */
      inputs: sentInputs.optional(),
      /** The path to redirect to after the change. Default: the cart page. */
      to: z.string().optional(),
    }),
    async handle(call) {
      const { sku, qty: units, inputs, to } = call.body;
      await addToOwnCart(call, { sku, qty: units, inputs });
      recordStep(call, { name: 'added_to_cart', path: '/cart', subject: sku });
      return reply.redirect(303, pathWithin(to) ?? `/cart?added=${encodeURIComponent(sku)}`);
    },
    formPage: CART,
    refused: refusedAdd,
  }),

  defineRoute({
    id: 'storefrontChangeCartItem',
    method: 'POST',
    path: '/cart/items/{itemId}',
    ...PAGE,
    params: itemParams,
    /** `step`: changes the quantity to the next allowed one. */
    body: z.object({ qty, step: z.enum(['increase', 'decrease'], 'Qty is invalid').optional() }),
    async handle(call) {
      const { app, db, params, body } = call;
      const { qty: units, step } = body;
      const change = step ? ({ action: step } as const) : ({ action: 'set', qty: units } as const);
      await updateItemQty(app, db, await ownCartRequest(call), params.itemId, change);
      return toCart();
    },
    formPage: CART,
    async refused(form) {
      const { values, errors } = sentForm(form, ['qty'], 'qty');
      const { itemId } = form.params;
      const field = `qty-${itemId}`;
      const fault = await lineFault(form, itemId);
      const ofLine = errors.map(({ message }) => ({ path: field, message: fault ?? message }));
      return cartPage(form, { values: { [field]: values['qty'] ?? '' }, errors: ofLine });
    },
  }),

  defineRoute({
    id: 'storefrontRemoveCartItem',
    method: 'POST',
    path: '/cart/items/{itemId}/removal',
    ...PAGE,
    params: itemParams,
    body: z.object({}),
    async handle(call) {
      const { removed } = await removeItem(call.app, call.db, await ownCartRequest(call), call.params.itemId);
      // A gift cannot be put back as a product that is paid for, and the address of a page must not say for whom a gift card was.
      if (removed.is_gift || removed.inputs) return toCart();
      const sku = encodeURIComponent(removed.product_sku);
      return reply.redirect(303, `/cart?removed=${sku}&units=${removed.qty}`);
    },
    formPage: CART,
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),
];
