import { z } from 'zod';
import { StatementTimeoutError } from 'slonik';
import { DatabaseUnreachable } from '../db/failures.ts';
import { refuse } from '../errors.ts';
import { reply, Reply } from '../contracts/reply.ts';
import { currentRequestId } from '../acting/requestScope.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';

const get = (path: string, handle: Route['handle'], more: Partial<Route> = {}): Route =>
  defineRoute({ id: path, method: 'GET', path, access: 'public', handle, ...more });
const fail = (error: unknown) => () => {
  throw error;
};

/** Routes that use every kind of response. */
export const routes: Route[] = [
  get('/api/thing', () => ({ a: 1 })),
  get('/api/nothing', () => undefined),
  get('/api/scope', async ({ app }) => {
    app.log.warn('inside');
    return { id: currentRequestId() };
  }),
  get('/api/bare', () => reply.bare({ received: true })),
  get('/api/text', () => reply.text(400, 'Webhook Error: x')),
  get('/api/made', () => new Reply(202, { a: 1 }, { 'X-Own': 'yes', 'Cache-Control': 'max-age=1' })),
  get('/go', () => reply.redirect(303, '/käse?a=%20')),
  get('/page', () => reply.page('<p>hello</p>'), { kind: 'page' }),
  get('/page/broken', fail(new Error('secret inside')), { kind: 'page' }),
  get('/page/refused', fail(refuse(404, 'GONE', '<b>No "such" page</b>')), { kind: 'page' }),
  get('/api/broken', fail(new Error('secret inside'))),
  get('/api/unsendable', fail(refuse(400, 'X', 'x', { headers: { 'x-own': 'secret\ninside' } }))),
  get('/api/odd', fail('just a text')),
  get('/api/bigint', () => ({ a: 1n })),
  get('/api/down', fail(new DatabaseUnreachable(new Error('ECONNREFUSED')))),
  get('/api/slow', fail(new StatementTimeoutError(new Error('canceling statement')))),
  get('/api/deadlock', fail(Object.assign(new Error('deadlock detected'), { code: '40P01' }))),
  get(
    '/api/refused',
    fail(
      refuse(409, 'HOMEPAGE_ROLLOUT_ACTIVE', 'Busy', {
        extra: { rolloutPlans: [] },
        headers: { 'x-own': '1' },
        details: [{ path: 'a', rule: 'busy', message: 'Busy' }],
      }),
    ),
  ),
  get('/api/own500', fail(refuse(500, 'NO_INTENT', 'Can not create the payment intent'))),
  defineRoute({
    id: 'cart',
    method: 'POST',
    path: ['/api/cart/{id}', '/api/carts/{id}'],
    access: 'public',
    params: z.object({ id: z.string().max(10) }),
    query: z.object({ page: z.coerce.number().default(1) }),
    handle: ({ params, query, body }) => ({ params, query, body }),
  }),
  get('/api/cookie', ({ request }) => {
    request.setCookie('sid', 'a b', { maxAge: 60 });
    request.setCookie('old', '', { maxAge: 0 });
    return request.cookie('given') ?? null;
  }),
  get('/api/cookie/broken', ({ request }) => {
    request.setCookie('sid', 'x');
    throw refuse(400, 'NO', 'No');
  }),
  get('/api/facts', ({ request }) => {
    const { ip, method, path, headers } = request;
    return { id: request.id, ip, method, path, agent: headers['user-agent'] };
  }),
];
