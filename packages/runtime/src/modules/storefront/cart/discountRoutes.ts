import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { findCartOf, takeCode } from '../../carts/index.ts';
import { pathWithin } from '../../defaultTheme/index.ts';

/** The links that carry a code to the visitor's cart, and work before there is a cart. */
export const discountRoutes = [
  defineRoute({
    id: 'storefrontDiscount',
    method: 'GET',
    path: '/discount/{code}',
    kind: 'page',
    access: 'public',
    rateTier: 'coupon',
    params: z.object({ code: z.string().max(255) }),
    /** The path of the shop to continue at. Default: the homepage. */
    query: z.object({ to: z.string().optional().catch(undefined) }),
    async handle({ app, db, caller, params, query }) {
      const id = await findCartOf(db, caller);
      await takeCode(app, db, id === null ? null : { id, caller }, params.code.trim());
      return reply.redirect(303, pathWithin(query.to) ?? '/');
    },
  }),
];
