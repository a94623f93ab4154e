import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { taggedText } from '../../../platform/http/answer/etag.ts';
import { appearanceSettings } from '../../appearance/index.ts';
import { measurementSettings } from '../../measurement/index.ts';
import type { PathCall } from '../page/pagePlan.ts';
import { cacheEntry } from './pageCache.ts';

/** The page frame of a shop without settings. */
const frame = {
  menu: null,
  look: { settings: {}, sizes: {} },
  payments: {},
  ships: true,
  measurement: {},
  withdrawal: { saved: {}, countries: [] },
};
const withdrawalSettings = {
  withdrawalDays: { schema: z.int().default(14) },
  withdrawalCountries: { schema: z.array(z.string()).default([]) },
};
const MEGABYTE = 1_000_000;

/** Creates a separate shop's page cache, in which pages are stored and looked up by path. */
function cache() {
  const app = {
    clock: { now: () => new Date(0) },
    config: { shop: { name: 'Shop' } },
    language: 'en',
    registry: () => ({ list: () => [] }),
    settingDefinitions: new Map(
      Object.entries({ ...appearanceSettings, ...measurementSettings, ...withdrawalSettings }),
    ),
  } as unknown as AppContext;
  const entry = (path: string) =>
    cacheEntry({ app, query: {}, preview: null, request: { path, headers: {} } } as unknown as PathCall);
  return {
    store(path: string, body = 'page') {
      const text = taggedText(body, 'text/html', {});
      entry(path)
        .check({ is_current: false, snapshot: '1:1:', server: 'a', frame })
        .store({ text, view: null });
      return text;
    },
    has: (path: string) => entry(path).check({ is_current: true }).cached !== null,
  };
}

const paths = Array.from({ length: 10 }, (_, index) => `/page-${index}`);

test('small pages are all cached', () => {
  const { store, has } = cache();
  for (const path of paths) store(path);
  expect(paths.filter(has)).toEqual(paths);
});

test('compressed forms count toward the size of the cache: the least recently requested pages are evicted', () => {
  const { store, has } = cache();
  for (const path of paths) store(path).forms?.set('br', Buffer.alloc(MEGABYTE));
  const left = paths.filter(has);
  expect(left).toEqual(paths.slice(-left.length));
  expect(left.length).toBe(7);
});

test('a compressed form of an evicted page does not restore it', () => {
  const { store, has } = cache();
  const evicted = store('/gone', 'x'.repeat(MEGABYTE));
  for (const path of paths) store(path, 'x'.repeat(MEGABYTE));
  evicted.forms?.set('gzip', Buffer.alloc(1));
  expect(has('/gone')).toBe(false);
});

test('one page whose forms fill the whole cache is not cached', () => {
  const { store, has } = cache();
  store('/big').forms?.set('br', Buffer.alloc(9 * MEGABYTE));
  expect(has('/big')).toBe(false);
});
