import { z } from 'zod';
import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';

/** Describes the state of the content, and whether none of it was changed since the process last looked. */
export const contentState = z.object({ snapshot: z.string(), server: z.string(), is_unchanged: z.boolean() });
export type ContentState = z.output<typeof contentState>;

/** Selects the state of the content, as `contentState`, and whether it is the one that was seen. */
export const stateSince = (seen: ContentState | null): SqlFragment => sql.fragment`json_build_object(
  'snapshot', pg_current_snapshot()::text, 'server', ${serverOfContent},
  'is_unchanged', ${seen ? sql.fragment`not ${contentChanged(seen.snapshot)}` : sql.fragment`false`})`;

/**
 * Names the server and the copy of the database, as a text. Snapshots of another one mean other transactions: after a failover, or once
 * a backup was restored.
 */
export const serverOfContent = sql.fragment`
  (pg_postmaster_start_time()::text || ' ' || 'content_change'::regclass::oid::text)`;

/** Holds where a change of content was committed that a snapshot of the same server does not see. */
export const contentChanged = (snapshot: string): SqlFragment => sql.fragment`exists (
  select from content_change
  where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot))`;

/** Holds where nothing of the content was changed since the server was seen. */
export const isUnchangedSince = ({ server, snapshot }: ContentState): SqlFragment =>
  sql.fragment`(${serverOfContent} = ${server} and not ${contentChanged(snapshot)})`;
