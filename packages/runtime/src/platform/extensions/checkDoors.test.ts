import { z } from 'zod';
import { expect, test } from 'vitest';
import type { Door } from '../contracts/door.ts';
import { reply } from '../contracts/reply.ts';
import { defineRoute } from '../contracts/route.ts';
import { StartFailure } from '../startFailure.ts';
import { checkDoors } from './checkDoors.ts';
import { doorPoint } from './doorPoint.ts';
import { platformPoints } from './platformPoints.ts';

const door = (more: object = {}): Door => ({
  id: 'toll',
  paths: ['/toll', '/.well-known/toll'],
  refused: () => reply.bare({}),
  ...more,
});
const owned = <T>(value: T, owner = 'toll') => ({ owner, isCore: false, value });
const route = (path: string, more: object = {}) =>
  defineRoute({ id: 'pay', method: 'GET', path, access: 'public', handle: () => null, ...more });
const setting = (schema: z.ZodType) => new Map([['tollEnabled', { owner: 'toll', value: { schema } }]]);

function faultsOf(doors: readonly Door[], routes: ReturnType<typeof route>[] = [], settings = new Map()) {
  try {
    checkDoors(
      { members: [], doors: doors.map((one) => owned(one)), settings },
      routes.map((one) => owned(one)),
    );
    return [];
  } catch (error) {
    return (error as StartFailure).faults.map(({ message }) => message);
  }
}

test('a door with routes below its paths and a boolean setting is in order', () => {
  const enabled = setting(z.boolean().default(false));
  const own = route('/toll/coins/{id}', { door: 'toll' });
  expect(faultsOf([door({ setting: 'tollEnabled' })], [own, route('/tolls')], enabled)).toEqual([]);
  expect(faultsOf([door({ setting: ['tollEnabled', 'tollEnabled'] })], [own], enabled)).toEqual([]);
});

test.each([
  [
    [door({ setting: 'tollEnabled' })],
    [],
    setting(z.string().default('')),
    ['door "toll": its setting "tollEnabled" must be a boolean setting that the extension declares'],
  ],
  [
    [door({ setting: ['other', 'another'] })],
    [],
    new Map(),
    ['door "toll": its setting "other" must be a boolean setting that the extension declares'],
  ],
  [
    [door({ setting: 'other' })],
    [],
    new Map(),
    ['door "toll": its setting "other" must be a boolean setting that the extension declares'],
  ],
  [
    [door(), door({ id: 'other', paths: ['/toll/inner'] })],
    [],
    new Map(),
    ['door "other": its paths and those of the door "toll" overlap'],
  ],
  [
    [door()],
    [route('/toll/coins')],
    new Map(),
    ['route "pay": its path lies below those of the door "toll"'],
  ],
  [
    [door()],
    [route('/coins', { door: 'toll' })],
    new Map(),
    ['route "pay": its path /coins does not lie below those of its door'],
  ],
  [
    [door()],
    [route('/toll/x', { door: 'gate' })],
    new Map(),
    ['route "pay": its extension has no door "gate"'],
  ],
])('case %#', (doors, routes, settings, faults) => expect(faultsOf(doors, routes, settings)).toEqual(faults));

test.each<[more: object, fault: string | null]>([
  [{}, null],
  [{ paths: [] }, 'paths must be a list of paths, such as ["/ucp"]'],
  [
    { rate: { points: 0, seconds: 1 } },
    'rate must be { points, seconds } with whole numbers of at least 1, or false',
  ],
  [{ bodyLimit: 0.5 }, 'bodyLimit must be a whole number of at least 1'],
  [{ headers: { a: 'b\nc' } }, 'headers must be an object of header names and values, without cookies'],
  [
    { headers: { 'Set-Cookie': 'a=b' } },
    'headers must be an object of header names and values, without cookies',
  ],
  [{ headers: { 'a b': 'c' } }, 'headers must be an object of header names and values, without cookies'],
  [{ cors: { origins: 'https://a' } }, 'cors.origins must be a list of origins, or "*"'],
  [{ idempotency: { conflict: 400 } }, 'idempotency.conflict must be 409 or 422'],
  [
    { idempotency: { minLength: 5, maxLength: 4 } },
    'idempotency.minLength and maxLength must be whole numbers of at least 1, the smaller one first',
  ],
])('%j of a door is %j', (more, fault) => expect(doorPoint.fault(door(more))).toBe(fault));

test.each(['/', '/api', '/api/x', '/admin', '/.well-known', '/Toll', '/toll/', 'toll', '/toll/{id}'])(
  'a door cannot be at %s',
  (path) =>
    expect(doorPoint.fault(door({ paths: [path] }))).toBe(
      `paths must have the form /ucp or /.well-known/ucp, and lie outside /api and /admin, not ${JSON.stringify(path)}`,
    ),
);

test.each([
  [{}, null],
  [
    { access: 'customer' },
    'access must be "public" for a route of a door, whose "identify" decides who is let in',
  ],
  [{ kind: 'page' }, 'kind cannot be "page" for a route of a door'],
  [
    { method: 'POST', body: 'stream' },
    'a door reads bodies before it calls the route: use "raw" or a zod schema',
  ],
  [{ sdk: { method: 'pay' } }, 'sdk is not for routes of a door'],
  [{ listed: true }, 'listed is not for routes of a door'],
])('%j of a route of a door is %j', (more, fault) =>
  expect(platformPoints.routes.fault(route('/toll/x', { door: 'toll', ...more }))).toBe(fault),
);
