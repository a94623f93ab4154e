import { expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createDatabase } from '../support/databases.ts';
import { inBodyOf, pagesOf } from '../support/pages.ts';
import { inHomepage, onHomepage, replacementOf } from '../support/replacement.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

test('under a theme, its own homepage is replaced with what the page shows under it, and nothing else', async () => {
  const database = await createDatabase();
  const start = (theme?: string) =>
    testShop({
      databaseUrl: database.url,
      extensions: [themeExtension('dusk')],
      config: theme === undefined ? {} : { system: { theme } },
    });
  const asOwner = (shop: TestShop, token: string): TestShop => ({
    ...shop,
    admin: (method, path, body) => shop.request(method, path, body, { token }),
    adminToken: async () => token,
  });
  try {
    const plain = await start();
    const inPlain = pagesOf(() => plain);
    const page = await inPlain.landingPage();
    await inPlain.widget({ name: 'Plain', placements: [inHomepage()] });
    await inPlain.widget({ name: 'Plain body', placements: [inBodyOf(page)] });
    const token = await plain.adminToken();
    await plain.stop();

    const dusk = asOwner(await start('dusk'), token);
    const inDusk = pagesOf(() => dusk);
    const { execute, preflight, changeset, home, shown } = replacementOf(() => dusk);
    await inDusk.widget({ name: 'Dusk', placements: [inHomepage()] });
    await inDusk.widget({ name: 'Dusk body', placements: [inBodyOf(page)] });
    await changeset({ operations: [onHomepage()] });
    await changeset({ theme: 'dusk', operations: [onHomepage(), onHomepage()] });
    const report = await preflight(page);
    expect([report.homepage.placementCount, report.landingPage.bodyPlacementCount]).toEqual([1, 1]);
    expect(report.drafts.operationCount).toBe(2);
    const done = dataOf(await execute(page));
    expect(done).toMatchObject({
      backedUpInstances: 1,
      deletedInstances: 1,
      clonedInstances: 1,
      discardedChangesets: [{ operationsRemoved: 2 }],
    });
    expect(await home()).toEqual(['Dusk body']);
    const backup = `/api/landing-pages/${done.backup.uuid}`;
    const { url_key } = dataOf(await dusk.admin('PATCH', backup, { status: true }));
    expect(await shown(`/${url_key}`, 'landing_page_content')).toEqual(['Dusk']);
    await dusk.stop();

    const again = await start();
    const { home: plainHome, shown: plainShown } = replacementOf(() => again);
    expect(await plainHome()).toEqual(['Plain']);
    expect(await plainShown(`/${url_key}`, 'landing_page_content')).toEqual([]);
    await again.stop();
  } finally {
    await database.drop();
  }
});
