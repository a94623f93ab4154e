import { z } from 'zod';
import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';

/** Describes the content state, and whether nothing has changed since the process last checked. */
export const contentState = z.object({ snapshot: z.string(), server: z.string(), is_unchanged: z.boolean() });
export type ContentState = z.output<typeof contentState>;

/** Selects the content state, as `contentState`, and whether it matches the previous one. */
export const stateSince = (seen: ContentState | null): SqlFragment => sql.fragment`json_build_object(
  'snapshot', pg_current_snapshot()::text, 'server', ${serverOfContent},
  'is_unchanged', ${seen ? sql.fragment`not ${contentChanged(seen.snapshot)}` : sql.fragment`false`})`;

/**
 * Selects a string that identifies the server and the copy of the database. Snapshots of another one refer to other transactions:
 * after a failover, or after restoring a backup.
 */
export const serverOfContent = sql.fragment`
  (pg_postmaster_start_time()::text || ' ' || 'content_change'::regclass::oid::text)`;

/** The condition that a content change was committed that a snapshot of the same server does not see. */
export const contentChanged = (snapshot: string): SqlFragment => sql.fragment`exists (
  select from content_change
  where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot))`;

/** The condition that no content has changed since the given state. */
export const isUnchangedSince = ({ server, snapshot }: ContentState): SqlFragment =>
  sql.fragment`(${serverOfContent} = ${server} and not ${contentChanged(snapshot)})`;
