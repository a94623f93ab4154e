import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { inBodyOf, landingUrn, pagesOf } from '../support/pages.ts';
import { replacementOf } from '../support/replacement.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());
const none = sql.type(z.object({}));
afterEach(() => shop.db.run(none`truncate widget_instance, changeset, landing_page cascade`));

const { landingPage, widget, json } = pagesOf(() => shop);
const { execute } = replacementOf(() => shop);

const onHome = (more: object = {}) => ({ route: 'homepage', area: 'content', ...more });
const columnOf = (uuid: string, index: number) => `columnsContainer_${uuid}_col_${index}`;

/** What the page at a path shows, container by container, by the names of widgets. */
async function shown(path: string, area: string): Promise<unknown[]> {
  const { body } = await json(path);
  const inside = (name: string): unknown[] =>
    (body.data.widgets[name] ?? []).map((one: { uuid: string; name: string; type: string }) =>
      one.type === 'columns'
        ? [one.name, inside(columnOf(one.uuid, 0)), inside(columnOf(one.uuid, 1))]
        : one.name,
    );
  return inside(area);
}
const home = () => shown('/', 'content');

const rowOf = z.object({
  uuid: z.string(),
  name: z.string(),
  status: z.boolean(),
  instance: z.string(),
  area: z.string(),
  sort_order: z.number(),
});
const placementsOf = (where: ReturnType<typeof sql.fragment>) =>
  shop.db.any(sql.type(rowOf)`
    select p.uuid, w.name, w.status, w.uuid as instance, p.area, p.sort_order
    from widget_placement p join widget_instance w using (widget_instance_id)
    where ${where} order by w.name, p.sort_order`);
const onPage = (page: { readonly uuid: string }) =>
  placementsOf(sql.fragment`p.route = 'landingPageView' and p.entity_urn = ${landingUrn(page)}`);
const onHomepageNow = () => placementsOf(sql.fragment`p.route = 'homepage' and p.entity_urn is null`);

describe('replacing', () => {
  test('puts a copy of the page in the place of the homepage, and keeps that on a page of its own', async () => {
    await widget({ name: 'Old', placements: [onHome()] });
    const page = await landingPage({ name: 'Summer' });
    await widget({ name: 'New', placements: [inBodyOf(page)] });
    const done = dataOf(await execute(page));
    expect(done).toEqual({
      backup: {
        uuid: expect.any(String),
        name: expect.stringMatching(/^Homepage backup \d{4}-\d\d-\d\d \d\d:\d\d$/),
        editUrl: `/admin/landing-page/edit/${done.backup.uuid}`,
      },
      backedUpInstances: 1,
      backedUpPlacements: 1,
      deletedInstances: 1,
      clonedInstances: 1,
      clonedPlacements: 1,
      discardedChangesets: [],
      cancelledPastPlans: [],
      backupsTotal: 1,
      links: [
        {
          rel: 'pageBuilderHomepage',
          href: '/admin/page-builder/edit/homepage',
          action: 'GET',
          types: ['text/html'],
        },
        { rel: 'backup', href: done.backup.editUrl, action: 'GET', types: ['text/html'] },
      ],
    });
    expect(await home()).toEqual(['New']);
    expect(await shown(`/${page.url_key}`, 'landing_page_content')).toEqual(['New']);
    const [before, after] = [await onPage(page), await onHomepageNow()];
    expect(after[0]?.instance).not.toBe(before[0]?.instance);
  });
});
