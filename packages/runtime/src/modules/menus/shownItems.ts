import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { parseUrn } from '../urls/index.ts';
import { itemTree } from './itemTree.ts';
import type { Tree } from './itemTree.ts';
import { itemRow } from './menu.ts';
import type { ItemRow } from './menu.ts';

/** Selects a menu's items in order as a single JSON value, with the target entities' paths. */
export const selectItems = (menuId: SqlFragment): SqlFragment => sql.fragment`coalesce((
  select json_agg(json_build_object(
      'uuid', i.uuid, 'parent', i.parent_uuid, 'name', i.name, 'target', i.target,
      'type', r.entity_type, 'path', r.request_path, 'paths', (
        select json_object_agg(u.locale, u.request_path) from url_translation u where u.entity_uuid = r.entity_uuid)
    ) order by i.position)
  from menu_item i left join url_rewrite r on r.entity_uuid = case
    when i.target like 'urn:evershop:%' then right(i.target, 36)::uuid end
  where i.menu_id = ${menuId}), '[]')`;

/** Describes the value of `selectMenuOf`. */
export const shownMenu = z.array(itemRow).nullable();

/**
 * Selects the items of the menu with the given code as a single JSON value, inside another SQL statement. Null if
 * there is no such menu.
 */
export const selectMenuOf = (code: string): SqlFragment => sql.fragment`(
  select ${selectItems(sql.fragment`m.menu_id`)} from menu m where m.code = ${code})`;

/** The parts of the app that determine which items shoppers see. */
type Shown = Pick<AppContext, 'registry' | 'language'>;

/** A menu item as shown to shoppers. `url` has no language code. It is null if the item has no link. */
export interface ShownItem {
  readonly uuid: string;
  readonly name: string;
  readonly url: string | null;
  readonly children: readonly ShownItem[];
}

/**
 * Creates the visible menu items, with paths in the app's language. An item whose target was deleted is omitted with
 * its children. Labels are in the default language.
 */
export const shownItems = (app: Shown, items: readonly ItemRow[]): readonly ShownItem[] =>
  itemTree(items).flatMap((item) => shown(app, item));

function shown(app: Shown, item: Tree<ItemRow>): readonly ShownItem[] {
  const { uuid, name, target } = item;
  const url = target === null ? null : urlOf(app, item);
  if (target !== null && url === null) return [];
  return [{ uuid, name, url, children: item.children.flatMap((child) => shown(app, child)) }];
}

function urlOf(app: Shown, { target, type, path, paths }: ItemRow): string | null {
  const urn = parseUrn(target ?? '');
  if (!urn) return safeHref(target ?? '');
  const isKind = type !== null && app.registry('urlEntities').get(type)?.urn === urn.kind;
  return isKind ? (paths?.[app.language] ?? path) : null;
}
