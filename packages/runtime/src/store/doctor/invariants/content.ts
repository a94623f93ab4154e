import { sql } from '../../../platform/db/db.ts';
import { byQuery, offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The record types with URL paths or translations, by table name. */
const KINDS = [
  'product',
  'category',
  'collection',
  'cms_page',
  'landing_page',
  'blog_post',
  'blog_category',
  'attribute',
  'attribute_option',
  'menu_item',
] as const;

/** Selects rows with an `entity_type` and `entity_uuid` whose record no longer exists. Skips entity types added by extensions. */
const dangling = (table: 'url_rewrite' | 'url_translation' | 'translation', shown: string) => sql.fragment`
  select row.entity_type || ' ' || row.${sql.identifier([shown])} from ${sql.identifier([table])} row
  where ${sql.join(
    KINDS.map(
      (kind) => sql.fragment`
        row.entity_type = ${kind} and not exists (
          select from ${sql.identifier([kind])} record where record.uuid = row.entity_uuid)`,
    ),
    sql.fragment` or `,
  )}`;

/** Selects redirects that form a loop of up to eight steps. */
const circles = (table: 'redirect' | 'url_redirect', target: 'target' | 'to_path') => sql.fragment`
  with recursive step as (
    select from_path as start, ${sql.identifier([target])} as at, 1 as steps from ${sql.identifier([table])}
    union all
    select step.start, next.${sql.identifier([target])}, step.steps + 1
    from step join ${sql.identifier([table])} next on next.from_path = step.at
    where step.steps < 8 and step.at <> step.start
  )
  select distinct start from step where at = start`;

const placedEntities: Invariant = {
  id: 'placementEntities',
  about: "Every widget placed on a record's page has an existing record.",
  fix: 'Delete the placement (/admin/widgets), or restore the record.',
  async find(db, app) {
    const kinds = app
      .registry('urlEntities')
      .list()
      .filter(({ type, urn }) => urn !== undefined && (KINDS as readonly string[]).includes(type));
    if (kinds.length === 0) return [];
    return offenders(
      db,
      sql.fragment`
        select distinct entity_urn from widget_placement p
        where ${sql.join(
          kinds.map(
            ({ type, urn }) => sql.fragment`
              p.entity_urn like ${`urn:evershop:${urn}:%`} and not exists (
                select from ${sql.identifier([type])} record
                where record.uuid::text = right(p.entity_urn, 36))`,
          ),
          sql.fragment` or `,
        )}`,
    );
  },
};

const widgetTypes: Invariant = {
  id: 'widgetTypes',
  about: 'The type of every widget belongs to an installed extension.',
  fix: 'Reinstall the extension of this widget type, or delete the widget (/admin/widgets).',
  find: (db, app) =>
    offenders(
      db,
      sql.fragment`
        select distinct type from widget_instance
        where type <> all(${sql.array(
          app
            .registry('widgets')
            .list()
            .map(({ type }) => type),
          'text',
        )})`,
    ),
};

/** The invariants of URLs, pages and menus. */
export const contentInvariants: readonly Invariant[] = [
  byQuery({
    id: 'paths',
    about: 'Every path of the shop points to an existing record.',
    fix: 'Delete the row from `url_rewrite` with SQL.',
    query: dangling('url_rewrite', 'request_path'),
  }),
  byQuery({
    id: 'translatedPaths',
    about: 'Every path in another language points to an existing record.',
    fix: 'Delete the row from `url_translation` with SQL.',
    query: dangling('url_translation', 'request_path'),
  }),
  byQuery({
    id: 'translatedRecords',
    about: 'Every translation belongs to an existing record.',
    fix: 'Delete the row from `translation` with SQL.',
    query: dangling('translation', 'locale'),
  }),
  byQuery({
    id: 'missingPaths',
    about: 'Every category and every product for sale has a path.',
    fix: 'Save the record with its URL key again in the admin (/admin/products, /admin/categories).',
    query: sql.fragment`
      select 'product ' || sku from product p
      where status and not exists (select from url_rewrite u where u.entity_uuid = p.uuid)
      union all
      select 'category ' || url_key from category c
      where not exists (select from url_rewrite u where u.entity_uuid = c.uuid)`,
  }),
  byQuery({
    id: 'redirects',
    about: 'No redirect points back to its own path.',
    fix: 'Delete or change one of the redirects (/admin/redirects).',
    query: circles('redirect', 'target'),
  }),
  byQuery({
    id: 'movedPaths',
    about: 'No former path redirects back to itself.',
    fix: 'Delete one of the rows from `url_redirect` with SQL.',
    query: circles('url_redirect', 'to_path'),
  }),
  placedEntities,
  widgetTypes,
  byQuery({
    id: 'menuItems',
    about: 'Every menu entry is below an entry of the same menu, and not below itself.',
    fix: 'Save the menu again in the admin (/admin/menus).',
    query: sql.fragment`
      with recursive tree as (
        select uuid, menu_id from menu_item where parent_uuid is null
        union all
        select item.uuid, item.menu_id from menu_item item
        join tree on tree.uuid = item.parent_uuid and tree.menu_id = item.menu_id
      )
      select name from menu_item item where not exists (select from tree where tree.uuid = item.uuid)`,
  }),
  byQuery({
    id: 'rolloutTimes',
    about:
      'The page times of a rollout plan match the plan, and no two plans change a page at the same time.',
    fix: "Save the rollout's dates again (/admin/rollouts).",
    query: sql.fragment`
      select plan.name from rollout_plan_page page join rollout_plan plan using (rollout_plan_id)
      where page.during <> tstzrange(plan.start_time, plan.end_time)
      union
      select plan.name from rollout_plan_page page join rollout_plan plan using (rollout_plan_id)
      where exists (
        select from rollout_plan_page other
        where other.rollout_plan_id <> page.rollout_plan_id and other.scope && page.scope and other.during && page.during)`,
  }),
];
