import { z } from 'zod';
import { int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

const floorRow = z.object({ plans: int, cursors: z.record(z.string(), int) });

/** How many rollout plans a changeset has, and up to where of each route they hold its operations. */
export const planFloor = (db: Db, changesetId: number) =>
  db.one(sql.type(floorRow)`
    with plan as (select route_cursors from rollout_plan where changeset_id = ${changesetId}), highest as (
      select route, max(change_order::int) as change_order
      from plan, jsonb_each_text(route_cursors) as held (route, change_order) group by route
    )
    select (select count(*)::int from plan) as plans,
      (select coalesce(jsonb_object_agg(route, change_order), '{}') from highest) as cursors`);
