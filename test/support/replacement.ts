import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { SqlFragment } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { LANDING_PAGES, landingUrn } from './pages.ts';
import { dataOf } from './shop.ts';

const id = z.object({ id: z.int() });
const none = z.object({});

export const instanceUrn = (uuid: string) => `urn:evershop:cms:widget_instance:${uuid}`;
export const placementUrn = (uuid: string) => `urn:evershop:cms:widget_placement:${uuid}`;

export interface NewOperation {
  readonly route?: string;
  readonly entity_urn?: string;
  readonly old_payload?: object | null;
  readonly new_payload?: object | null;
}

interface NewChangeset {
  readonly name?: string;
  readonly theme?: string | null;
  /** Integer id of the administrator. Null if the account was deleted. */
  readonly createdBy?: number | null;
  readonly cursors?: object;
  readonly published?: boolean;
  readonly operations?: readonly NewOperation[];
}

interface NewPlan {
  readonly start: string;
  readonly end?: string | null;
}

/** Returns an operation that places a new widget on the homepage. */
export const onHomepage = (more: object = {}): NewOperation => ({
  route: 'homepage',
  entity_urn: placementUrn(randomUUID()),
  new_payload: { uuid: randomUUID(), widget_instance_uuid: randomUUID(), route: 'homepage', ...more },
});

/** Returns a placement in the body of the homepage. */
export const inHomepage = (more: object = {}) => ({ route: 'homepage', area: 'content', ...more });
export const columnOf = ({ uuid }: { readonly uuid: string }, index = 0) =>
  `columnsContainer_${uuid}_col_${index}`;

const placed = z.object({
  uuid: z.string(),
  name: z.string(),
  widget: z.string(),
  area: z.string(),
  sort_order: z.number(),
});

/**
 * Returns request functions for tests of homepage replacement. Changesets and plans are inserted directly into the database, independently
 * of the routes.
 */
export function replacementOf(shop: () => TestShop) {
  const pathOf = ({ uuid }: { readonly uuid: string }) => `${LANDING_PAGES}/${uuid}/replace-homepage`;
  const preflight = async (page: { readonly uuid: string }) =>
    dataOf(await shop().admin('GET', pathOf(page)));

  /** Replaces the homepage, with the current fingerprints unless others are given. */
  async function execute(page: { readonly uuid: string }, sent: object = {}): Promise<TestAnswer> {
    const { fingerprints } = await preflight(page);
    return shop().admin('POST', pathOf(page), {
      confirm: true,
      homepageFingerprint: fingerprints.homepage,
      landingPageFingerprint: fingerprints.landingPage,
      ...sent,
    });
  }

  async function changeset({
    name = `pb-draft-${randomUUID()}`,
    theme = null,
    createdBy = null,
    cursors = {},
    published = false,
    operations = [],
  }: NewChangeset): Promise<number> {
    const made = await shop().db.one(sql.type(id)`
      insert into changeset (name, theme, created_by, route_cursors, published_at)
      values (${name}, ${theme}, ${createdBy}, ${JSON.stringify(cursors)}::jsonb, ${published ? sql.fragment`now()` : null})
      returning changeset_id as id`);
    for (const [index, operation] of operations.entries()) {
      const { route = 'cart', entity_urn = instanceUrn(randomUUID()), old_payload = null } = operation;
      const new_payload = operation.new_payload === undefined ? {} : operation.new_payload;
      await shop().db.run(sql.type(none)`
        insert into changeset_operation (changeset_id, change_order, route, entity_urn, old_payload, new_payload)
        values (${made.id}, ${index + 1}, ${route}, ${entity_urn}, ${jsonOf(old_payload)}, ${jsonOf(new_payload)})`);
    }
    return made.id;
  }

  /** Inserts a rollout plan and returns its UUID. */
  async function plan(changesetId: number, name: string, { start, end = null }: NewPlan): Promise<string> {
    const { uuid } = await shop().db.one(sql.type(z.object({ uuid: z.string() }))`
      insert into rollout_plan (name, changeset_id, theme, route_cursors, start_time, end_time)
      values (${name}, ${changesetId}, null, '{}', ${start}::timestamptz, ${end}::timestamptz) returning uuid`);
    return uuid;
  }

  const placedWhere = (where: SqlFragment) =>
    shop().db.any(sql.type(placed)`
      select p.uuid, w.name, w.uuid as widget, p.area, p.sort_order
      from widget_placement p join widget_instance w using (widget_instance_id)
      where ${where} order by w.name, p.area, p.sort_order`);
  /** Lists the homepage placements that are not for a specific theme. */
  const homepageRows = () =>
    placedWhere(sql.fragment`p.route = 'homepage' and p.entity_urn is null and p.theme is null`);
  /** Lists the placements of a landing page. */
  const bodyRows = (page: { readonly uuid: string }) =>
    placedWhere(sql.fragment`p.route = 'landingPageView' and p.entity_urn = ${landingUrn(page)}`);

  /** Lists the names of the widgets that a page shows in an area. A container is listed as its name and the contents of its columns. */
  async function shown(path: string, area: string): Promise<unknown[]> {
    const answer = await shop().request('GET', path, undefined, { headers: { accept: 'application/json' } });
    const { widgets } = dataOf(answer);
    const inside = (name: string): unknown[] =>
      (widgets[name] ?? []).map((one: { uuid: string; name: string; type: string }) =>
        one.type === 'columns' ? [one.name, inside(columnOf(one)), inside(columnOf(one, 1))] : one.name,
      );
    return inside(area);
  }
  const home = () => shown('/', 'content');

  /** Returns the integer id of the administrator who sends the requests. */
  async function myId(): Promise<number> {
    await shop().adminToken();
    const me = await shop().db.one(sql.type(id)`
      select admin_user_id as id from admin_user where email = 'owner@shop.test'`);
    return me.id;
  }

  /** Deletes all pages, widgets and changesets. */
  const clear = () =>
    shop().db.run(sql.type(none)`truncate widget_instance, changeset, landing_page cascade`);

  return { pathOf, preflight, execute, changeset, plan, homepageRows, bodyRows, shown, home, myId, clear };
}

const jsonOf = (payload: object | null) =>
  payload === null ? sql.fragment`null` : sql.fragment`${JSON.stringify(payload)}::jsonb`;
