import { expect, test } from 'vitest';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';
import { sdkNameOf } from './sdkName.ts';

const nameOf = (more: Partial<Route>, { owner = 'catalog', isCore = true } = {}) => {
  const base = {
    id: 'getThing',
    method: 'GET',
    path: '/api/things',
    access: 'public',
    handle: () => null,
  } as const;
  const name = sdkNameOf({ owner, isCore, value: defineRoute({ ...base, ...more }) });
  return name && `${name.resource}.${name.method}`;
};

test.each<[Partial<Route>, string | null]>([
  [{ id: 'getThing' }, 'things.get'],
  [{ id: 'addThingLink' }, 'things.addLink'],
  [{ id: 'runAll' }, 'things.runAll'],
  [{ id: 'getBlogThing', path: '/api/blog-things/{id}' }, 'blogThings.get'],
  [{ id: 'listCategories', path: '/api/categories' }, 'categories.list'],
  [{ id: 'getTaxClass', path: '/api/taxClasses/{id}' }, 'taxClasses.get'],
  [{ id: 'changeThings', path: '/api/things/bulk' }, 'things.bulk'],
  [{ path: ['/api/thing', '/api/things'] }, 'things.get'],
  [{ sdk: { method: 'find' } }, 'things.find'],
  [{ sdk: { resource: 'bits' }, id: 'getBit' }, 'bits.get'],
  [{ sdk: { resource: 'bits', method: 'find' } }, 'bits.find'],
  [{ sdk: false }, null],
  [{ kind: 'page' }, null],
])("the shop's route %j is named %s", (more, name) => {
  expect(nameOf(more)).toBe(name);
});

test.each<[Partial<Route>, string | null]>([
  [{ id: 'listGiftCards' }, 'giftCards.listGiftCards'],
  [{ id: 'changeGiftCards', path: '/api/giftCards/bulk' }, 'giftCards.changeGiftCards'],
  [{ sdk: { method: 'list' } }, 'giftCards.list'],
  [{ id: 'listVouchers', sdk: { resource: 'vouchers' } }, 'vouchers.list'],
  [{ sdk: false }, null],
])('the route %j of the extension gift-cards is named %s', (more, name) => {
  expect(nameOf(more, { owner: 'gift-cards', isCore: false })).toBe(name);
});
