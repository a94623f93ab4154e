import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';
import { createRouter } from './router.ts';

const id = z.object({ id: z.string() });
const route = (name: string, method: Route['method'], path: string | string[], params?: z.ZodType): Route =>
  defineRoute({ id: name, method, path, access: 'public', ...(params && { params }), handle: () => null });

describe('the start stops, naming the route', () => {
  test('for two routes of one method and path', () =>
    expect(() => createRouter([route('one', 'GET', '/a'), route('two', 'GET', '/a/')])).toThrow(
      'Routes "one" and "two" both handle GET /a/',
    ));

  test('for paths that differ in the names of their parameters alone', () =>
    expect(() =>
      createRouter([route('one', 'GET', '/a/{id}', id), route('two', 'GET', ['/b', '/a/{uuid}'], id)]),
    ).toThrow('Routes "one" and "two" both handle GET /a/{uuid}'));

  test.each(['a', '/a/:id', '/a/*', '/a?b', '/a/{id}.json', '/a/{}', '/a/{id*}/b', '/{id*}.x'])(
    'for the path %s',
    (path) =>
      expect(() => createRouter([route('one', 'GET', path, id)])).toThrow(
        `Route "one": "${path}" is not a valid path`,
      ),
  );

  test.each(['/admin/api', '/admin/api/carts'])(
    'for the path %s, where /api answers administrators',
    (path) =>
      expect(() => createRouter([route('one', 'GET', path)])).toThrow(`Route "one": "${path}" is reserved`),
  );

  describe('a request', () => {
    const find = createRouter([
      route('list', 'GET', '/api/carts'),
      route('read', 'GET', ['/api/carts/{id}', '/api/cart/{id}'], id),
      route('mine', 'GET', '/api/carts/mine'),
      route('drop', 'DELETE', '/api/carts/{id}', id),
      route('home', 'GET', '/'),
      route('file', 'GET', '/assets/{path*}', z.object({ path: z.string() })),
      route('tool', 'GET', '/tool/{path*}', z.object({ path: z.string() })),
      route('enter', 'POST', '/tool/user/login'),
    ]);
    test.each([
      ['GET', '/api/carts', 'list'],
      ['GET', '/api/carts/', 'list'],
      ['GET', '/api/carts?x=1', 'list'],
      ['HEAD', '/api/carts', 'list'],
      ['GET', '/api/carts/7', 'read'],
      ['GET', '/api/cart/7/', 'read'],
      ['GET', '/%61pi/carts', 'list'],
      ['GET', '/api/carts/mine', 'mine'],
      ['DELETE', '/api/carts/mine', 'drop'],
      ['GET', '/', 'home'],
      ['GET', '/assets/a.png', 'file'],
      ['GET', '/assets/a/b/c.png', 'file'],
      ['GET', '/tool/user', 'tool'],
      ['POST', '/tool/user/login', 'enter'],
      ['GET', '/tool/user/login', '-'],
      ['GET', '/api/carts//', '-'],
      ['GET', '/api//carts', '-'],
      ['GET', `/api/carts/${'x'.repeat(501)}`, '-'],
      ['GET', '/API/carts', '-'],
      ['POST', '/api/carts', '-'],
      ['BREW', '/api/carts', '-'],
      ['GET', '/api/%E0%A4%A', '-'],
    ])('%s %s goes to %s', (method, url, name) => expect(find(method, url).plan.id).toBe(name));

    test('an id that is too long names nothing, so that no method is said to be missing', async () => {
      const { plan } = find('DELETE', `/api/carts/${'x'.repeat(501)}`);
      await expect(async () => plan.handle({} as never)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    test.each([
      ['/api/things/{id}', '/api/things/new'],
      ['/api/{kind}/new', '/api/things/new'],
      ['/{path*}', '/api/things/new'],
      ['/api/{path*}', '/api/{kind}/new'],
    ])('goes to a path of words before %s, in whatever order they are declared', (general, special) => {
      const params = z.object({});
      const routes = [route('general', 'GET', general, params), route('special', 'GET', special, params)];
      for (const order of [routes, routes.toReversed()])
        expect(createRouter(order)('GET', '/api/things/new').plan.id).toBe('special');
    });

    test('finds words with the signs of patterns in them', () => {
      const signs = createRouter([route('signs', 'GET', '/a(b)+c!.d/{id}', id)]);
      expect(signs('GET', '/a(b)+c!.d/7').params).toEqual({ id: '7' });
    });

    test('brings the rest of its path, decoded', () => {
      const { params } = find('GET', '/assets/a%2F..%2fb%20c/d?q=1');
      expect(params).toEqual({ path: 'a/../b c/d' });
    });

    test('brings its parameters decoded, and its query as it is', () =>
      expect(find('GET', '/api/carts/a%2Fb%20c?q=%20')).toMatchObject({
        params: { id: 'a/b c' },
        search: 'q=%20',
      }));

    test.each([
      ['GET', '/api/carts', 'api'],
      ['GET', '/%61pi/carts', 'api'],
      ['GET', '/api/nothing', 'api'],
      ['POST', '/api/carts', 'api'],
      ['GET', '/api', 'api'],
      ['GET', '/', 'pages'],
      ['GET', '/apix', 'pages'],
      ['GET', '/admin/orders', 'pages'],
      ['GET', '/api/admin/graphql', 'api'],
      ['GET', '/admin/api/carts', 'admin'],
      ['GET', '/%61dmin/%61pi/carts', 'admin'],
      ['GET', '/admin/api/nothing', 'admin'],
      ['GET', '/admin/api', 'admin'],
      ['GET', '/admin/apix', 'pages'],
      ['GET', '/healthz', null],
    ])('%s %s counts in %s', (method, url, tier) => expect(find(method, url).plan.tier).toBe(tier));
  });

  test('a request under /admin/api goes to the route under /api, for administrators alone', () => {
    const find = createRouter([route('read', 'GET', '/api/carts/{id}', id)]);
    const { plan, params, path, search } = find('GET', '/admin/api/carts/7?a=b');
    expect([plan.id, plan.isForStaff, plan.isAdmin, plan.errorsAs]).toEqual(['read', true, true, 'json']);
    expect([params, path, search]).toEqual([{ id: '7' }, '/api/carts/7', 'a=b']);
    expect(find('GET', '/api/carts/7').plan.isForStaff).toBe(false);
    expect(find('GET', '/admin/api/carts/7').plan).toBe(plan);
    expect(find('GET', '/admin/api/nothing').plan).toMatchObject({ id: '-', isForStaff: true });
  });

  describe('the route that takes what no route takes', () => {
    const fallback = (name: string): Route =>
      defineRoute({
        id: name,
        method: 'GET',
        path: '/{path*}',
        fallback: true,
        access: 'public',
        handle: () => 1,
      });
    const find = createRouter([
      fallback('pages'),
      route('list', 'POST', '/api/carts'),
      route('log', 'POST', '/log'),
      route('cart', 'GET', '/cart'),
    ]);

    test.each([
      ['GET', '/', 'pages'],
      ['GET', '/a/b', 'pages'],
      ['HEAD', '/a', 'pages'],
      ['GET', '/apix', 'pages'],
      ['GET', '/cart', 'cart'],
      ['POST', '/a', '-'],
      ['GET', '/log', '-'],
      ['GET', '/api', '-'],
      ['GET', '/api/nothing', '-'],
      ['GET', '/api/carts', '-'],
      ['GET', '/%E0%A4%A', '-'],
    ])('%s %s goes to %s', (method, url, name) => expect(find(method, url).plan.id).toBe(name));

    test.each(['POST', 'PATCH', 'DELETE'])('%s of the homepage is not allowed', (method) => {
      const { plan } = find(method, '/?a=b');
      expect(() => plan.handle({} as never)).toThrow(
        expect.objectContaining({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } }),
      );
    });

    test('brings the query, and does not ask who calls', () => {
      const { search, plan } = find('GET', '/a?x=1?2');
      expect([search, plan.identifies, plan.tier, plan.errorsAs]).toEqual(['x=1?2', false, 'pages', 'asked']);
    });

    test('is one alone', () =>
      expect(() => createRouter([fallback('one'), fallback('two')])).toThrow(
        'Routes "one" and "two" are both fallback routes',
      ));
  });
});
