import { z } from 'zod';
import type { AdminCaller, CustomerCaller } from '../../contracts/caller.ts';
import { defineRoute } from '../../contracts/route.ts';
import type { Route } from '../../contracts/route.ts';

export const admin = (...permissions: string[]): AdminCaller => ({
  id: 1,
  uuid: 'a',
  email: 'a@shop.test',
  permissions: new Set(permissions),
});
export const customer: CustomerCaller = {
  id: 2,
  uuid: 'c',
  groupId: null,
  email: 'c@shop.test',
  fullName: 'C',
};

const route = (id: string, access: Route['access'], method: Route['method'] = 'GET'): Route =>
  defineRoute({
    id,
    method,
    path: `/api/${id}`,
    access,
    ...(method === 'POST' && { body: z.object({ a: z.string() }) }),
    handle: ({ caller }) => ({
      admin: caller.admin?.email ?? null,
      customer: caller.customer?.email ?? null,
      sessionId: caller.sessionId,
    }),
  });

/** Routes for each kind of access that return the caller. */
export const routes = [
  route('open', 'public'),
  route('mine', 'customer'),
  route('adminOnly', 'admin'),
  route('openChange', 'public', 'POST'),
  route('adminChange', 'admin', 'POST'),
  route('customerChange', 'customer', 'POST'),
];
