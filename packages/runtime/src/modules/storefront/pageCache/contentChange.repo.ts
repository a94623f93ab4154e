import { z } from 'zod';
import { contentChanged, serverOfContent } from '../../../platform/contentCache/contentState.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import { priceListsPassed, pricesOf } from '../../catalog/index.ts';
import { selectHasPosts } from '../../blog/index.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { savedFrame, selectFrame } from '../page/pageFrame.ts';
import { windowsPassed } from '../../landingPages/index.ts';
import { plansPassed } from '../../pageBuilder/index.ts';

/**
 * The origin of a cached page: the database server and snapshot of the first SQL statement that read the page, the shop's clock time at
 * that read, and whether the menu links to the blog (null if the page has no menu).
 */
export interface PageOrigin {
  readonly snapshot: string;
  readonly server: string;
  readonly at: Date;
  readonly hasBlog: boolean | null;
}

/** The state of a cached page. If the page is outdated, the state contains the snapshot and frame with which to render it again. */
export const pageState = z.discriminatedUnion('is_current', [
  z.object({ is_current: z.literal(true) }),
  z.object({ is_current: z.literal(false), snapshot: z.string(), server: z.string(), frame: savedFrame }),
]);

const NEVER = sql.fragment`false`;

/** Selects a `pageState` as one JSON value, to be used within another SQL statement. */
export const selectPageState = (
  app: AppContext,
  origin: PageOrigin | null,
  now: Date,
  withMenu: boolean,
): SqlFragment =>
  sql.fragment`(
  select case when cached.is_current then json_build_object('is_current', true)
    else json_build_object('is_current', false,
      'snapshot', pg_current_snapshot()::text, 'server', ${serverOfContent}, 'frame', ${selectFrame(app, now, withMenu)}) end
  from (select ${origin ? isCurrent(app, origin, now) : NEVER} as is_current) as cached)`;

/** Selects true if nothing has been committed since the page was read, and no time has passed at which pages change automatically. */
const isCurrent = (
  app: AppContext,
  { snapshot, server, at, hasBlog }: PageOrigin,
  now: Date,
): SqlFragment => sql.fragment`not (
  ${serverOfContent} <> ${server} or ${contentChanged(snapshot)}
  or ${windowsPassed(at, now)} or ${plansPassed(at, now)}${pricesOf(app) ? sql.fragment` or ${priceListsPassed(at, now)}` : sql.fragment``}
  or ${hasBlog === null ? NEVER : sql.fragment`${selectHasPosts(now)} <> ${hasBlog}`})`;

const stateRow = z.object({ state: pageState });

/** Reads the state of a page that requires no path lookup. Runs one SQL statement. */
export async function readPageState(db: Db, column: SqlFragment): Promise<z.infer<typeof pageState>> {
  const { state } = await db.one(sql.type(stateRow)`select ${column} as state`);
  return state;
}

/** Deletes content changes older than one day, according to the clock that recorded them. */
export const deleteOldChanges = (db: Db) =>
  db.run(sql.type(noColumns)`delete from content_change where changed_at < now() - interval '1 day'`);
