import { z } from 'zod';
import { uuidOr } from '../../../platform/entity/refOr.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { activeCartNotFound } from '../errors.ts';
import { cartListing, countCarts, listCarts, listedCart, toListedCart } from './cartList.ts';
import { findSavedCart, savedCartAnswer, toSavedCart } from './savedCart.ts';

const ref = uuidOr(activeCartNotFound);

/** The administrator routes for carts that have not been converted to orders. */
export const cartListRoutes = [
  listRoute({
    id: 'listCarts',
    does: 'Lists the active carts with at least one line as they were saved, most recently changed first.',
    path: '/api/carts',
    answer: listedCart,
    about: 'Active carts with at least one line, most recently changed first.',
    toAnswer: toListedCart,
    listing: cartListing,
    rows: ({ db }, slice) => listCarts(db, slice),
    total: ({ db }, listing) => countCarts(db, listing),
  }),
  defineRoute({
    id: 'getCart',
    does: 'Returns an active cart as it was last saved, without recomputing it. Fails with `CART_NOT_FOUND` if it does not exist or has become an order.',
    method: 'GET',
    path: ['/api/cart/{id}', '/api/carts/{id}'],
    access: 'admin',
    params: z.object({ id: z.string().describe('The UUID of the cart.') }),
    response: savedCartAnswer,
    async handle({ app, db, params: { id } }) {
      const cart = await findSavedCart(db, ref(id));
      if (!cart) throw activeCartNotFound(id);
      return toSavedCart(cart, app);
    },
  }),
];
