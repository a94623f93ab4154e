import { z } from 'zod';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import type { TaggedText } from '../../../platform/http/etag.ts';
import { categoryMenu, selectCategoryMenu } from '../../catalog/index.ts';
import { windowsPassed } from '../../landingPages/index.ts';
import { plansPassed } from '../../pageBuilder/index.ts';
import type { MenuEntry } from '../templates/contract.ts';
import type { KeptPage, PageKeeping } from './keptPages.ts';

const startValue = z.discriminatedUnion('stands', [
  z.object({ stands: z.literal(true) }),
  z.object({ stands: z.literal(false), snapshot: z.string(), menu: categoryMenu.nullable() }),
]);

const NEVER = sql.fragment`false`;
const NOTHING = sql.fragment`null::json`;

/**
 * Whether a kept page still is what the shop would answer; else what a new one begins with. One JSON value, for a statement
 * that is made anyway.
 */
export const selectPageStart = ({ known, now, isDocument }: PageKeeping) => sql.fragment`(
  select case when kept.stands then json_build_object('stands', true) else json_build_object('stands', false,
    'snapshot', pg_current_snapshot()::text, 'menu', ${isDocument ? selectCategoryMenu : NOTHING}) end
  from (select ${known ? standing(known, now) : NEVER} as stands) as kept)`;

/** Nothing was committed since, and no time has come at which pages change by themselves. */
const standing = ({ snapshot, at }: KeptPage, now: Date) => sql.fragment`not (
  exists (
    select from content_change
    where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot))
  or ${windowsPassed(at, now)} or ${plansPassed(at, now)})`;

/** What a page is answered with, or made with. */
export interface PageStart {
  /** The one that is kept, where it stands. */
  readonly kept: TaggedText | null;
  readonly menu: readonly MenuEntry[];
  /** Keeps the page that is made now. */
  keep(text: TaggedText): void;
}

/** Reads what `selectPageStart` gave for the same page. */
export function pageStartOf({ known, keep }: PageKeeping, value: unknown): PageStart {
  const start = startValue.parse(value);
  if (start.stands) return { kept: known && known.text, menu: [], keep: () => undefined };
  return { kept: null, menu: start.menu ?? [], keep: (text) => keep(start.snapshot, text) };
}

const startRow = z.object({ start: z.unknown() });

/** For a page that no path is looked up for. One statement. */
export async function readPageStart(db: Db, keeping: PageKeeping): Promise<PageStart> {
  const { start } = await db.one(sql.type(startRow)`select ${selectPageStart(keeping)} as start`);
  return pageStartOf(keeping, start);
}

/** By the clock that wrote them. */
export const deleteOldChanges = (db: Db) =>
  db.run(sql.type(noColumns)`delete from content_change where changed_at < now() - interval '1 day'`);
