import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Declared from '@shop/admin';
import { expect, test, vi } from 'vitest';

test('the module that extensions import has the members that its types declare', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const shared: typeof Declared = await import('./admin.ts');
  const types = await readFile(path.join(import.meta.dirname, '../../../types/admin.d.ts'), 'utf8');
  const declared = [...types.matchAll(/^export declare (?:const|function) (\w+)/gm)].map(([, name]) => name);
  expect(declared.length).toBeGreaterThan(20);
  expect(Object.keys(shared).toSorted()).toEqual(declared.toSorted());
});
