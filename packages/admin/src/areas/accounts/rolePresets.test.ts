import { expect, test } from 'vitest';
import { ADMIN_FIELDS, ADMIN_ROUTES, ORDER_ROUTES } from '../../../../../test/support/authorization.ts';
import { rolePresets } from './rolePresets.ts';

/** Permissions of public routes that answer more to administrators. */
const MORE = ['listCurrencies'];
const known = new Set<string | null>([
  ...ADMIN_ROUTES,
  ...ADMIN_FIELDS.values(),
  ...ORDER_ROUTES.values(),
  ...MORE,
]);

test.each(rolePresets.map(({ title, permissions }) => [title, permissions] as const))(
  'the permissions of %s exist, each once',
  (_title, permissions) => {
    expect(permissions.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(permissions).size).toBe(permissions.length);
  },
);
