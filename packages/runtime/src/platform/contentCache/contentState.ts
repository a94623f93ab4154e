import { z } from 'zod';
import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';

/** The content state: a snapshot, the server it is from, and whether the content is unchanged since the last check. */
export const contentState = z.object({ snapshot: z.string(), server: z.string(), is_unchanged: z.boolean() });
export type ContentState = z.output<typeof contentState>;

/** An SQL expression for the content state and whether the content is unchanged since `seen`. */
export const stateSince = (seen: ContentState | null): SqlFragment => sql.fragment`json_build_object(
  'snapshot', pg_current_snapshot()::text, 'server', ${serverOfContent},
  'is_unchanged', ${seen ? sql.fragment`not ${contentChanged(seen.snapshot)}` : sql.fragment`false`})`;

/**
 * An SQL expression that identifies the server and the database copy. After a failover or a restored backup, transaction IDs have
 * different meanings, so snapshots cannot be compared.
 */
export const serverOfContent = sql.fragment`
  (pg_postmaster_start_time()::text || ' ' || 'content_change'::regclass::oid::text)`;

/**
 * An SQL condition that is true if a content change was committed after the snapshot. The snapshot must be from the same server.
 */
export const contentChanged = (snapshot: string): SqlFragment => sql.fragment`exists (
  select from content_change
  where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot))`;

/** An SQL condition that is true if the content has not changed since the given state. */
export const isUnchangedSince = ({ server, snapshot }: ContentState): SqlFragment =>
  sql.fragment`(${serverOfContent} = ${server} and not ${contentChanged(snapshot)})`;
