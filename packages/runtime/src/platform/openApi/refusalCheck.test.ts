import { expect, test } from 'vitest';
import { refuse } from '../errors.ts';
import { defineRoute } from '../contracts/route.ts';
import { planRoute } from '../http/planRoute.ts';
import { readersOf } from '../http/version.ts';
import { refusalCheck } from './refusalCheck.ts';

const check = refusalCheck({
  byServer: { 401: 'UNAUTHORIZED', 409: 'IDEMPOTENCY_KEY_IN_USE' },
  byRoutes: { things: { getThing: { 404: 'THING_NOT_FOUND' }, other: { 400: 'OTHER_REFUSED' } } },
});

const faultOf = (id: string, status: number, code: string) => {
  const route = defineRoute({ id, method: 'GET', path: '/api/things', access: 'admin', handle: () => null });
  return check(planRoute(route, '/api/things', readersOf([])), 'GET', refuse(status, code, 'No'));
};

test.each([
  ['a code that the operation names', 'getThing', 404, 'THING_NOT_FOUND'],
  ['what the server refuses whatever the operation', 'getThing', 401, 'UNAUTHORIZED'],
  ['a code of an extension', 'getThing', 400, 'MY_OWN_CODE'],
  ['a route whose codes are not known', 'ofAnExtension', 400, 'OTHER_REFUSED'],
])('accepts %s', (_, id, status, code) => expect(faultOf(id, status, code)).toBeNull());

test.each([
  ['a code of another operation', 400, 'OTHER_REFUSED'],
  ['a code with another status', 400, 'THING_NOT_FOUND'],
  ['what the server refuses to other operations', 409, 'IDEMPOTENCY_KEY_IN_USE'],
])('rejects %s', (_, status, code) =>
  expect(faultOf('getThing', status, code)).toBe(
    `The route "getThing" refused with ${status} ${code}, which its description does not name: see scripts/refusals`,
  ),
);
