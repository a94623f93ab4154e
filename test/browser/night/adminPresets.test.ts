import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../../packages/runtime/src/modules/demo/loadDemo.ts';
import { createReadyCart, createZoneWithRate, dataOf } from '../../support/shop.ts';
import { adminVisits, heading } from '../adminVisits.ts';
import { hasChromium } from '../chromium.ts';

// The types of the admin need a compiler configuration of their own, so the file is imported without them.
const PRESETS = new URL('../../../packages/admin/src/areas/accounts/rolePresets.ts', import.meta.url);
const { rolePresets } = (await import(PRESETS.href)) as {
  readonly rolePresets: readonly { readonly title: string; readonly permissions: readonly string[] }[];
};

const RESOURCES = new URL('../../../packages/admin/src/app/resources/', import.meta.url);

interface Pages {
  readonly path: string;
  readonly list: string;
  readonly create?: { readonly path: string; readonly permission: string };
  /** The beginning of the paths of the records' pages. */
  readonly edit?: string;
}

/** The pages of the admin with the permissions that open them, as declared by the resources. */
const resources: readonly Pages[] = readdirSync(RESOURCES)
  .flatMap((file) =>
    readFileSync(new URL(file, RESOURCES), 'utf8')
      .split(/\n    id: '/)
      .slice(1),
  )
  .flatMap((resource) => {
    const read = (pattern: RegExp) => pattern.exec(resource)?.[1];
    const [path, list] = [read(/path: '([^'$]+)'/), read(/\blist: '(\w+)'/)];
    const [create, mayCreate, edit] = [
      read(/create: '(\/[^']+)'/),
      read(/create: '(\w+)'/),
      read(/edit: '([^']+)'/),
    ];
    if (path === undefined || list === undefined) return [];
    return [
      {
        path,
        list,
        ...(create !== undefined &&
          mayCreate !== undefined && { create: { path: create, permission: mayCreate } }),
        ...(edit !== undefined && { edit }),
      },
    ];
  });

describe.skipIf(!hasChromium)('an administrator with the role of a preset', () => {
  const { shop, signIn, newRole } = adminVisits();
  beforeAll(async () => {
    await loadDemo(shop().app);
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const [{ sku }] = dataOf(await shop().admin('GET', '/api/products?limit=1'));
    const cart = await createReadyCart(shop(), sku);
    dataOf(await shop().request('POST', '/api/orders', { cart_id: cart }));
    await shop().make.customer();
    await shop().make.coupon({ coupon: 'PRESET' });
    dataOf(await shop().admin('POST', '/api/collections', { name: 'Preset', code: 'preset' }));
  });

  /** Lists the messages of failures on the page. Notices are alerts too. A failure names the request. */
  const failuresOn = (page: Page) =>
    page
      .getByRole('alert')
      .filter({ hasText: /Request [\da-f]{8}-/ })
      .allTextContents();

  test.each(rolePresets.map(({ title, permissions }) => [title, permissions] as const))(
    'opens each of its pages, and no request of them is refused: %s',
    async (_title, permissions) => {
      const visit = await signIn('/', [await newRole(...permissions)], { locale: 'en' });
      const { page } = visit;
      const may = new Set(permissions);
      const refused: string[] = [];
      page.on('response', async (answer) => {
        if ([401, 403].includes(answer.status())) refused.push(answer.url());
        // Queries that are refused in part are answered with 200.
        else if (
          answer.url().includes('/graphql') &&
          /FORBIDDEN|PERMISSION/.test(await answer.text().catch(() => ''))
        )
          refused.push(await answer.text());
      });
      const opened: string[] = [];
      const open = async (path: string) => {
        await page.goto(`/admin${path}`);
        await heading(page, /./);
        await page.waitForLoadState('networkidle');
        opened.push(path);
        expect.soft([path, await failuresOn(page), refused.splice(0)]).toEqual([path, [], []]);
        expect.soft(await page.getByText('doesn’t give you access').count()).toBe(0);
      };
      await open('/');
      for (const { path, create, edit } of resources.filter((one) => may.has(one.list))) {
        await open(path);
        const record = edit === undefined ? null : page.locator(`main a[href^="/admin${edit}/"]`).first();
        const href = record && (await record.count()) > 0 ? await record.getAttribute('href') : null;
        if (href !== null) await open(href.slice('/admin'.length));
        if (create && may.has(create.permission)) await open(create.path);
      }
      expect(opened.length).toBeGreaterThan(4);
      await visit.close();
    },
  );
});
