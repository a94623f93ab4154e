import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';
import { createRouter } from './router.ts';

const id = z.object({ id: z.string() });
const route = (name: string, method: Route['method'], path: string | string[], params?: z.ZodType): Route =>
  defineRoute({ id: name, method, path, access: 'public', ...(params && { params }), handle: () => null });

describe('startup fails and names the route', () => {
  test('if two routes have the same method and path', () =>
    expect(() => createRouter([route('one', 'GET', '/a'), route('two', 'GET', '/a/')])).toThrow(
      'Routes "one" and "two" both handle GET /a/',
    ));

  test('if two paths differ only in their parameter names', () =>
    expect(() =>
      createRouter([route('one', 'GET', '/a/{id}', id), route('two', 'GET', ['/b', '/a/{uuid}'], id)]),
    ).toThrow('Routes "one" and "two" both handle GET /a/{uuid}'));

  test.each(['a', '/a/:id', '/a/*', '/a?b', '/a/{id}.json', '/a/{}', '/a/{id*}/b', '/{id*}.x'])(
    'if the path is %s',
    (path) =>
      expect(() => createRouter([route('one', 'GET', path, id)])).toThrow(
        `Route "one": "${path}" is not a valid path`,
      ),
  );

  test.each(['/admin/api', '/admin/api/carts'])(
    'if the path is %s, which is reserved for administrators',
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
    ])('with %s %s matches %s', (method, url, name) => expect(find(method, url).plan.id).toBe(name));

    test('with an ID that is too long is not found, rather than not allowed', async () => {
      const { plan } = find('DELETE', `/api/carts/${'x'.repeat(501)}`);
      await expect(async () => plan.handle({} as never)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    test.each([
      ['/api/things/{id}', '/api/things/new'],
      ['/api/{kind}/new', '/api/things/new'],
      ['/{path*}', '/api/things/new'],
      ['/api/{path*}', '/api/{kind}/new'],
    ])('matches a fixed path before %s, regardless of their order', (general, special) => {
      const params = z.object({});
      const routes = [route('general', 'GET', general, params), route('special', 'GET', special, params)];
      for (const order of [routes, routes.toReversed()])
        expect(createRouter(order)('GET', '/api/things/new').plan.id).toBe('special');
    });

    test('matches words with special pattern characters', () => {
      const signs = createRouter([route('signs', 'GET', '/a(b)+c!.d/{id}', id)]);
      expect(signs('GET', '/a(b)+c!.d/7').params).toEqual({ id: '7' });
    });

    test('has the decoded rest of its path', () => {
      const { params } = find('GET', '/assets/a%2F..%2fb%20c/d?q=1');
      expect(params).toEqual({ path: 'a/../b c/d' });
    });

    test('has decoded parameters and the raw query', () =>
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
    ])('with %s %s counts toward the tier %s', (method, url, tier) =>
      expect(find(method, url).plan.tier).toBe(tier),
    );
  });

  test('a request under /admin/api matches the route under /api, only for administrators', () => {
    const find = createRouter([route('read', 'GET', '/api/carts/{id}', id)]);
    const { plan, params, path, search } = find('GET', '/admin/api/carts/7?a=b');
    expect([plan.id, plan.isForStaff, plan.isAdmin, plan.errorsAs]).toEqual(['read', true, true, 'json']);
    expect([params, path, search]).toEqual([{ id: '7' }, '/api/carts/7', 'a=b']);
    expect(find('GET', '/api/carts/7').plan.isForStaff).toBe(false);
    expect(find('GET', '/admin/api/carts/7').plan).toBe(plan);
    expect(find('GET', '/admin/api/nothing').plan).toMatchObject({ id: '-', isForStaff: true });
  });

  describe('the fallback route', () => {
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
    ])('for %s %s, the match is %s', (method, url, name) => expect(find(method, url).plan.id).toBe(name));

    test.each(['POST', 'PATCH', 'DELETE'])('does not allow %s on the homepage', (method) => {
      const { plan } = find(method, '/?a=b');
      expect(() => plan.handle({} as never)).toThrow(
        expect.objectContaining({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } }),
      );
    });

    test('passes the query and does not identify the caller', () => {
      const { search, plan } = find('GET', '/a?x=1?2');
      expect([search, plan.identifies, plan.tier, plan.errorsAs]).toEqual(['x=1?2', false, 'pages', 'asked']);
    });

    test('can exist only once', () =>
      expect(() => createRouter([fallback('one'), fallback('two')])).toThrow(
        'Routes "one" and "two" are both fallback routes',
      ));
  });
});
